import { describe, expect, test } from 'vitest'
import { locales } from '../../schema/locales.ts'
import { refusedAmount } from './donation-amount.ts'

describe.each(locales)('typed by a reader of %s', (locale) => {
  test.each(['1', '25', '1.5', '12,50', '100.25', '8 450,50', '₾ 20', '20 ₾', '10 000 000'])(
    '%s can be given',
    (typed) => expect(refusedAmount(typed, locale)).toBe(null),
  )

  test.each([
    ['', 'required'],
    [' ', 'required'],
    ['0', 'too_small', 1],
    ['0.5', 'too_small', 1],
    ['0,99', 'too_small', 1],
    ['-5', 'too_small', 1],
    ['ten', 'invalid_amount'],
    ['Infinity', 'invalid_amount'],
    ['1e3', 'invalid_amount'],
    ['0x10', 'invalid_amount'],
    ['1.500', 'ambiguous_amount'],
    ['12.3456', 'too_precise'],
    ['10000000.01', 'too_big', 10_000_000],
    ['99999999999999999999', 'too_big', 10_000_000],
    ['9'.repeat(400), 'too_big', 10_000_000],
  ])('"%s" cannot: %s', (typed, code, limit?: number) => {
    expect(refusedAmount(typed, locale)).toEqual(limit === undefined ? { code } : { code, limit })
  })
})

test('a comma before three digits parts thousands in English alone', () => {
  expect(refusedAmount('12,505', 'en')).toBe(null)
  expect(refusedAmount('12,505', 'ka')).toEqual({ code: 'ambiguous_amount' })
})
