import type { EntityManager } from 'typeorm'
import type { SessionToken } from '../../core/viewer.ts'

/** Tokens that have expired are swept this many at a time. */
const sweepSize = 100

/** Milliseconds they stay beyond their time: the clock of another gateway may be behind. */
const sweepDelay = 5 * 60 * 1000

export const createEndedTokensRepository = (manager: EntityManager) => ({
  /** Remembers a token, and forgets some that have expired by themselves. Twice is the same as once. */
  add: async ({ hash, expiresAt }: SessionToken, now: Date): Promise<void> => {
    await manager.query(
      `with swept as (
         delete from ended_tokens where hash in (
           select hash from ended_tokens where expires_at <= $3
           order by expires_at limit ${sweepSize} for update skip locked)
       )
       insert into ended_tokens (hash, expires_at) values ($1, $2) on conflict (hash) do nothing`,
      [hash, expiresAt, new Date(now.getTime() - sweepDelay)],
    )
  },
})

export type EndedTokensRepository = ReturnType<typeof createEndedTokensRepository>
