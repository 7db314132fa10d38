import { expect, it } from 'vitest'
import { readAmount, readDay } from './bank-values.ts'

it.each([
  ['1,250.50', 1250.5],
  ['-60', -60],
  ['(60.00)', -60],
  ['', 0],
  ['-', 0],
  [' – ', 0],
])('an amount written %j is %d lari', (cell, lari) => {
  expect(readAmount(cell, 'point')).toEqual({ value: lari })
})

it.each(['₾', 'sixty', '12,50', '--'])('what is written %j is no amount', (cell) => {
  expect(readAmount(cell, 'point')).toEqual({ fault: { code: 'invalid_amount' } })
})

const today = '2026-11-22'

it.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 23:30', '2026-03-05'],
  ['2026-03-05T23:30:00', '2026-03-05'],
  ['2026-03-05 11:30:15 PM', '2026-03-05'],
  ['2026-03-05 (Thursday)', '2026-03-05'],
  ['2026-03-05T23:30:00Z', '2026-03-06'],
  ['2026-03-05T19:59:59.999Z', '2026-03-05'],
  ['2026-03-05 20:00 UTC', '2026-03-06'],
  ['2026-03-05 11:30 pm GMT', '2026-03-06'],
  ['2026-03-06T01:30:00+0400', '2026-03-06'],
  ['2026-03-06T01:30:00+09:00', '2026-03-05'],
  ['2026-12-31T20:30:00Z', 'after today'],
])('the day written %j is %s in Tbilisi', (cell, day) => {
  const read = readDay(cell, 'yearFirst', today)
  expect(read).toEqual(day === 'after today' ? { fault: { code: 'after_today' } } : { value: day })
})

it('a day of the last moments before a year is of the next one', () => {
  expect(readDay('31.12.2025 23:30:00 +01:00', 'dayFirst', today)).toEqual({ value: '2026-01-01' })
})

it.each([
  '2026-03-05T23:30:00 CET',
  '2026-03-05T25:30:00Z',
  '2026-03-05 23:30 America/New_York',
  '2026-03-05T23',
])('no day is made of %j, whose zone or time nobody knows', (cell) => {
  expect(readDay(cell, 'yearFirst', today)).toEqual({ fault: { code: 'invalid_date' } })
})
