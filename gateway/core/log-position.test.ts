import { describe, expect, it } from 'vitest'
import { hasReached } from './log-position.ts'

const at = (timeline: number, place: bigint) => ({ timeline, place })

describe('a position in the log', () => {
  it('is reached by whoever is there or further, on the same timeline', () => {
    expect(hasReached(at(2, 100n), at(2, 100n))).toBe(true)
    expect(hasReached(at(2, 101n), at(2, 100n))).toBe(true)
    expect(hasReached(at(2, 99n), at(2, 100n))).toBe(false)
    expect(hasReached(at(1, 101n), at(2, 100n))).toBe(false)
    expect(hasReached(at(3, 101n), at(2, 100n))).toBe(false)
  })
})
