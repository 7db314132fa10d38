import type { Clock } from '../core/clock.ts'
import { rateLimited } from '../core/problem.ts'

/** How often somebody may do something. */
export interface Limit {
  /**
   * Counts one act of `key`.
   * @throws Problem `rate_limited` with the seconds to wait, and counts nothing
   */
  take(key: string): void
}

export const noLimit: Limit = { take: () => undefined }

export interface SlidingLimit {
  /** The most acts of one key within any window. */
  most: number
  windowSeconds: number
  clock: Clock
}

/** Beyond this, whoever has been quiet the longest is forgotten: a flood of addresses must not fill the memory. */
const mostKeys = 10_000

/** A limit this process keeps to itself: the moments of each key's acts, as far as they still count. */
export const createSlidingLimit = ({ most, windowSeconds, clock }: SlidingLimit): Limit => {
  const moments = new Map<string, number[]>()
  const windowMs = windowSeconds * 1000
  return {
    take: (key) => {
      const now = clock.now().getTime()
      const recent = (moments.get(key) ?? []).filter((moment) => moment > now - windowMs)
      const [oldest] = recent
      if (oldest !== undefined && recent.length >= most) throw rateLimited(oldest + windowMs - now)
      moments.delete(key)
      moments.set(key, [...recent, now])
      const [quietest] = moments.keys()
      if (moments.size > mostKeys && quietest !== undefined) moments.delete(quietest)
    },
  }
}
