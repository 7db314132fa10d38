import type { EntityManager } from 'typeorm'
import type { DonationSelection } from '../../../schema/donations.ts'
import { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf, giftsWithin } from '../../database/gifts-within.ts'
import type { DonationToProject } from './donation.ts'
import { type Row, selectDonation, toDonation } from './donations.repository.ts'

interface ListedRow extends Row {
  titleEn: string | null
  titleKa: string | null
}

const select = `select r.project_id as "projectId", p.title_en as "titleEn", p.title_ka as "titleKa", ${selectDonation}
  from donations r join projects p on p.id = r.project_id left join donors o on o.id = r.donor_id`

const toListed = ({ titleEn, titleKa, ...row }: ListedRow): DonationToProject => ({
  ...toDonation(row),
  projectId: row.projectId,
  projectTitle: { en: titleEn, ka: titleKa },
})

/** Bounds on the indexed column itself, so that a period is a range of the index. */
const giftsOf = ({ project, from, until }: DonationSelection): Conditions => {
  const conditions = new Conditions()
  conditions.add(`r.status = 'confirmed'`)
  if (project !== null) conditions.add(`r.project_id = ${conditions.bind(project)}`)
  if (from !== null) conditions.add(`r.received_at >= ${beginningOf(conditions.bind(from))}`)
  if (until !== null) conditions.add(`r.received_at < ${endOf(conditions.bind(until))}`)
  return conditions
}

/** The ledger read to its end, for whoever takes it elsewhere. */
export const createLedgerRepository = (manager: EntityManager) => ({
  /** Confirmed donations of the selection; counted from the kept totals, but for single days. */
  count: async (selection: DonationSelection): Promise<number> => {
    const conditions = new Conditions()
    const gifts = giftsWithin(selection, (value) => conditions.bind(value))
    if (selection.project !== null) conditions.add(`project_id = ${conditions.bind(selection.project)}`)
    const [row] = await manager.query<{ count: number }[]>(
      `select coalesce(sum(donation_count), 0)::int as count from ${gifts} g where ${conditions.sql}`,
      conditions.values,
    )
    return row?.count ?? 0
  },

  /** Up to `limit` confirmed donations, received last first, after the one with the id `after`: none is ever deleted. */
  selectAfter: async (
    selection: DonationSelection,
    limit: number,
    after: string | null,
  ): Promise<DonationToProject[]> => {
    const conditions = giftsOf(selection)
    if (after !== null) {
      const last = conditions.bind(after)
      conditions.add(
        `(r.received_at, r.id) < ((select received_at from donations where id = ${last}), ${last}::uuid)`,
      )
    }
    const rows = await manager.query<ListedRow[]>(
      `${select} where ${conditions.sql}
       order by r.received_at desc, r.id desc limit ${conditions.bind(limit)}`,
      conditions.values,
    )
    return rows.map(toListed)
  },
})

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
