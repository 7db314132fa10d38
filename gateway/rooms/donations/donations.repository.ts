import type { EntityManager } from 'typeorm'
import { donation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newId } from '../../core/ids.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { recordReader, selectList } from '../../models/columns.ts'
import { DonationEntity } from './donation.entity.ts'
import type { Donation, GiftCounts } from './donation.ts'

/** A donation as {@link selectDonation} reads it. */
export type Row = Omit<Donation, 'donor' | 'recordedDonor'> & {
  projectId: string
  donorName: string | null
  donorEmail: string | null
}

interface DonationRow extends Row {
  donation: Donation
}

export interface DonationCursor {
  receivedAt: string
  id: string
}

export interface RecordedDonation {
  id: string
  projectId: string
  amount: number
  anonymous: boolean
  receivedAt: Date
  locale: Locale
  recordedBy: string
}

export interface GivenDonor {
  name: string | null
  email: string | null
  emailKey: string | null
  locale: Locale
}

/** What a donation is read by: of the table `r`, and the donor `o`. */
export const selectDonation = `${selectList(donation)}, o.name as "donorName", o.email as "donorEmail"`

/** The newest rows of each project, by its own index range: the cost follows what is read, not what is stored. */
const newestOfEach = (condition: string): string => `
  select p.id as "projectId", ${selectDonation}
  from unnest($1::uuid[]) as p(id)
  cross join lateral (
    select id, anonymous, amount, received_at, donor_id from donations
    where project_id = p.id and status = 'confirmed' ${condition}
    order by received_at desc, id desc limit $2
  ) r
  left join donors o on o.id = r.donor_id
  order by p.id, r.received_at desc, r.id desc`

const byId = `
  select r.project_id as "projectId", ${selectDonation}
  from donations r left join donors o on o.id = r.donor_id where r.id = $1`

const newest = newestOfEach('')
const newestAfterCursor = newestOfEach('and (received_at, id) < ($3::timestamptz, $4::uuid)')

const readDonation = recordReader(donation)

export const toDonation = (row: Row): Donation => {
  const { anonymous, donorName: name, donorEmail: email } = row
  return {
    ...readDonation(row),
    donor: anonymous || name === null ? null : { name },
    recordedDonor: name === null && email === null ? null : { name, email },
  }
}

/** A donor is one name, or none, at one email; without an email every gift stands for itself. */
const upsertDonor = async (manager: EntityManager, donor: GivenDonor): Promise<string> => {
  const [row] = await manager.query<{ id: string }[]>(
    `insert into donors (id, name, email, email_key, locale) values ($1, $2, $3, $4, $5)
     on conflict (email_key, name) where email_key is not null do update set email = excluded.email
     returning id`,
    [newId(), donor.name, donor.email, donor.emailKey, donor.locale],
  )
  if (!row) throw new Error('the donor was not stored')
  return row.id
}

export const createDonationsRepository = (manager: EntityManager) => ({
  /** Confirmed donations of each project, newest first, at most `limit` each. */
  newestByProject: async (
    projectIds: readonly string[],
    limit: number,
    after: DonationCursor | null,
  ): Promise<Map<string, DonationRow[]>> => {
    const rows = after
      ? await manager.query<Row[]>(newestAfterCursor, [projectIds, limit, after.receivedAt, after.id])
      : await manager.query<Row[]>(newest, [projectIds, limit])
    const byProject = new Map<string, DonationRow[]>()
    for (const row of rows) {
      const rowsOfProject = byProject.get(row.projectId) ?? []
      rowsOfProject.push({ ...row, donation: toDonation(row) })
      byProject.set(row.projectId, rowsOfProject)
    }
    return byProject
  },

  /** How many confirmed donations each project has, and of how many people: kept, whatever their number. */
  countByProject: async (projectIds: readonly string[]): Promise<Map<string, GiftCounts>> => {
    const rows = await manager.query<({ projectId: string } & GiftCounts)[]>(
      `select project_id as "projectId", donation_count as "donationCount", donor_count as "donorCount",
         unsigned_count as "unsignedCount"
       from project_totals where project_id = any($1)`,
      [projectIds],
    )
    return new Map(rows.map((row) => [row.projectId, row]))
  },

  find: async (id: string): Promise<Donation | null> => {
    const [row] = await manager.query<Row[]>(byId, [id])
    return row ? toDonation(row) : null
  },

  /**
   * Stores a confirmed donation, its donor and the key of the request together or not at all. Answers its id, or that
   * of the donation which the same request has recorded before.
   */
  insertConfirmed: (
    donation: RecordedDonation,
    donor: GivenDonor | null,
    request: KeyedRequest | null,
  ): Promise<string> =>
    createOnce(manager, request, donation.id, async (transaction) => {
      const donorId = donor && (await upsertDonor(transaction, donor))
      await transaction.insert(DonationEntity, { ...donation, donorId, status: 'confirmed' })
    }),
})

export type DonationsRepository = ReturnType<typeof createDonationsRepository>
