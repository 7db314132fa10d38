import type { EntityManager } from 'typeorm'
import type { DonationMethod, DonationStatus } from '../../../schema/donations.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import type { DonorGift, DonorNote, DonorYear, MergedDonor } from './donor.ts'
import { DonorNoteEntity } from './donor-note.entity.ts'
import { pairId } from './pair-id.ts'

/** The most notes of one donor that are told. */
const mostNotes = 1000

interface GiftRow {
  id: string
  amount: number
  refunded: number
  status: DonationStatus
  receivedAt: string
  method: DonationMethod | null
  reference: string | null
  anonymous: boolean
  donorName: string | null
  donorEmail: string | null
  projectId: string
  titleEn: string | null
  titleKa: string | null
}

const toGift = ({ donorName: name, donorEmail: email, titleEn, titleKa, ...gift }: GiftRow): DonorGift => ({
  ...gift,
  recordedDonor: name === null && email === null ? null : { name, email },
  projectTitle: { en: titleEn, ka: titleKa },
})

/** The newest gifts of a person and of each who was merged into them, by each one's own range of the index. */
const gifts = (condition: string): string => `
  select r.id, ${readAs('lari', 'r.amount')} as amount, ${readAs('lari', 'r.refunded')} as refunded, r.status,
    ${readAs('instant', 'r.received_at')} as "receivedAt", r.method, r.reference, r.anonymous,
    o.name as "donorName", o.email as "donorEmail", r.project_id as "projectId",
    p.title_en as "titleEn", p.title_ka as "titleKa"
  from (
    select d.* from people m cross join lateral (
      select * from donations where person_id = m.id ${condition}
      order by received_at desc, id desc limit $2
    ) d
    where m.root_id = $1 order by d.received_at desc, d.id desc limit $2
  ) r join projects p on p.id = r.project_id left join donors o on o.id = r.donor_id
  order by r.received_at desc, r.id desc`

const noteColumns = `n.id, n.text, u.first_name || ' ' || u.last_name as "writtenBy",
  ${readAs('instant', 'n.written_at')} as "writtenAt"
  from donor_notes n left join users u on u.id = n.written_by`

/**
 * What became of a donor: their gifts and years, whom they were merged with, and what the team wrote down. Of what was given
 * anonymously nothing is told to the blind, who may not see addresses either.
 */
export const createHistoriesRepository = (manager: EntityManager) => ({
  /** Whom the gifts of a person count for. */
  rootOf: async (id: string, isBlind: boolean): Promise<string | null> => {
    const [row] = await manager.query<{ rootId: string }[]>(
      `select root_id as "rootId" from people where id = $1
       ${isBlind ? 'and id in (select person_id from open_people)' : ''}`,
      [id],
    )
    return row?.rootId ?? null
  },

  years: (id: string, isBlind: boolean): Promise<DonorYear[]> =>
    manager.query<DonorYear[]>(
      `select year, donation_count as "donationCount", given::float8 as given
       from ${isBlind ? 'open_years' : 'person_years'} where person_id = $1 and year > 0 and donation_count > 0 order by year desc`,
      [id],
    ),

  merged: async (id: string, isBlind: boolean): Promise<MergedDonor[]> => {
    const rows = await manager.query<(MergedDonor & { into: string })[]>(
      `select m.id, m.merged_into as into, ${isBlind ? 'w.name, null as email' : 'm.name, m.email'}, u.first_name || ' ' || u.last_name as "mergedBy",
         ${readAs('instant', 'm.merged_at')} as "mergedAt"
       from people m ${isBlind ? 'join open_people w on w.person_id = m.id' : ''}
         left join users u on u.id = m.merged_by
       where m.root_id = $1 and m.id <> m.root_id order by m.merged_at, m.id`,
      [id],
    )
    return rows.map(({ into, ...row }) => ({ ...row, id: pairId(into, row.id) }))
  },

  notes: (id: string): Promise<DonorNote[]> =>
    manager.query<DonorNote[]>(
      `select ${noteColumns} join people m on m.id = n.person_id where m.root_id = $1
       order by n.id desc limit ${mostNotes}`,
      [id],
    ),

  note: async (id: string): Promise<DonorNote | null> => {
    const [note] = await manager.query<DonorNote[]>(`select ${noteColumns} where n.id = $1`, [id])
    return note ?? null
  },

  /** Answers the id of the note, or of that which the same request has written before. */
  addNote: (
    note: { id: string; personId: string; text: string; writtenBy: string },
    request: KeyedRequest | null,
  ): Promise<string> =>
    createOnce(manager, request, note.id, async (transaction) => {
      await transaction.insert(DonorNoteEntity, note)
    }),

  /** Up to `limit` gifts of a donor, newest first, whatever has become of them. */
  gifts: async (
    id: string,
    limit: number,
    after: { receivedAt: string; id: string } | null,
    isBlind: boolean,
  ): Promise<DonorGift[]> => {
    const condition = [
      after ? 'and (received_at, id) < ($3::timestamptz, $4::uuid)' : '',
      isBlind ? 'and not anonymous' : '',
    ].join(' ')
    const position = after ? [after.receivedAt, after.id] : []
    return (await manager.query<GiftRow[]>(gifts(condition), [id, limit, ...position])).map(toGift)
  },

  countGifts: async (id: string, isBlind: boolean): Promise<number> => {
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from people m join donations d on d.person_id = m.id
       where m.root_id = $1 ${isBlind ? 'and not d.anonymous' : ''}`,
      [id],
    )
    return row?.count ?? 0
  },
})

export type HistoriesRepository = ReturnType<typeof createHistoriesRepository>
