import type { Clock } from '../core/clock.ts'

/** How often somebody may do something. */
export interface Limit {
  /**
   * Counts one act of `key`.
   * @throws Problem `rate_limited` with the seconds to wait, and counts nothing
   */
  take(key: string): Promise<void>
}

export const noLimit: Limit = { take: () => Promise.resolve() }

export interface SlidingLimit {
  /** The most acts of one key within any window. */
  most: number
  windowSeconds: number
  clock: Clock
}
