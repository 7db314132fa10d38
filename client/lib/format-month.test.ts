import { describe, expect, test } from 'vitest'
import { formatMonth, formatMonthName } from './format-month.ts'

describe('a month', () => {
  test.each([
    ['2026-09', 'Sep 2026', '2026 წლის სექტემბერი'],
    ['2027-01', 'Jan 2027', '2027 წლის იანვარი'],
  ])('%s is written as a reader of each language would', (month, english, georgian) => {
    expect(formatMonth(month, 'en')).toBe(english)
    expect(formatMonth(month, 'ka')).toBe(georgian)
  })

  test('is three letters where there is no room', () => {
    expect(formatMonthName('2026-06', 'en')).toBe('Jun')
    expect(formatMonthName('2026-06', 'ka')).toBe('ივნ')
  })
})
