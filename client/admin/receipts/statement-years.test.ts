import { describe, expect, test } from 'vitest'
import { dueYear, isYearOver, statementYears, yearAsked } from './statement-years.ts'

describe('the year whose statements are due', () => {
  test.each([
    ['2027-01-01T00:00:00+04:00', 2026],
    ['2027-03-31T23:59:00+04:00', 2026],
    ['2027-04-01T00:00:00+04:00', 2026],
    ['2027-12-31T19:30:00Z', 2026],
    ['2027-12-31T20:30:00Z', 2027],
  ])('is on %s %i', (moment, year) => {
    expect(dueYear(new Date(moment))).toBe(year)
  })
})

describe('a year is over', () => {
  test.each([
    ['2027-12-31T19:30:00Z', 2027, false],
    ['2027-12-31T20:30:00Z', 2027, true],
    ['2027-12-31T20:30:00Z', 2028, false],
  ])('on %s: %i, %s', (moment, year, isOver) => {
    expect(isYearOver(year, new Date(moment))).toBe(isOver)
  })
})

describe('the years that can be chosen', () => {
  const now = new Date('2026-11-27T12:00:00Z')

  test('are the last ten, and the one that is asked for', () => {
    expect(statementYears(now, 2026)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
    expect(statementYears(now, 2011).at(-1)).toBe(2011)
  })

  test('are read from the address where it names one', () => {
    expect(yearAsked('2024', now)).toBe(2024)
    for (const text of [null, '', '1999', '20240', 'soon']) expect(yearAsked(text, now)).toBe(2025)
  })
})
