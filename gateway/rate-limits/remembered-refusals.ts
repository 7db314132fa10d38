import type { Clock } from '../core/clock.ts'
import { Problem, rateLimited } from '../core/problem.ts'
import type { ShortMemory } from '../core/short-memory.ts'
import type { Limit } from './limit.ts'

/** Milliseconds for which a refusal is believed without asking again: an operator who lets somebody in is not held up for longer. */
const longest = 5000

/** Refusals that any gateway has given lately. */
export interface RememberedRefusals {
  /**
   * Refuses what was refused under one of these keys a moment ago, without asking the database. Whatever is let through
   * here is counted there: this can only refuse, and where nothing is known, nothing is refused.
   * @throws Problem `rate_limited`, with the seconds that are left of the wait
   */
  refuseAgain(keys: readonly string[]): Promise<void>
  /** Remembers, of what `work` refuses for being too often, under which key. */
  remember<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>
}

export const createRememberedRefusals = (memory: ShortMemory, clock: Clock): RememberedRefusals => ({
  refuseAgain: async (keys) => {
    const now = clock.now().getTime()
    for (const until of await memory.read(keys)) {
      const left = Number(until) - now
      if (until !== null && left > 0) throw rateLimited(left)
    }
  },
  remember: async (key, work) => {
    try {
      return await work()
    } catch (refusal) {
      if (refusal instanceof Problem && refusal.code === 'rate_limited' && refusal.retryAfter !== undefined) {
        const wait = refusal.retryAfter * 1000
        memory.keep(key, String(clock.now().getTime() + wait), Math.min(wait, longest))
      }
      throw refusal
    }
  },
})

/** Nothing is remembered: every act is counted. */
export const noRefusals: RememberedRefusals = {
  refuseAgain: async () => undefined,
  remember: (_key, work) => work(),
}

/** A limit whose refusals are given again without counting anew. `name` tells its keys from those of others. */
export const withMemory = (limit: Limit, name: string, refusals: RememberedRefusals): Limit => ({
  take: async (key) => {
    const own = `${name} ${key}`
    await refusals.refuseAgain([own])
    await refusals.remember(own, () => limit.take(key))
  },
})
