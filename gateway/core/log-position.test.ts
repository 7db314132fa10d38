import { describe, expect, it } from 'vitest'
import { hasReached, logPositionText, readLogPosition } from './log-position.ts'

const at = (timeline: number, place: bigint) => ({ timeline, place })

describe('a position in the log', () => {
  it('is reached by whoever is there or further, on the same timeline', () => {
    expect(hasReached(at(2, 100n), at(2, 100n))).toBe(true)
    expect(hasReached(at(2, 101n), at(2, 100n))).toBe(true)
    expect(hasReached(at(2, 99n), at(2, 100n))).toBe(false)
    expect(hasReached(at(1, 101n), at(2, 100n))).toBe(false)
    expect(hasReached(at(3, 101n), at(2, 100n))).toBe(false)
  })

  it('is read from its own text, and from no other', () => {
    const position = at(3, 2n ** 63n)
    expect(readLogPosition(logPositionText(position))).toEqual(position)
    for (const text of ['', '3', '3-', '-1-2', '3-0x1', '3-1 ', `3-${'9'.repeat(21)}`]) {
      expect(readLogPosition(text)).toBeNull()
    }
  })
})
