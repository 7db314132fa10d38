import type { EntityManager } from 'typeorm'
import { isUnheld } from '../../database/unheld.ts'

export interface NewAttempt {
  key: string
  at: Date
  /** Attempts up to here no longer count. */
  since: Date
  /** When this one no longer counts. What lies ahead of that is of a clock that was set back since, and counts no more. */
  expiresAt: Date
  /** The most that count at once. */
  most: number
}

/** A leaky bucket: it holds so many attempts, and loses one each `leakMs`. */
export interface LeakyBucket {
  key: string
  at: Date
  capacity: number
  leakMs: number
}

/** Rows without any attempt that still counts are swept this many at a time: more than one login adds. */
const sweepSize = 100

/** How far the clocks of gateways may be from each other: what lies further ahead is of one that was set back since. */
const clocksApart = `interval '1 minute'`

/** One row a key, so that its lock orders the attempts of every gateway over this database. */
export const createLoginAttemptsRepository = (manager: EntityManager) => ({
  /** Counts an attempt. False, and nothing stored, when there were too many already. */
  add: async ({ key, at, since, expiresAt, most }: NewAttempt): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `insert into login_attempts as known (key, attempts, expires_at)
       values ($1, array[$2::timestamptz], $3)
       on conflict (key) do update set
         attempts = array(select at from unnest(known.attempts) as at where at > $4 and at < $3) || excluded.attempts,
         expires_at = excluded.expires_at
       where (select count(*) from unnest(known.attempts) as at where at > $4 and at < $3) < $5::bigint
       returning key`,
      [key, at, expiresAt, since, most],
    )
    return rows.length === 1
  },

  /** The oldest attempt that still counts. */
  oldest: async ({
    key,
    since,
    expiresAt,
  }: Pick<NewAttempt, 'key' | 'since' | 'expiresAt'>): Promise<Date | null> => {
    const [row] = await manager.query<{ oldest: Date | null }[]>(
      `select min(at) as oldest from login_attempts, unnest(attempts) as at where key = $1 and at > $2 and at < $3`,
      [key, since, expiresAt],
    )
    return row?.oldest ?? null
  },

  /** Takes one attempt of that moment back. */
  takeBack: async (key: string, at: Date): Promise<void> => {
    await manager.query(
      `update login_attempts set attempts =
         attempts[:array_position(attempts, $2::timestamptz) - 1]
           || attempts[array_position(attempts, $2::timestamptz) + 1:]
       where key = $1 and $2::timestamptz = any(attempts)`,
      [key, at],
    )
  },

  /** Whether a bucket would take another attempt. */
  hasRoom: async ({ key, at, capacity, leakMs }: LeakyBucket): Promise<boolean> => {
    const full = await manager.query<unknown[]>(
      `select from login_attempts
       where key = $1 and expires_at > $2::timestamptz + ($4::float8 - 1) * $3::float8 * interval '1 ms'
         and expires_at <= $2::timestamptz + $4::float8 * $3::float8 * interval '1 ms' + ${clocksApart}`,
      [key, at, leakMs, capacity],
    )
    return full.length === 0
  },

  /**
   * Adds an attempt to a bucket. False, and nothing added, when it is full. Its row says when it will be empty: where that
   * is much later than of a full one, a clock was set back since, and it is empty now.
   */
  addToBucket: async ({ key, at, capacity, leakMs }: LeakyBucket): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `insert into login_attempts as known (key, attempts, expires_at)
       values ($1, '{}', $2::timestamptz + $3::float8 * interval '1 ms')
       on conflict (key) do update set
         expires_at = $3::float8 * interval '1 ms' + case
           when known.expires_at > $2::timestamptz + $4::float8 * $3::float8 * interval '1 ms' + ${clocksApart}
             then $2::timestamptz
           else greatest(known.expires_at, $2::timestamptz)
         end
       where known.expires_at <= $2::timestamptz + ($4::float8 - 1) * $3::float8 * interval '1 ms'
         or known.expires_at > $2::timestamptz + $4::float8 * $3::float8 * interval '1 ms' + ${clocksApart}
       returning key`,
      [key, at, leakMs, capacity],
    )
    return rows.length === 1
  },

  /** Takes one attempt out of a bucket again. */
  takeFromBucket: async ({ key, leakMs }: LeakyBucket): Promise<void> => {
    await manager.query(
      `update login_attempts set expires_at = expires_at - $2::float8 * interval '1 ms' where key = $1`,
      [key, leakMs],
    )
  },

  /** Forgets every attempt of the key. */
  forget: async (key: string): Promise<void> => {
    await manager.query('delete from login_attempts where key = $1', [key])
  },

  /** Forgets every attempt of an account, or of an address, wherever it is counted. */
  forgetAllOf: async (fingerprint: string): Promise<void> => {
    await manager.query(
      `delete from login_attempts where $1 in (split_part(key, '.', 1), split_part(key, '.', 2))`,
      [fingerprint],
    )
  },

  /** Forgets some of what no longer counts for anybody. */
  sweep: async (now: Date): Promise<void> => {
    await manager.query(
      `delete from login_attempts where ${isUnheld('login_attempts', { where: 'expires_at <= $1', order: 'expires_at', within: `limit ${sweepSize}` })}`,
      [now],
    )
  },
})

export type LoginAttemptsRepository = ReturnType<typeof createLoginAttemptsRepository>
