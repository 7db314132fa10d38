import { describe, expect, test } from 'vitest'
import { axisTicks, cumulate, labelledMonths, summarizeGifts } from './growth.ts'

const months = [
  { month: '2026-09', total: 0.1, count: 1 },
  { month: '2026-10', total: 0.2, count: 1 },
  { month: '2026-11', total: 0, count: 0 },
  { month: '2026-12', total: 0.7, count: 2 },
]

describe('growth', () => {
  test('adds up exactly', () => {
    expect(cumulate(months).map(({ cumulative }) => cumulative)).toEqual([0.1, 0.3, 0.3, 1])
    expect(cumulate([])).toEqual([])
  })

  test('counts the gifts and their average in whole lari', () => {
    expect(summarizeGifts([{ month: '2026-11', total: 45_515, count: 738 }])).toEqual({
      count: 738,
      average: 62,
    })
    expect(summarizeGifts(months)).toEqual({ count: 4, average: 0 })
    expect(summarizeGifts([])).toEqual({ count: 0, average: 0 })
  })
})

describe('an axis', () => {
  test.each([
    [45_515, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
    [50_000, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [3, [0, 1, 2, 3]],
    [11_000, [0, 2500, 5000, 7500, 10_000, 12_500]],
    [0, [0, 1]],
  ])('up to %d has the figures %j', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks)
  })
})

describe('the months under an axis', () => {
  test.each([
    [1, 12, [0]],
    [3, 12, [0, 1, 2]],
    [13, 6, [0, 3, 6, 9, 12]],
    [60, 6, [11, 23, 35, 47, 59]],
    [60, 12, [5, 11, 17, 23, 29, 35, 41, 47, 53, 59]],
    [100, 5, [3, 27, 51, 75, 99]],
    [0, 6, []],
  ])('%d with room for %d names %j', (count, room, named) => {
    expect(labelledMonths(count, room)).toEqual(named)
  })
})
