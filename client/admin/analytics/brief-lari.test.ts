import { expect, test } from 'vitest'
import { briefLari } from './brief-lari.ts'

test.each([
  [0, '₾0', '₾0'],
  [2.5, '₾2.50', '₾2.50'],
  [999, '₾999', '₾999'],
  [45_515, '₾45.5k', '₾45.5 ათ.'],
  [50_000, '₾50k', '₾50 ათ.'],
  [999_999, '₾999.9k', '₾999.9 ათ.'],
  [1_250_000, '₾1.2m', '₾1.2 მლნ'],
  [3_000_000_000, '₾3bn', '₾3 მლრდ'],
])('%d is written %s, %s', (amount, english, georgian) => {
  expect(briefLari(amount, 'en')).toBe(english)
  expect(briefLari(amount, 'ka')).toBe(georgian)
})
