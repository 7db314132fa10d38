import { mostCounted } from '../../schema/limits.ts'

/**
 * What was voided never came. Gifts that were voided are few among all, and each is looked up by itself: joined, all pledges are
 * read.
 */
const withVoidedGift = `select p.id from donations d cross join lateral (
    select id, way, expires_at from pledges where donation_id = d.id offset 0
  ) p where d.status = 'voided'`

/** Nobody waits for it longer than for any other, as `stateInTime` of the schema tells of one. */
const stillAwaited = (now: string): string => `${withVoidedGift} and p.expires_at > ${now}::timestamptz`

/**
 * Whether the pledge `r` is waited for: by what is written of it, or because its gift was voided, which is not written there.
 * @param now how the statement names the moment
 */
export const isAwaited = (now: string): string =>
  `(r.state = 'pledged' or r.id = any (array(${stillAwaited(now)})))`

/** Whether the time of the pledge `r` is over and nothing came: by what is written of it, or because its gift was voided. */
export const hasExpired = (now: string): string =>
  `(r.state = 'expired' or r.id = any (array(${withVoidedGift} and p.expires_at <= ${now}::timestamptz)))`

/** Whether the money of the pledge `r` came, and was not voided since. */
export const isFulfilled = `r.state = 'confirmed'
  and not exists (select from donations v where v.id = r.donation_id and v.status = 'voided')`

/** Those that are to be transferred, the oldest first, and no more of them than are counted: each kind by its own index. */
export const oldestAwaitedTransfers = (now: string): string => `r.id = any (array(
  (select id from pledges where state = 'pledged' and way = 'transfer' order by id limit ${mostCounted + 1})
  union all
  (${stillAwaited(now)} and p.way = 'transfer' order by p.id limit ${mostCounted + 1})
))`
