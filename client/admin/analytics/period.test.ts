import { describe, expect, test } from 'vitest'
import { boundsOf, faultsOf, monthOf, readDays, readPeriod } from './period.ts'

const noDays = { from: null, until: null }

describe('a period', () => {
  test('is all of time when the address names none of ours', () => {
    expect(readPeriod(null)).toBe('all')
    expect(readPeriod('next-year')).toBe('all')
    expect(readPeriod('last-year')).toBe('last-year')
  })

  test.each([
    ['all', '2026-11', null, null],
    ['last-12-months', '2026-11', '2025-12', '2026-11'],
    ['last-12-months', '2026-12', '2026-01', '2026-12'],
    ['last-12-months', '2026-01', '2025-02', '2026-01'],
    ['this-year', '2026-11', '2026-01', '2026-12'],
    ['last-year', '2026-11', '2025-01', '2025-12'],
  ] as const)('%s, seen in %s, goes from %s until %s', (period, now, from, until) => {
    expect(boundsOf(period, now, noDays)).toEqual({ from, until })
  })

  test('of days is what the address names, as far as it names days', () => {
    const days = (address: string) => boundsOf('days', '2026-11', readDays(new URLSearchParams(address)))
    expect(days('from=2026-11-03&until=2026-11-15')).toEqual({ from: '2026-11-03', until: '2026-11-15' })
    expect(days('from=2026-02-30')).toEqual(noDays)
  })

  test('begins when the month begins in Tbilisi', () => {
    expect(monthOf(new Date('2026-11-30T19:59:59Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-11-30T20:00:00Z'))).toBe('2026-12')
  })
})

describe('chosen days', () => {
  test.each([
    ['2026-12-01', '2026-11-01', { until: 'before_start' }],
    ['1999-12-31', '2026-11-01', { from: 'before_2000' }],
    ['1999-12-31', '1999-12-30', { from: 'before_2000', until: 'before_2000' }],
    [null, '1999-12-31', { until: 'before_2000' }],
    ['2026-11-01', '2026-11-01', {}],
    [null, null, {}],
  ])('from %s until %s are refused where they hold nothing', (from, until, faults) => {
    expect(faultsOf({ from, until })).toEqual(faults)
  })
})
