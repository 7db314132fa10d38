import { expect, test } from 'vitest'
import { dayAtCharity, momentAtCharity, timeAtCharity } from './day-at-charity.ts'

test('a new day begins where the charity is', () => {
  expect(dayAtCharity(new Date('2026-12-31T19:59:59Z'))).toBe('2026-12-31')
  expect(dayAtCharity(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})

test('a day and a time are told on the clock of Tbilisi', () => {
  expect(momentAtCharity('2026-12-01', '09:30')?.toISOString()).toBe('2026-12-01T05:30:00.000Z')
  expect(momentAtCharity('2027-01-01', '00:00')?.toISOString()).toBe('2026-12-31T20:00:00.000Z')
})

test('the clock of Tbilisi shows a time of four hours later', () => {
  expect(timeAtCharity(new Date('2026-12-31T19:59:59Z'))).toBe('23:59')
  expect(timeAtCharity(new Date('2026-12-31T20:00:00Z'))).toBe('00:00')
})

test('what is no day or no time is no moment', () => {
  for (const [day, time] of [
    ['', '09:30'],
    ['2026-12-01', ''],
    ['2026-13-01', '09:30'],
    ['2026-12-01', '25:00'],
  ] as const) {
    expect(momentAtCharity(day, time)).toBeNull()
  }
})
