import { describe, expect, it } from 'vitest'
import { median, percentile } from './percentile.ts'

describe('the median', () => {
  it('is the value in the middle, in whatever order they came', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 9])).toBe(9.5)
    expect(median([3])).toBe(3)
  })

  it('of nothing is not a number', () => {
    expect(median([])).toBeNaN()
  })
})

describe('a percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it('is a value that so many do not exceed', () => {
    expect(percentile(oneToHundred, 0.99)).toBe(99)
    expect(percentile(oneToHundred, 0.5)).toBe(50)
    expect(percentile([7, 8], 0.99)).toBe(8)
  })

  it('of nothing is not a number', () => {
    expect(percentile([], 0.99)).toBeNaN()
  })
})
