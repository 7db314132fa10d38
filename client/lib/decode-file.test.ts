import { describe, expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const decode = (...bytes: number[]) => decodeFile(Uint8Array.from(bytes))

const inUtf16 = (text: string, isLittle = true): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}

/** The bytes of a text by a table of letters from 0xC0 on. */
const inLetters = (letters: string, text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const index = letters.indexOf(letter)
    return index < 0 ? letter.charCodeAt(0) : 0xc0 + index
  })

const academy = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
const ps = 'აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰ'
const cyrillic = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'

describe('what says of itself how it is written is not asked about', () => {
  const text = 'სახელი;თანხა\nანა;5'
  const known = { text, guessed: null }

  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 with its mark', inUtf16(`\uFEFF${text}`)],
    ['UTF-16 with its mark, the other half first', inUtf16(`\uFEFF${text}`, false)],
    ['UTF-16 without a mark', inUtf16(text)],
    ['UTF-16 without a mark, the other half first', inUtf16(text, false)],
  ])('%s', (_what, bytes) => {
    expect(decodeFile(bytes)).toEqual(known)
  })

  test('UTF-8 of which a bank has cut a letter in two', () => {
    const whole = new TextEncoder().encode('ანა;შემოწირულობა')
    expect(decodeFile(whole.subarray(0, -1))).toEqual({ text: 'ანა;შემოწირულობ\uFFFD', guessed: null })
  })
})

describe('what does not is guessed', () => {
  test.each([
    ['georgian-academy', 'ლომთაძე თამარ;5', academy],
    ['georgian-ps', 'ჭოხონელიძე თამარ;5', ps],
    ['windows-1251', 'Анна Петрова;5', cyrillic],
  ])('%s', (guessed, text, letters) => {
    expect(decodeFile(inLetters(letters, text))).toEqual({ text, guessed })
  })

  test('windows-1252', () => {
    expect(decode(0x41, 0xf1, 0x61, 0x3b, 0x35)).toEqual({ text: 'Aña;5', guessed: 'windows-1252' })
  })

  test('and read as somebody says it is written', () => {
    const bytes = inLetters(academy, 'ანა')
    expect(decodeFile(bytes, 'windows-1251')).toEqual({ text: 'АМА', guessed: 'windows-1251' })
    expect(decodeFile(Uint8Array.of(0xc0, 0xcd, 0xc0), 'georgian-ps').text).toBe('ანა')
  })
})
