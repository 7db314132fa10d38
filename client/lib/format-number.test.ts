import { describe, expect, test } from 'vitest'
import { formatLari, formatNumber, formatPercent, formatTypedNumber } from './format-number.ts'

describe('lari', () => {
  test.each([
    [8450, '₾8,450', '8\u00A0450\u00A0₾'],
    [8450.5, '₾8,450.50', '8\u00A0450,50\u00A0₾'],
    [0, '₾0', '0\u00A0₾'],
    [0.01, '₾0.01', '0,01\u00A0₾'],
    [999, '₾999', '999\u00A0₾'],
    [1000, '₾1,000', '1\u00A0000\u00A0₾'],
    [1_000_000_000, '₾1,000,000,000', '1\u00A0000\u00A0000\u00A0000\u00A0₾'],
    [-1250.5, '-₾1,250.50', '-1\u00A0250,50\u00A0₾'],
  ])('%d are written %s in English and %s in Georgian', (amount, english, georgian) => {
    expect(formatLari(amount, 'en')).toBe(english)
    expect(formatLari(amount, 'ka')).toBe(georgian)
  })

  test('left over by a sum in binary fractions are whole all the same', () => {
    expect(formatLari(1000.1 - 0.1, 'en')).toBe('₾1,000')
    expect(formatLari(0.1 + 0.2, 'ka')).toBe('0,30\u00A0₾')
  })

  test('stand in a field without marks between the thousands', () => {
    expect(formatTypedNumber(1_250_000, 'ka')).toBe('1250000')
    expect(formatTypedNumber(8450.5, 'ka')).toBe('8450,50')
    expect(formatTypedNumber(8450.5, 'en')).toBe('8450.50')
  })
})

test('numbers are grouped by thousands', () => {
  expect(formatNumber(1234, 'en')).toBe('1,234')
  expect(formatNumber(1_234_567, 'ka')).toBe('1\u00A0234\u00A0567')
})

test('percentages have as many decimals as are asked for', () => {
  expect(formatPercent(70, 'ka')).toBe('70%')
  expect(formatPercent(1250, 'en')).toBe('1,250%')
  expect(formatPercent(30, 'en', 1)).toBe('30.0%')
  expect(formatPercent(30.46, 'ka', 1)).toBe('30,5%')
})
