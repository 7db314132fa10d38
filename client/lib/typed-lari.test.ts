import { describe, expect, test } from 'vitest'
import { locales } from '../../schema/locales.ts'
import { formatLari, formatTypedNumber } from './format-number.ts'
import { readLari } from './typed-lari.ts'

describe.each(locales)('an amount, typed by a reader of %s,', (locale) => {
  test.for([
    ['12000', 12_000],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['0.75', 0.75],
    ['0,75', 0.75],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1.250.000,5', 1_250_000.5],
    ['12 000', 12_000],
    ['8 450,50', 8450.5],
    ['8\u00A0450,50\u00A0₾', 8450.5],
    ['8\u202F450.50', 8450.5],
    ['₾ 50', 50],
    ['50 ₾', 50],
    [' 50 ', 50],
    ['-5', -5],
    ['-₾5', -5],
    ['−5 ₾', -5],
  ] as const)('"%s" is %d', ([typed, lari]) => {
    expect(readLari(typed, locale)).toEqual({ lari })
  })

  test.for(['', '  ', '₾'])('"%s" is none yet', (typed) => {
    expect(readLari(typed, locale)).toEqual({ lari: undefined })
  })

  test.for([
    ...['1e3', '0x10', '0b1', 'Infinity', 'NaN', 'a lot', 'ten', '٥', '½', '5%', '5/2', '1_000'],
    ...['1,2,3', '12,00,000', '5..0', '5.', '.5', '1 2', '12 00', '1 250 00', '1,250 000', '1  000'],
    ...['0 500', '1,250.000.50', '+5', '--5', '5-', '₾5₾', '1’000', '5 000 dollars'],
  ])('"%s" is none', (typed) => {
    expect(readLari(typed, locale)).toEqual({ lari: Number.NaN, refused: 'invalid_amount' })
  })

  test.for(['1.500', '12.345', '₾1.500'])('"%s" could be two', (typed) => {
    expect(readLari(typed, locale)).toEqual({ lari: Number.NaN, refused: 'ambiguous_amount' })
  })

  test.for(['12.3456', '0,500', '1234.567', '1 250,000', '1,250.500', '12.50000000000000000001'])(
    '"%s" has more than tetri',
    (typed) => {
      expect(readLari(typed, locale)).toEqual({ lari: Number.NaN, refused: 'too_precise' })
    },
  )

  test.for([0, 0.01, 0.1, 12, 999.99, 1000, 8450.5, 1_250_000, 999_999_999.99, -1250.5])(
    '%d is read as it is shown, and as it stands in a field',
    (lari) => {
      expect(readLari(formatLari(lari, locale), locale)).toEqual({ lari })
      expect(readLari(formatTypedNumber(lari, locale), locale)).toEqual({ lari })
    },
  )
})

test('a comma before three digits parts thousands in English alone, which writes them so', () => {
  expect(readLari('12,000', 'en')).toEqual({ lari: 12_000 })
  expect(readLari('12,000', 'ka')).toEqual({ lari: Number.NaN, refused: 'ambiguous_amount' })
})
