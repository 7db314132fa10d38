import { describe, expect, test } from 'vitest'
import { formatPaidInstead } from './format-paid-instead.ts'

describe('what was paid instead', () => {
  test('is written like any other sum of the site', () => {
    expect(formatPaidInstead('1043.50 GEL', 'en')).toBe('₾1,043.50')
    expect(formatPaidInstead('1043.50 GEL', 'ka')).toBe('1\u00A0043,50\u00A0₾')
    expect(formatPaidInstead('43.00 GEL', 'en')).toBe('₾43')
  })

  test('keeps its currency where that is another', () => {
    expect(formatPaidInstead('43.00 USD', 'ka')).toBe('43.00 USD')
  })
})
