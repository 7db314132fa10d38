import type { EntityManager } from 'typeorm'
import { type DonationSelection, donation } from '../../../schema/donations.ts'
import { everything } from '../../core/wanted.ts'
import { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf, giftsWithin } from '../../database/gifts-within.ts'
import { createStatements, run } from '../../database/prepared.ts'
import type { Fields } from '../../database/rows-query.ts'
import { fieldsWanted, recordColumns } from '../../models/record-columns.ts'
import type { Donation, DonationToProject } from './donation.ts'
import { donorColumns } from './donations.repository.ts'

const gift = recordColumns<typeof donation, Pick<Donation, 'donor' | 'recordedDonor'>>(
  donation,
  ['id', ...fieldsWanted(donation, everything)],
  { more: donorColumns, first: 3 },
)

const select = `select r.project_id, p.title_en, p.title_ka, ${gift.columns.join(', ')}
  from donations r join projects p on p.id = r.project_id left join donors o on o.id = r.donor_id`

const toListed = (texts: Fields): DonationToProject => {
  const [projectId, en, ka] = texts
  return {
    ...gift.read(texts),
    projectId: projectId ?? '',
    projectTitle: { en: en ?? null, ka: ka ?? null },
  }
}

/** For each way an export may be narrowed, and its first page apart. */
const mostKept = 16
const following = createStatements<DonationToProject>('next donations', mostKept)
const numbers = createStatements<number>('number of donations', mostKept)

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
    const text = `select coalesce(sum(donation_count), 0) from ${gifts} g where ${conditions.sql}`
    const [count] = await run(
      manager,
      numbers(text, ([number]) => Number(number)),
      conditions.values,
    )
    return count ?? 0
  },

  /** Up to `limit` confirmed donations, received last first, after the one with the id `after`: none is ever deleted. */
  selectAfter: (
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
    const text = `${select} where ${conditions.sql}
      order by r.received_at desc, r.id desc limit ${conditions.bind(limit)}`
    return run(manager, following(text, toListed), conditions.values)
  },
})

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
