import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { rateLimited } from '../core/problem.ts'
import type { Limit, SlidingLimit } from '../rate-limits/limit.ts'
import { isUnheld } from './unheld.ts'

/** Rows of acts that no longer count are swept this many at a time: more than one act adds, and so many that none takes long. */
const sweepSize = { ofAct: 10, ofSweep: 1000 }

const few = (where: string, most: number): string =>
  isUnheld('counted_acts', { where, order: 'expires_at', within: `limit ${most}` })

/** Of fixed length, and no list of the addresses that somebody came from. */
export const fingerprintOfAct = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * A limit that all gateways over one database share. An act is one statement: the lock of its key's row orders those of
 * every gateway, and what no longer counts goes with it. Moments are those of the caller's clock; what lies ahead of it is of
 * a clock that was set back since, and counts no more.
 */
export const createSharedLimit = (
  manager: EntityManager,
  { most, windowSeconds, clock }: SlidingLimit,
): Limit => ({
  take: async (key) => {
    const now = clock.now()
    const windowMs = windowSeconds * 1000
    const [earliest, latest] = [-windowMs, windowMs].map((away) => new Date(now.getTime() + away))
    const [found] = await manager.query<{ oldest: Date | null }[]>(
      `with swept as (
         delete from counted_acts where ${few('expires_at <= $2 and key <> $1', sweepSize.ofAct)}
       ), taken as (
         insert into counted_acts as known (key, moments, expires_at) values ($1, array[$2::timestamptz], $4)
         on conflict (key) do update set
           moments = array(select at from unnest(known.moments) as at where at > $3 and at < $4) || excluded.moments,
           expires_at = excluded.expires_at
         where (select count(*) from unnest(known.moments) as at where at > $3 and at < $4) < $5::bigint
         returning key
       )
       select (select min(at) from counted_acts, unnest(moments) as at where key = $1 and at > $3 and at < $4) as oldest
       where not exists (select from taken)`,
      [fingerprintOfAct(key), now, earliest, latest, most],
    )
    if (found)
      throw rateLimited(Math.min((found.oldest ?? now).getTime() + windowMs - now.getTime(), windowMs))
  },
})

/** Forgets what no longer counts, though nobody does anything after. Answers how much that was. */
export const forgetActs = async (manager: EntityManager, now: Date): Promise<number> => {
  let forgotten = 0
  for (;;) {
    const [row] = await manager.query<{ count: number }[]>(
      `with swept as (
         delete from counted_acts where ${few('expires_at <= $1', sweepSize.ofSweep)} returning key
       )
       select count(*)::integer as count from swept`,
      [now],
    )
    const count = row?.count ?? 0
    forgotten += count
    if (count < sweepSize.ofSweep) return forgotten
  }
}
