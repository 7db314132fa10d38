import type { DataSource, EntityManager } from 'typeorm'
import type { DonationMethod } from '../../../schema/donations.ts'
import { donation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newId } from '../../core/ids.ts'
import type { Wanted } from '../../core/wanted.ts'
import { mostOf } from '../../database/find-list-page.ts'
import { createKept, forEachRow, prepare, run } from '../../database/prepared.ts'
import { RowList } from '../../database/row-list.ts'
import { RowBlock, type WireRow } from '../../database/wire-row.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { recordReader, selectList } from '../../models/columns.ts'
import {
  fieldsWanted,
  type MoreColumns,
  recordColumns,
  textAlone,
  textsTogether,
} from '../../models/record-columns.ts'
import { DonationEntity } from './donation.entity.ts'
import type { Donation, GiftCounts } from './donation.ts'
import type { GivenDonor } from './given.ts'
import { inLanguageOf } from './import-languages.ts'
import { keepPeople } from './keep-people.ts'
import { lockLedger } from './lock-ledger.ts'
import { type Sight, tellingFields, unlessAnonymous } from './sight.ts'

/** A donation as {@link selectDonation} reads it. */
type Row = Omit<Donation, 'donor' | 'recordedDonor'> & {
  projectId: string
  donorName: string | null
  donorEmail: string | null
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
  method: DonationMethod | null
  reference: string | null
  locale: Locale
  /** Null where nobody of the team has written it down. */
  recordedBy: string | null
}

/** What a donation is read by: of the table `r`, and the donor `o`. */
const selectDonation = `${selectList(donation)}, o.name as "donorName", o.email as "donorEmail"`

/** What is read of a donor, of the table `o` beside the donation `r`. */
export const donorColumns = ({ isBlind }: Sight): readonly MoreColumns[] => [
  textsTogether('donor', { name: unlessAnonymous('o.name') }),
  textsTogether('recordedDonor', {
    name: isBlind ? unlessAnonymous('o.name') : 'o.name',
    email: isBlind ? 'null' : 'o.email',
  }),
]

/** Whom a donation `r` counts for, of the person `w` it is of. */
export const donorIdColumn = ({ isBlind }: Sight): MoreColumns =>
  textAlone('donorId', isBlind ? unlessAnonymous('w.root_id') : 'w.root_id')

/**
 * The newest gifts of each project, by its own range of the index: the cost follows what is read, not what is stored.
 * Each says where it belongs, as if each project had as many as are read at most: so nobody has to sort what an index
 * has in order. Numbers mind no frame, but PostgreSQL before 16 works one out unless it is told of rows.
 */
const newestOfEach = (
  names: readonly string[],
  more: readonly MoreColumns[],
  donors: string,
  condition: string,
  sight: Sight,
  most: number,
) => {
  const first = 1
  const { columns, ...layout } = recordColumns<typeof donation, Pick<Donation, 'donor' | 'recordedDonor'>>(
    donation,
    names,
    { computed: tellingFields(sight), more, first },
  )
  const place = '(p.place - 1) * $2::int + r.place - 1'
  const text = `
    select ${[place, ...columns].join(', ')}
    from unnest($1::uuid[]) with ordinality as p(id, place)
    cross join lateral (
      select *, row_number() over (order by received_at desc, id desc rows unbounded preceding) as place
      from (
        select id, version, anonymous, amount, received_at, method, reference, refunded, donor_id
        from donations
        where project_id = p.id and status = 'confirmed' ${condition}
        order by received_at desc, id desc limit ${most}
      ) d
      order by received_at desc, id desc limit $2::int
    ) r ${more.length > 0 ? donors : ''}`
  return { statement: prepare('newest donations', text, layout.read), layout }
}

/** Rows of one answer: of more it is quicker to read all donors once, as a plan made for these very values does. */
const mostLookedUp = 1000

/** Of a plan that is kept PostgreSQL expects few projects, and would read all donors for each of them. */
const lookedUp = (id: string) =>
  `left join lateral (select name, email from donors where id = ${id} offset 0) o on true`
const readOnce = (id: string) => `left join donors o on o.id = ${id}`

/** Who gave, where anything of them is told: whoever is not named is not looked up. */
const toldDonor = ({ isBlind }: Sight, wanted: Wanted): string =>
  isBlind || !wanted.has('recordedDonor') ? unlessAnonymous('r.donor_id') : 'r.donor_id'

const afterCursor = 'and (received_at, id) < ($3::timestamptz, $4::uuid)'

/** By what of a gift is wanted, how many, and whether it is the first page. */
const newest = createKept<ReturnType<typeof newestOfEach>['layout']>(32)

const newestStatement = (
  dataSource: DataSource,
  wanted: Wanted,
  sight: Sight,
  { isPlaced, isContinued, isPlannedAnew }: Record<'isPlaced' | 'isContinued' | 'isPlannedAnew', boolean>,
  most: number,
) => {
  const cursor = isPlaced ? ['id', 'receivedAt'] : []
  const names = ['id', ...fieldsWanted(donation, wanted)].filter(
    (name) => wanted.has(name) && !cursor.includes(name),
  )
  const all = [...cursor, ...names]
  const more = donorColumns(sight).filter(({ name }) => wanted.has(name))
  const key = [isContinued, isPlannedAnew, sight.isBlind, most, ...all, ...more.map(({ name }) => name)].join(
    ' ',
  )
  const donors = (isPlannedAnew ? readOnce : lookedUp)(toldDonor(sight, wanted))
  return newest(dataSource, key, () =>
    newestOfEach(all, more, donors, isContinued ? afterCursor : '', sight, most),
  )
}

const counted = (name: string, donors: string, more = '') =>
  prepare(
    name,
    `select t.project_id, t.donation_count, ${donors} from project_totals t ${more}
     where t.project_id = any($1) and t.project_id not in (select id from projects where deleted_at is not null)`,
    ([projectId, ...figures]): [projectId: string, GiftCounts] => {
      const [donationCount = 0, donorCount = 0, unsignedCount = 0] = figures.map(Number)
      return [projectId ?? '', { donationCount, donorCount, unsignedCount }]
    },
  )

const counts = counted('gifts counted', 't.donor_count, t.unsigned_count')

/** An anonymous gift is nobody's, or the number of people would tell whose it is. */
const openCounts = counted(
  'open gifts counted',
  'coalesce(o.people, 0), t.donation_count - coalesce(o.gifts, 0)',
  `left join lateral (
    select sum(count) as people, sum(given) as gifts from list_counts
    where list = 'open_project_donors' and part = t.project_id::text
  ) o on true`,
)

const byId = `
  select r.project_id as "projectId", ${selectDonation}
  from donations r left join donors o on o.id = r.donor_id where r.id = $1`

const readDonation = recordReader(donation)

const toDonation = (row: Row): Donation => {
  const { anonymous, donorName: name, donorEmail: email } = row
  return {
    ...readDonation(row),
    donor: anonymous || name === null ? null : { name },
    recordedDonor: name === null && email === null ? null : { name, email },
  }
}

/** A donor is one name, or none, at one email; without an email every gift stands for itself. */
export const upsertDonor = async (manager: EntityManager, donor: GivenDonor): Promise<string> => {
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
  /**
   * Confirmed donations of each project, in the order of `projectIds`, newest first, at most `limit` each.
   * @param isPlaced whether their places are wanted, for a cursor
   */
  newestByProject: async (
    projectIds: readonly string[],
    limit: number,
    after: DonationCursor | null,
    wanted: Wanted,
    isPlaced: boolean,
    sight: Sight,
  ): Promise<RowList<Donation>[]> => {
    const rows = new RowBlock()
    const numbers: number[][] = projectIds.map(() => [])
    const position = after ? [after.receivedAt, after.id] : []
    const isPlannedAnew = projectIds.length * limit > mostLookedUp
    const { statement, layout } = newestStatement(
      manager.dataSource,
      wanted,
      sight,
      { isPlaced, isContinued: after !== null, isPlannedAnew },
      mostOf(limit - 1),
    )
    const put = (row: WireRow): void => {
      const place = row.firstNumber
      const ofProject = numbers[Math.floor(place / limit)]
      if (ofProject) ofProject[place % limit] = rows.add(row)
    }
    await forEachRow(manager, statement, [projectIds, limit, ...position], put, { isPlannedAnew })
    return numbers.map((ofProject) => new RowList(layout, rows, ofProject))
  },

  /** How many confirmed donations each project has, and of how many people: kept, whatever their number. */
  countByProject: async (
    projectIds: readonly string[],
    { isBlind }: Sight,
  ): Promise<Map<string, GiftCounts>> =>
    new Map(await run(manager, isBlind ? openCounts : counts, [projectIds])),

  keepPeople: () => keepPeople(manager),

  find: async (id: string): Promise<Donation | null> => {
    const [row] = await manager.query<Row[]>(byId, [id])
    return row ? toDonation(row) : null
  },

  /**
   * Stores a confirmed donation, its donor and the key of the request together or not at all. Answers its id, or that
   * of the donation which the same request has recorded before.
   * @param isByHand whether a colleague writes it down: then it is in the language of its donor, not in that of the screen
   */
  insertConfirmed: (
    donation: RecordedDonation,
    donor: GivenDonor | null,
    request: KeyedRequest | null,
    isByHand = false,
  ): Promise<string> =>
    createOnce(manager, request, donation.id, async (transaction) => {
      await keepPeople(transaction)
      // An import that knows the same donor holds the ledger before it wants their row.
      if (donor?.email) await lockLedger(transaction)
      const locale = donor && isByHand ? await inLanguageOf(transaction, donation.id, donor) : donation.locale
      const donorId = donor && (await upsertDonor(transaction, isByHand ? { ...donor, locale } : donor))
      await transaction.insert(DonationEntity, { ...donation, locale, donorId, status: 'confirmed' })
    }),
})

export type DonationsRepository = ReturnType<typeof createDonationsRepository>
