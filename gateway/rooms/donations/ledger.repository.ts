import type { EntityManager } from 'typeorm'
import { type DonationSelection, donation } from '../../../schema/donations.ts'
import type { LedgerRequest, LedgerSelection } from '../../../schema/ledger.ts'
import type { RecordOf } from '../../../schema/model.ts'
import { type Position, readPosition, writePosition } from '../../core/sorted-list-page.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { askAgain } from '../../database/ask-again.ts'
import { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf, giftsWithin } from '../../database/gifts-within.ts'
import { createStatements, plannedAnew, run, type Statement } from '../../database/prepared.ts'
import type { Fields } from '../../database/wire-row.ts'
import { fieldsWanted, recordColumns } from '../../models/record-columns.ts'
import type { DonationToProject, LedgerDonation, LedgerPage } from './donation.ts'
import { type DonationCursor, donorColumns, donorIdColumn } from './donations.repository.ts'
import {
  directionOf,
  isByReference,
  keyOf,
  type LedgerOrder,
  orderFor,
  pageText,
  readerOf,
} from './ledger-page.ts'
import { type Sight, tellingFields } from './sight.ts'

type Read = (texts: Fields, at: number) => unknown

const titleOf: Read = (texts, at) => ({ en: texts[at] ?? null, ka: texts[at + 1] ?? null })
const textOf: Read = (texts, at) => texts[at]

const names = ['id', ...fieldsWanted(donation, everything)]

/** What of a gift `r` is read of the tables of {@link listedFrom}. */
const toProject = (sight: Sight) => [
  ...donorColumns(sight),
  donorIdColumn(sight),
  { name: 'projectId', columns: ['r.project_id'], read: textOf },
  { name: 'projectTitle', columns: ['p.title_en', 'p.title_ka'], read: titleOf },
]

type More<Gift> = Omit<Gift, keyof RecordOf<typeof donation>>

const giftFor = (sight: Sight) =>
  recordColumns<typeof donation, More<DonationToProject>>(donation, names, {
    computed: tellingFields(sight),
    more: toProject(sight),
  })

const countedGifts = { all: giftFor({ isBlind: false }), open: giftFor({ isBlind: true }) }

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

const receivedLast = { sort: 'received', direction: 'desc' } as const

/** Only gifts of which something is back are looked at. */
const wentBack = `case when r.refunded > 0 then (
  select string_agg(to_char(e.made_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') || ': ' || (e.refunded - b.refunded), '; '
    order by e.version)
  from donation_entries e join donation_entries b on (b.donation_id, b.version) = (e.donation_id, e.version - 1)
  where e.donation_id = r.id and e.refunded <> b.refunded) end`

const columnsBeforeGift = 4

const listedGiftFor = (sight: Sight) =>
  recordColumns<typeof donation, More<LedgerDonation>>(donation, names, {
    computed: tellingFields(sight),
    more: [
      ...toProject(sight),
      { name: 'status', columns: ['r.status'], read: textOf },
      { name: 'wentBack', columns: [wentBack], read: (texts, at) => texts[at] ?? null },
    ],
    first: columnsBeforeGift,
  })

const listedGifts = { all: listedGiftFor({ isBlind: false }), open: listedGiftFor({ isBlind: true }) }

/** What of these whoever asks is told. */
const toldTo = <Gift>({ all, open }: { all: Gift; open: Gift }, { isBlind }: Sight): Gift =>
  isBlind ? open : all

const listedFrom = `donations r join projects p on p.id = r.project_id
  left join donors o on o.id = r.donor_id left join people w on w.id = r.person_id`

const pages = createStatements<Fields>('page of the ledger', 64)

/**
 * What a list is narrowed to besides kinds decides which way is quicker: a plan for any project would gather all gifts of a
 * large one, as most have few.
 */
const statementOf = (selection: LedgerSelection, text: string): Statement<Fields> => {
  const { project, from, until } = selection
  const isOfKinds = !isByReference(selection) && (project ?? from ?? until) === null
  return (isOfKinds ? pages : plannedAnew)(text, (texts) => texts)
}

const countIn = (text: string | null | undefined): number | null => (text == null ? null : Number(text))

/** Where a gift stands in the order that it was read in. */
const placeOf = (line: Fields | undefined): Position | null => {
  const [key, id] = [line?.[columnsBeforeGift - 1], line?.[columnsBeforeGift]]
  return key == null || id == null ? null : [key, id]
}

/** The whole ledger, a page at a time or to its end, for the team and for whoever takes it elsewhere. */
export const createLedgerRepository = (manager: EntityManager) => {
  /** A page of a selection, with one more gift where there is one. */
  const read = async (
    selection: LedgerSelection,
    page: Pick<Parameters<typeof pageText>[2], 'order' | 'first' | 'after' | 'isCounted' | 'isTurned'>,
    sight: Sight,
  ): Promise<Fields[]> => {
    const conditions = new Conditions()
    const text = pageText(selection, (value) => conditions.bind(value), {
      ...page,
      sight,
      columns: toldTo(listedGifts, sight).columns,
      from: listedFrom,
    })
    return run(manager, statementOf(selection, text), conditions.values)
  }

  const giftsIn = (lines: readonly Fields[]): Fields[] =>
    lines.filter((line) => line[columnsBeforeGift] !== null)

  return {
    /** A page of all gifts that are selected. */
    list: async (request: LedgerRequest, wanted: Wanted, sight: Sight): Promise<LedgerPage> => {
      const { first } = request
      const order = orderFor(request)
      const direction = directionOf(order)
      const name = ['ledger', order === 'reference' ? order : order.sort, direction].join(' ')
      const page = {
        order,
        first,
        after: readPosition(request.after, name, keyOf(order).type),
        isCounted: wanted.has('totalCount'),
        isTurned: ['offset', 'previousCursor'].some((figure) => wanted.has(figure)),
      }
      const lines = await read(request, page, sight)
      const [total, before, previous] = lines[0] ?? []
      const gifts = giftsIn(lines)
      const last = placeOf(gifts.slice(0, first).at(-1))
      return {
        nodes: gifts.slice(0, first).map((line) => toldTo(listedGifts, sight).read(line)),
        totalCount: countIn(total),
        offset: countIn(before),
        endCursor: last && writePosition(last, name),
        hasNextPage: gifts.length > first,
        previousCursor: previous == null ? null : writePosition(JSON.parse(previous), name),
      }
    },

    /** How many gifts are selected, to the last. */
    countAll: async (selection: LedgerSelection, sight: Sight): Promise<number> => {
      const conditions = new Conditions()
      const some = readerOf(
        selection,
        (value) => conditions.bind(value),
        sight,
      )({ columns: 'd.id', limit: 'all' })
      const text = `select count(*) from (${some}) f`
      const [count] = await run(manager, { text, name: null, read: ([number]) => Number(number) }, [
        ...conditions.values,
      ])
      return count ?? 0
    },

    /** Up to `limit` of them after a place in their order, and that of the last: received last first, or by their references. */
    readAfter: async (
      selection: LedgerSelection,
      limit: number,
      after: Position | null,
      sight: Sight,
    ): Promise<{ gifts: LedgerDonation[]; last: Position | null }> => {
      const order: LedgerOrder = isByReference(selection) ? 'reference' : receivedLast
      const page = {
        order,
        first: limit,
        after,
        isCounted: false,
        isTurned: false,
      }
      const gifts = giftsIn(await askAgain(() => read(selection, page, sight))).slice(0, limit)
      return {
        gifts: gifts.map((line) => toldTo(listedGifts, sight).read(line)),
        last: placeOf(gifts.at(-1)),
      }
    },

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

    /** Up to `limit` confirmed donations, received last first, after a place in that order. */
    selectAfter: (
      selection: DonationSelection,
      limit: number,
      after: DonationCursor | null,
      sight: Sight,
    ): Promise<DonationToProject[]> => {
      const conditions = giftsOf(selection)
      if (after !== null) {
        const [receivedAt, id] = [conditions.bind(after.receivedAt), conditions.bind(after.id)]
        conditions.add(`(r.received_at, r.id) < (${receivedAt}::timestamptz, ${id}::uuid)`)
      }
      const { columns, read: readGift } = toldTo(countedGifts, sight)
      const text = `select ${columns.join(', ')} from ${listedFrom} where ${conditions.sql}
        order by r.received_at desc, r.id desc limit ${conditions.bind(limit)}`
      return askAgain(() => run(manager, following(text, readGift), conditions.values))
    },
  }
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
