import { describe, expect, it } from 'vitest'
import { textFault } from './text-fault.ts'

const faultOf = (text: string) => textFault(text, 1, 100)?.code

describe('a text', () => {
  it.each(['', '  ', '\u200b\u200b', '\u2060 \ufeff', '\u3164', '\u2800\u00ad', '\u200e\u200f'])(
    'of which nobody would see anything is missing: %j',
    (text) => {
      expect(faultOf(text)).toBe('required')
      expect(textFault(text, 0, 100)).toBe(null)
    },
  )

  it.each(['Nino\u202e 021₾', '\u202dNino', 'a\0b', '\ud800'])(
    'that turns round what stands beside it, or cannot be stored, is refused: %j',
    (text) => {
      expect(faultOf(text)).toBe('invalid_text')
      expect(textFault(text, 0, 100)?.code).toBe('invalid_text')
    },
  )

  it.each([
    'ნინო',
    'é',
    'e\u0301',
    '👩‍👧',
    'a\u200bb',
    '\u202a+995 555 12 34 56\u202c',
    '\u2067דוד\u2069',
    'مريم',
    '한글',
  ])('of any people, and as it is pasted, is taken: %j', (text) => expect(faultOf(text)).toBeUndefined())

  it('is judged in no time however long it is', () => {
    expect(faultOf(`${'\u200b'.repeat(100_000)}a`)).toBe('too_long')
  })
})
