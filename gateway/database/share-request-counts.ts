import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { KeyedHash } from '../authentication/keyed-hash.ts'
import type { RequestCounts } from '../rate-limits/request-counts.ts'
import { isUnheld } from './unheld.ts'

interface Dependencies {
  manager: EntityManager
  counts: Pick<RequestCounts, 'busy' | 'learn'>
  /** Requests of an address, below which nobody else is told of it. */
  least: number
  /** So that nobody who reads the table finds out where somebody came from. */
  fingerprint: Pick<KeyedHash, 'hash'>
}

export interface RequestCountSharing {
  /** Tells the others of whoever asks here much, and learns what they ask the others for. */
  share: () => Promise<void>
  /** Forgets the minutes that have ended, whichever gateway told of them. */
  sweep: () => Promise<void>
}

/** Rows that are swept by one statement, so that none takes long. */
const sweepSize = 1000

/**
 * Each gateway writes its own rows alone, in one order, so that none waits for another. Whose count has not changed is not written
 * anew, and a minute keeps its end, which is the database's to judge: the clocks of gateways may differ.
 */
const exchange = `
  with told as (
    insert into counted_requests as known (key, gateway, count, expires_at)
    select each.key, $2::uuid, each.count, now() + each.remaining * interval '1 ms'
    from unnest($1::text[], $3::integer[], $4::float8[]) as each (key, count, remaining) order by each.key
    on conflict (key, gateway) do update set count = excluded.count,
      expires_at = case when known.expires_at <= now() then excluded.expires_at else known.expires_at end
    where known.count <> excluded.count or known.expires_at <= now()
  )
  select key, sum(count)::integer as others from counted_requests
  where key = any($1) and gateway <> $2 and expires_at > now() group by key`

/** On its own: who sweeps holds up nobody who counts. */
const sweeping = `
  with swept as (
    delete from counted_requests
    where ${isUnheld('counted_requests', { where: 'expires_at <= now()', order: 'expires_at', within: `limit ${sweepSize}` })}
    returning key
  )
  select count(*)::integer as count from swept`

/**
 * What one address asks all gateways for together is little more than it may. It costs one statement where somebody asks
 * much, and none where nobody does.
 */
export const createRequestCountSharing = ({
  manager,
  counts,
  least,
  fingerprint,
}: Dependencies): RequestCountSharing => {
  const gateway = randomUUID()
  return {
    share: async () => {
      const busy = counts.busy(least)
      if (busy.length === 0) return
      const keys = new Map(busy.map(({ key }) => [fingerprint.hash(key), key]))
      const found = await manager.query<{ key: string; others: number }[]>(exchange, [
        [...keys.keys()],
        gateway,
        busy.map(({ count }) => count),
        busy.map(({ left }) => left),
      ])
      const others = new Map(found.map(({ key, others: count }) => [key, count]))
      counts.learn(new Map([...keys].map(([hashed, key]) => [key, others.get(hashed) ?? 0])))
    },
    sweep: async () => {
      let swept = sweepSize
      while (swept === sweepSize) {
        const [row] = await manager.query<{ count: number }[]>(sweeping)
        swept = row?.count ?? 0
      }
    },
  }
}
