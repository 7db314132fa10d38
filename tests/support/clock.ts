import type { Clock } from '../../gateway/core/clock.ts'

export interface TestClock extends Clock {
  advance: (time: { seconds: number }) => void
}

/** A clock that stands still until it is told to move. */
export const createTestClock = (start = '2026-03-21T09:00:00Z'): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance: ({ seconds }) => {
      now += seconds * 1000
    },
  }
}
