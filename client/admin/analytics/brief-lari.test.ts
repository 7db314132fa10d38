import { expect, test } from 'vitest'
import { briefLari } from './brief-lari.ts'

test.each([
  [0, '₾0', '0\u00A0₾'],
  [2.5, '₾2.50', '2,50\u00A0₾'],
  [999, '₾999', '999\u00A0₾'],
  [45_515, '₾45.5k', '45,5\u00A0ათ.\u00A0₾'],
  [50_000, '₾50k', '50\u00A0ათ.\u00A0₾'],
  [999_999, '₾999.9k', '999,9\u00A0ათ.\u00A0₾'],
  [1_250_000, '₾1.2m', '1,2\u00A0მლნ\u00A0₾'],
  [3_000_000_000, '₾3bn', '3\u00A0მლრდ\u00A0₾'],
])('%d is written %s, %s', (amount, english, georgian) => {
  expect(briefLari(amount, 'en')).toBe(english)
  expect(briefLari(amount, 'ka')).toBe(georgian)
})
