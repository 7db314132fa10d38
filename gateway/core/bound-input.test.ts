import { describe, expect, it } from 'vitest'
import { mostInput, mostWithFile } from '../../schema/limits.ts'
import { boundInput, boundJson } from './bound-input.ts'

const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index)

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}

const refusalOf = (bound: () => void): string | undefined => {
  try {
    bound()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

const message = (input: unknown) => refusalOf(() => boundInput(input))

describe('input', () => {
  it('passes as large as an honest request can be', () => {
    const text = '🐕'.repeat(20_000)
    const translations = { en: { title: text, description: text }, ka: { title: text } }
    expect(message({ title: 'x', goal: 1, translations })).toBeUndefined()
  })

  it.each([undefined, null, '', 0, true, [], {}, numbers(2000), nested(10)])(
    'passes when it is %j',
    (input) => {
      expect(message(input)).toBeUndefined()
    },
  )

  it('is refused with too many values, wherever they are', () => {
    const sentence = 'request body must have at most 2000 items'
    expect(message(numbers(2001))).toBe(sentence)
    expect(message({ list: numbers(1000), again: { list: numbers(1000) } })).toBe(sentence)
    expect(message(Object.fromEntries(numbers(2001).map((key) => [`k${key}`, key])))).toBe(sentence)
  })

  it('is refused too deep, even deeper than a stack could follow', () => {
    const sentence = 'request body must have at most 10 levels'
    expect(message(nested(11))).toBe(sentence)
    expect(message(nested(100_000))).toBe(sentence)
  })

  it('is refused with too much text, in values or in names', () => {
    const sentence = 'request body must have at most 524288 characters'
    expect(message({ text: 'x'.repeat(524_288) })).toBe(sentence)
    expect(message({ ['ა'.repeat(200_000)]: 1 })).toBe(sentence)
  })
})

describe('JSON that is still to be parsed', () => {
  const refusal = (json: string) => refusalOf(() => boundJson(json))

  it.each([
    '',
    'no JSON at all',
    '"',
    '"\\',
    '[',
    ']]]]]]]]]]]]]]]]',
    JSON.stringify(numbers(2000)),
    JSON.stringify(nested(10)),
    JSON.stringify('['.repeat(1000)),
    JSON.stringify({ ['{'.repeat(100)]: ','.repeat(5000), more: '\\",[{"\\\\' }),
  ])('is left to the parser: %s', (json) => {
    expect(refusal(json)).toBeUndefined()
  })

  it('is refused where the value would be', () => {
    expect(refusal(JSON.stringify(numbers(2002)))).toBe('request body must have at most 2000 items')
    expect(refusal(','.repeat(2001))).toBe('request body must have at most 2000 items')
    expect(refusal('['.repeat(12))).toBe('request body must have at most 10 levels')
    expect(refusal('{"a":'.repeat(100_000))).toBe('request body must have at most 10 levels')
    expect(refusal(`["\\"",${'['.repeat(12)}`)).toBe('request body must have at most 10 levels')
  })

  it('with more names in one object than any has is refused, even where a file may be brought', () => {
    const wide = Object.fromEntries(
      Array.from({ length: mostInput.values + 1 }, (_, index) => [`k${index}`, 1]),
    )
    expect(() => boundInput({ wide }, 'variables', mostWithFile)).toThrow('at most 2000 items')
    expect(() => boundInput({ list: Object.values(wide) }, 'variables', mostWithFile)).not.toThrow()
  })
})
