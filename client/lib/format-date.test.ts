import { describe, expect, test } from 'vitest'
import {
  formatDay,
  formatInstant,
  formatMoment,
  formatMonth,
  formatMonthName,
  formatTime,
  formatToday,
  formatWeekday,
} from './format-date.ts'

describe('a day', () => {
  test.each([
    ['2026-12-01', '1\u00A0Dec 2026', '2026 წლის 1\u00A0დეკემბერი'],
    ['2026-09-30', '30\u00A0Sep 2026', '2026 წლის 30\u00A0სექტემბერი'],
    ['2026-01-01', '1\u00A0Jan 2026', '2026 წლის 1\u00A0იანვარი'],
  ])('%s is written as a reader of each language would', (day, english, georgian) => {
    expect(formatDay(day, 'en')).toBe(english)
    expect(formatDay(day, 'ka')).toBe(georgian)
  })
})

describe('a day of this year', () => {
  test.each([
    ['2026-11-21', 'Saturday, 21\u00A0November', 'შაბათი, 21\u00A0ნოემბერი'],
    ['2026-02-01', 'Sunday, 1\u00A0February', 'კვირა, 1\u00A0თებერვალი'],
  ])('%s is told with its day of the week', (day, english, georgian) => {
    expect(formatToday(day, 'en')).toBe(english)
    expect(formatToday(day, 'ka')).toBe(georgian)
  })

  test('has a day of the week that stands alone', () => {
    expect(formatWeekday('2026-11-18', 'en')).toBe('Wednesday')
    expect(formatWeekday('2026-11-18', 'ka')).toBe('ოთხშაბათი')
  })
})

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

describe('an instant', () => {
  test('is told by the clock of Tbilisi', () => {
    expect(formatInstant('2026-12-01T21:30:00Z')).toBe('Dec 2, 2026, 01:30 AM')
  })

  test('is written as a reader of each language would, where both have their own', () => {
    expect(formatMoment('2026-12-01T20:05:00Z', 'en')).toBe('2\u00A0Dec 2026, 00:05')
    expect(formatMoment('2026-12-01T20:05:00Z', 'ka')).toBe('2026 წლის 2\u00A0დეკემბერი, 00:05')
  })

  test('is an hour alone where its day is told in words', () => {
    expect(formatTime('2026-12-01T20:05:00Z')).toBe('00:05')
  })

  test('names September as a day does', () => {
    expect(formatInstant('2026-09-01T09:00:00Z')).toBe('Sep 1, 2026, 01:00 PM')
  })
})
