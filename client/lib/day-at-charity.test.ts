import { expect, test } from 'vitest'
import { dayAtCharity } from './day-at-charity.ts'

test('a new day begins where the charity is', () => {
  expect(dayAtCharity(new Date('2026-12-31T19:59:59Z'))).toBe('2026-12-31')
  expect(dayAtCharity(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})
