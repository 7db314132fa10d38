import { createHash, randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Clock } from '../core/clock.ts'
import type { RequestCounts } from '../rate-limits/request-counts.ts'

interface Dependencies {
  manager: EntityManager
  counts: Pick<RequestCounts, 'busy' | 'learn'>
  /** Requests of an address, below which nobody else is told of it. */
  least: number
  clock: Clock
}

/** Rows of minutes that have ended are swept this many at a time: more than one turn adds, as a rule. */
const sweepSize = 1000

/** Of fixed length, and no list of the addresses that somebody came from. */
const fingerprint = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Each gateway writes its own rows alone, so that none waits for another. */
const exchange = `
  with told as (
    insert into counted_requests (key, gateway, count, expires_at)
    select each.key, $2::uuid, each.count, each.until
    from unnest($1::text[], $3::integer[], $4::timestamptz[]) as each (key, count, until)
    on conflict (key, gateway) do update set count = excluded.count, expires_at = excluded.expires_at
  ), swept as (
    delete from counted_requests where (key, gateway) in (
      select key, gateway from counted_requests where expires_at < $5 and gateway <> $2
      order by expires_at limit ${sweepSize} for update skip locked)
  )
  select key, sum(count)::integer as others from counted_requests
  where key = any($1) and gateway <> $2 and expires_at > $5 group by key`

/**
 * Tells the other gateways of whoever asks this one much, and learns what they ask the others for: one statement where there is
 * anybody, and none where there is nobody. So one address asks all gateways together for little more than it may.
 */
export const createRequestCountSharing = ({ manager, counts, least, clock }: Dependencies) => {
  const gateway = randomUUID()
  return async (): Promise<void> => {
    const busy = counts.busy(least)
    if (busy.length === 0) return
    const now = clock.now()
    const keys = new Map(busy.map(({ key }) => [fingerprint(key), key]))
    const found = await manager.query<{ key: string; others: number }[]>(exchange, [
      [...keys.keys()],
      gateway,
      busy.map(({ count }) => count),
      busy.map(({ left }) => new Date(now.getTime() + left)),
      now,
    ])
    const others = new Map(found.map(({ key, others: count }) => [key, count]))
    counts.learn(new Map([...keys].map(([hashed, key]) => [key, others.get(hashed) ?? 0])))
  }
}
