import type { EntityManager } from 'typeorm'
import { tetri } from '../../gateway/core/tetri.ts'

/** Tetri of one line in one month. */
interface RawCell {
  line: string
  month: string
  pledged: number
  confirmed: number
  refunded: number
  spent: number
  count: number
}

interface GiftEntry {
  id: string
  version: number
  line: string
  amount: number
  refunded: number
  status: string
  received: string
  made: string
}

const month = (moment: string): string => `to_char(${moment} at time zone 'Asia/Tbilisi', 'YYYY-MM')`

const line = (project: string): string => `
  coalesce((select case when j.deleted_at is null and j.published_at <= $1 then j.id::text else 'others' end
    from projects j where j.id = ${project}), 'charity')`

const gifts = `
  select e.donation_id as id, e.version, ${line('e.project_id')} as line, e.amount::float8 as amount,
    e.refunded::float8 as refunded, e.status, ${month('e.received_at')} as received, ${month('e.made_at')} as made
  from donation_entries e
  union all
  select d.id, 1, ${line('d.project_id')}, d.amount::float8, d.refunded::float8, d.status, ${month('d.received_at')},
    ${month('d.created_at')}
  from donations d where not exists (select from donation_entries where donation_id = d.id)
  order by 1, 2`

const spendings = `
  select ${line('e.project_id')} as line, to_char(e.spent_on, 'YYYY-MM') as month, e.amount::float8 as amount, e.status
  from spending_entries e
  where e.version = (select max(version) from spending_entries where spending_id = e.spending_id)`

const pledges = `
  select p.donation_id as id, ${month('p.created_at')} as month from pledges p where p.donation_id is not null`

/** What was promised, came, went back and was spent, from the entries of each gift and of what was spent alone. */
export const rawAccounts = async (manager: EntityManager, now: Date): Promise<RawCell[]> => {
  const cells: RawCell[] = []
  const add = (at: Pick<RawCell, 'line' | 'month'>, sums: Partial<RawCell>): void => {
    const nothing = { pledged: 0, confirmed: 0, refunded: 0, spent: 0, count: 0 }
    cells.push({ line: at.line, month: at.month, ...nothing, ...sums })
  }
  const promised = new Map(
    (await manager.query<{ id: string; month: string }[]>(pledges)).map(({ id, month }) => [id, month]),
  )
  const byGift = Map.groupBy(await manager.query<GiftEntry[]>(gifts, [now]), ({ id }) => id)
  for (const entries of byGift.values()) {
    const newest = entries.at(-1)
    if (!newest || !['confirmed', 'refunded'].includes(newest.status)) continue
    const { received } = newest
    const came = tetri(newest.amount) + tetri(newest.refunded)
    add({ line: newest.line, month: received }, { confirmed: came })
    const promisedIn = promised.get(newest.id)
    if (promisedIn !== undefined) add({ line: newest.line, month: promisedIn }, { pledged: came })
    entries.forEach((entry, at) => {
      const refunded = tetri(entry.refunded) - tetri(entries[at - 1]?.refunded ?? 0)
      if (refunded !== 0) add({ line: newest.line, month: entry.made }, { refunded })
    })
  }
  for (const each of await manager.query(spendings, [now])) {
    if (each.status === 'counted') add(each, { spent: tetri(each.amount), count: 1 })
  }
  return cells
}
