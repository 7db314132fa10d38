import type { EntityManager } from 'typeorm'
import type { Localized } from '../../../schema/model.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import type { Change, GiftState, StandingGift, TakenAway } from './changes.ts'
import type { DonationEntry, DonationState, DonationWithHistory, ImportedFrom } from './donation.ts'
import { DonationEntryEntity } from './donation-entry.entity.ts'
import { upsertDonor } from './donations.repository.ts'
import type { DonorLetters } from './donor-letters.ts'
import { keepPeople } from './keep-people.ts'
import { lockLedger } from './lock-ledger.ts'
import { takeNotesAlong } from './notes-along.ts'
import { holdPledgeOf, joinPledgeOf, lookAtPledgeOf } from './pledged-gifts.ts'

/** The most entries of one gift that are told. */
const mostEntries = 1000

/** A gift, or an entry, with the words for whom and what it was. */
interface Row extends StandingGift {
  id: string
  personId: string | null
  titleEn: string | null
  titleKa: string | null
  madeBy: string | null
  byProvider: boolean
  madeAt: string
}

interface EntryRow extends Row, Pick<DonationEntry, 'kind' | 'corrects' | 'reason'> {}

/** What `r`, a gift or an entry, says, with the project `p`, the donor `o` and whoever wrote it, `u`. */
const columns = (madeAt: string, writer: string): string => `
  r.id, r.version, r.project_id as "projectId", r.donor_id as "donorId", r.anonymous,
  ${readAs('lari', 'r.amount')} as amount, ${readAs('lari', 'r.refunded')} as refunded, r.status,
  ${readAs('instant', 'r.received_at')} as "receivedAt", r.method, r.reference,
  o.name as "donorName", o.email as "donorEmail",
  (select root_id from people where id = o.person_id) as "personId", p.title_en as "titleEn", p.title_ka as "titleKa",
  u.first_name || ' ' || u.last_name as "madeBy",
  ${writer} is null and r.method is not distinct from 'card' as "byProvider", ${readAs('instant', madeAt)} as "madeAt"`

const told = (writer: string): string => `
  join projects p on p.id = r.project_id left join donors o on o.id = r.donor_id left join users u on u.id = ${writer}`

const gift = `select ${columns('r.created_at', 'r.recorded_by')} from donations r ${told('r.recorded_by')} where r.id = $1`

const origin = `
  select m.import_id as "importId", i.file_name as "fileName", m.line
  from imported_donations m join donation_imports i on i.id = m.import_id where m.donation_id = $1`

const entries = `
  select ${columns('r.made_at', 'r.made_by')}, r.kind, r.corrects, r.reason from donation_entries r ${told('r.made_by')}
  where r.donation_id = $1 order by r.version desc limit ${mostEntries + 1}`

/** The newest refund or void that no entry has taken back. */
const takenAway = `
  select r.version, r.kind, (r.refunded - b.refunded)::float8 as amount
  from donation_entries r join donation_entries b on (b.donation_id, b.version) = (r.donation_id, r.version - 1)
  where r.donation_id = $1 and r.kind in ('refunded', 'voided') and not exists (
    select from donation_entries t
    where t.donation_id = r.donation_id and t.kind = 'restored' and t.corrects = r.version)
  order by r.version desc limit 1`

/** The same of what nobody of the team has written down, newest first: the entries of providers. */
const toldBack = `
  select r.version, r.kind, (r.refunded - b.refunded)::float8 as amount
  from donation_entries r join donation_entries b on (b.donation_id, b.version) = (r.donation_id, r.version - 1)
  where r.donation_id = $1 and r.kind = 'refunded' and r.made_by is null and not exists (
    select from donation_entries t
    where t.donation_id = r.donation_id and t.kind = 'restored' and t.corrects = r.version)
  order by r.version desc`

const titleOf = ({ titleEn, titleKa }: Row): Localized => ({ en: titleEn, ka: titleKa })

const donorOf = ({ donorName: name, donorEmail: email }: Row) =>
  name === null && email === null ? null : { name, email }

const toState = (row: Row): DonationState => ({
  amount: row.amount,
  refunded: row.refunded,
  status: row.status,
  receivedAt: row.receivedAt,
  method: row.method,
  reference: row.reference,
  anonymous: row.anonymous,
  recordedDonor: donorOf(row),
  projectId: row.projectId,
  projectTitle: titleOf(row),
})

const countsOf = ({ status, amount }: Pick<GiftState, 'status' | 'amount'>): number =>
  status === 'confirmed' ? amount : 0

const toEntry = (row: EntryRow, before: EntryRow | undefined): DonationEntry => ({
  version: row.version,
  kind: row.kind,
  corrects: row.corrects,
  reason: row.reason,
  madeBy: row.madeBy,
  byProvider: row.byProvider,
  madeAt: row.madeAt,
  change: sumOfLari(countsOf(row), before ? -countsOf(before) : 0),
  counts: countsOf(row),
  before: before ? toState(before) : null,
  after: toState(row),
})

/** What the gift itself says of how it was recorded, where nobody has put it right. */
const recordedOf = (row: Row): EntryRow => ({ ...row, kind: 'recorded', corrects: null, reason: null })

/** Of what is added to a gift: its id, by whom, and why. */
interface NewEntry {
  id: string
  donationId: string
  madeBy: string | null
  reason: string
}

type Decide = (stood: StandingGift, within: EntityManager) => Promise<Change | null> | Change | null

/** Answers the number of the entry that is made of what `decide` says, null where that is nothing. */
const addWithin = async (
  transaction: EntityManager,
  { id, donationId, madeBy, reason }: NewEntry,
  decide: Decide,
): Promise<number | null> => {
  await lockLedger(transaction)
  await transaction.query('select from donations where id = $1 for no key update', [donationId])
  const [stood] = await transaction.query<Row[]>(gift, [donationId])
  if (!stood) throw new Error('a gift that was there is gone')
  const change = await decide(stood, transaction)
  if (!change) return null
  const { kind, corrects, state, donor } = change
  const donorId = donor === undefined ? state.donorId : donor && (await upsertDonor(transaction, donor))
  const version = stood.version + 1
  await transaction.insert(DonationEntryEntity, {
    ...{ id, donationId, version, kind, corrects, reason, madeBy, donorId },
    projectId: state.projectId,
    anonymous: state.anonymous,
    amount: state.amount,
    refunded: state.refunded,
    status: state.status,
    receivedAt: new Date(state.receivedAt),
    method: state.method,
    reference: state.reference,
  })
  if (donor && stood.donorId !== null) await takeNotesAlong(transaction, donationId, stood.donorId)
  return version
}

/**
 * How gifts are put right: by entries that are added.
 * @param letters null where the site writes none
 */
export const createEntriesRepository = (manager: EntityManager, letters: DonorLetters | null) => ({
  find: async (donationId: string): Promise<DonationWithHistory | null> => {
    const [row] = await manager.query<Row[]>(gift, [donationId])
    if (!row) return null
    const stored = await manager.query<EntryRow[]>(entries, [donationId])
    const [importedFrom = null] = await manager.query<ImportedFrom[]>(origin, [donationId])
    const all = stored.length > 0 ? stored : [recordedOf(row)]
    const { id, version, personId, donorName: name, anonymous } = row
    return {
      id,
      version,
      donorId: personId,
      donor: anonymous || name === null ? null : { name },
      ...toState(row),
      importedFrom,
      entries: all.slice(0, mostEntries).map((entry, index) => toEntry(entry, all[index + 1])),
    }
  },

  /** The newest refund or void of a gift that nobody has taken back. */
  lastTakenAway: async (within: EntityManager, donationId: string): Promise<TakenAway | null> => {
    const [row] = await within.query<TakenAway[]>(takenAway, [donationId])
    return row ?? null
  },

  holdPledgeOf,
  joinPledgeOf,
  lookAtPledgeOf,

  /** The refunds of a gift that providers have told of and nobody has taken back, newest first. */
  toldBack: (within: EntityManager, donationId: string): Promise<TakenAway[]> =>
    within.query<TakenAway[]>(toldBack, [donationId]),

  /**
   * Adds what `decide` makes of the gift as it stands, and the key of the request, together or not at all; nothing
   * where that is null. Whoever changes the same gift meanwhile waits.
   * @param first holds what has to be held before the ledger
   */
  add: (
    entry: NewEntry,
    request: KeyedRequest | null,
    decide: Decide,
    first: (within: EntityManager) => Promise<void> = async () => {},
  ): Promise<string> =>
    createOnce(manager, request, entry.id, async (transaction) => {
      await keepPeople(transaction)
      await first(transaction)
      await addWithin(transaction, entry, decide)
    }),

  /** The same of what goes back: whoever was written that their gift has come is sent a receipt of that, too. */
  addRefund: (entry: NewEntry, request: KeyedRequest | null, decide: Decide): Promise<string> =>
    createOnce(manager, request, entry.id, async (transaction) => {
      const receipts = letters?.receipts(transaction)
      await keepPeople(transaction)
      await receipts?.holdNumbers()
      const version = await addWithin(transaction, entry, decide)
      if (version === null) return
      const { donationId, madeBy } = entry
      await receipts?.issueRefundByLetter({ donationId, entry: version }, madeBy)
    }),
})

export type EntriesRepository = ReturnType<typeof createEntriesRepository>
