import { mostCounted } from '../../schema/limits.ts'

/**
 * What was voided never came. Gifts that were voided are few among all, and each is looked up by itself: joined, all pledges are
 * read.
 */
const withVoidedGift = `select p.id from donations d cross join lateral (
    select id, way from pledges where donation_id = d.id offset 0
  ) p where d.status = 'voided'`

/** Whether the pledge `r` is waited for: by what is written of it, or because its gift was voided, which is not written there. */
export const isAwaited = `(r.state = 'pledged' or r.id = any (array(${withVoidedGift})))`

/** Whether the money of the pledge `r` came, and was not voided since. */
export const isFulfilled = `r.state = 'confirmed'
  and not exists (select from donations v where v.id = r.donation_id and v.status = 'voided')`

/** Those that are to be transferred, the oldest first, and no more of them than are counted: each kind by its own index. */
export const oldestAwaitedTransfers = `r.id = any (array(
  (select id from pledges where state = 'pledged' and way = 'transfer' order by id limit ${mostCounted + 1})
  union all
  (${withVoidedGift} and p.way = 'transfer' order by p.id limit ${mostCounted + 1})
))`
