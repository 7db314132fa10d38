import { describe, expect, test } from 'vitest'
import { periodParts } from './period-parts.ts'

describe('a period is made of whole months and of the days at its ends', () => {
  test.each([
    ['open', null, null, [null, null], []],
    ['whole months', '2026-01-01', '2026-02-28', ['2026-01-01', '2026-03-01'], []],
    ['a leap month', '2024-02-01', '2024-02-29', ['2024-02-01', '2024-03-01'], []],
    ['begun in a month', '2025-12-15', '2026-01-31', ['2026-01-01', '2026-02-01'], ['2025-12-15 2025-12-31']],
    ['ended in a month', '2025-12-01', '2026-01-15', ['2025-12-01', '2026-01-01'], ['2026-01-01 2026-01-15']],
    ['without an end', '2025-12-31', null, ['2026-01-01', null], ['2025-12-31 2025-12-31']],
    ['without a beginning', null, '2026-01-01', [null, '2026-01-01'], ['2026-01-01 2026-01-01']],
    ['within two months', '2026-01-15', '2026-02-10', null, ['2026-01-15 2026-02-10']],
    ['within a month', '2026-01-15', '2026-01-15', null, ['2026-01-15 2026-01-15']],
    ['over before it begins', '2026-02-10', '2026-01-15', null, []],
    ['of the first days there are', null, '0001-01-05', [null, '0001-01-01'], ['0001-01-01 0001-01-05']],
    ['of the last days there are', '9999-12-02', null, ['10000-01-01', null], ['9999-12-02 9999-12-31']],
  ])('%s', (_, from, until, months, days) => {
    const parts = periodParts({ from, until })
    expect(parts.months && [parts.months.from, parts.months.before]).toEqual(months)
    expect(parts.days.map((each) => `${each.from} ${each.until}`)).toEqual(days)
  })

  test('two ends in two months have each their own', () => {
    expect(periodParts({ from: '2025-11-20', until: '2026-02-02' })).toEqual({
      months: { from: '2025-12-01', before: '2026-02-01' },
      days: [
        { from: '2025-11-20', until: '2025-11-30' },
        { from: '2026-02-01', until: '2026-02-02' },
      ],
    })
  })
})
