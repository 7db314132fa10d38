import { describe, expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

describe('the percentage of a goal', () => {
  test.each([
    [8450, 12_000, 70],
    [31_200, 30_000, 104],
    [9999, 10_000, 99],
    [10_000, 10_000, 100],
    [0.29, 1, 29],
    [5.7, 10, 57],
    [0, 2400, 0],
    [50, 0, 0],
    [0, 0, 0],
  ])('%d of %d is %d', (raised, goal, percent) => {
    expect(percentOf(raised, goal)).toBe(percent)
  })
})
