import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatGeorgianFigure,
  formatInstant,
  formatLari,
  percentOf,
} from './format.ts'

describe('lari', () => {
  test.each([
    [8450, '₾8,450'],
    [12.5, '₾12.50'],
    [0, '₾0'],
    [1_000_000_000, '₾1,000,000,000'],
  ])('%d is written %s', (amount, text) => {
    expect(formatLari(amount)).toBe(text)
  })
})

describe('an amount that a Georgian sentence says in words', () => {
  test.each([
    [8450, '8\u00A0450'],
    [1_000_000.5, '1\u00A0000\u00A0000,50'],
    [0.01, '0,01'],
    [300, '300'],
  ])('%d is written %s, before the word', (amount, text) => {
    expect(formatGeorgianFigure(amount)).toBe(text)
  })
})

describe('days', () => {
  test('read as an English speaker writes them', () => {
    expect(formatDay('2026-12-01', 'en')).toBe('1 Dec 2026')
  })

  test('read as a Georgian speaker writes them', () => {
    expect(formatDay('2027-03-31', 'ka')).toBe('2027 წლის 31 მარტი')
  })

  test('never slip to the day before or after', () => {
    expect(formatDay('2026-01-01', 'ka')).toBe('2026 წლის 1 იანვარი')
    expect(formatDay('2026-12-31', 'en')).toBe('31 Dec 2026')
  })
})

test('an instant is told by the clock of Tbilisi', () => {
  expect(formatInstant('2026-12-01T21:30:00Z')).toBe('Dec 2, 2026, 01:30 AM')
})

test('counts are grouped by thousands', () => {
  expect(formatCount(1234)).toBe('1,234')
})

describe('the percentage of a goal', () => {
  test.each([
    [8450, 12_000, 70],
    [31_200, 30_000, 104],
    [9999, 10_000, 99],
    [10_000, 10_000, 100],
    [0, 2400, 0],
    [50, 0, 0],
    [0, 0, 0],
  ])('%d of %d is %d', (raised, goal, percent) => {
    expect(percentOf(raised, goal)).toBe(percent)
  })
})
