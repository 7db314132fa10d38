import type { EntityManager } from 'typeorm'
import { donation } from '../../../schema/donations.ts'
import { receipt } from '../../../schema/receipts.ts'
import { newId } from '../../core/ids.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { Draft, Outbox } from '../../letters/outbox.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'
import { ReceiptEntity } from './receipt.entity.ts'
import { ReceiptNumberEntity } from './receipt-number.entity.ts'
import { ledgerSays, type Occasion } from './said.ts'

const isReplaced = 'exists (select from receipts x where x.replaces_id = r.id)'

const gone = `exists (select from donation_entries t
    where t.donation_id = r.donation_id and t.kind = 'restored' and t.corrects = r.entry_version)`

/** What it tells of never was, or is no more. */
const isVoid = `case when r.kind = 'refund' then ${gone} else d.status not in ('confirmed', 'refunded') end`

/** What has gone back since was told by receipts of its own: with it, the gift is what it was. */
const isOutdated = `${isVoid} or (d.method, d.project_id, o.name) is distinct from (r.method, r.project_id, r.donor_name)
  or r.kind = 'gift' and (d.amount + d.refunded, d.received_at) is distinct from (r.amount, r.received_at)`

/** They are few among all, and those that stand, of gifts that count: triggers keep them by the same rule. */
const isMarked = 'r.id = any (array(select receipt_id from outdated_receipts))'

/** Who issues it, and when. */
export interface Issue {
  issuedAt: Date
  /** Null where nobody of the team does, as the money came by itself. */
  issuedBy: string | null
  /** When a letter is written with it; null where none is. */
  sentAt: Date | null
  /** Of that moment, on the clock of Tbilisi. */
  year: number
}

/** What its letter has to know beside what it says. */
export interface Beside {
  /** What was promised and became its gift; null where nobody had promised it, or the gift is of somebody else by now. */
  pledgeId: string | null
  /** Whether that was a month of a gift that is charged on. */
  isMonthly: boolean
  /** Whether what it tells of never was: a gift that is voided, a refund that was taken back. */
  isTakenBack: boolean
  /** Whether what went back is a part of the gift. */
  isPart: boolean
}

/** A receipt, as its donor comes by it. */
export interface OwnReceipt {
  id: string
  number: string
}

interface Standing {
  id: string
  isOutdated: boolean
}

const isTakenBack = `case when r.kind = 'refund' then ${gone} else d.status not in ('confirmed', 'refunded') end`

/** Not of somebody else, of whom the team has said since that the gift is; that nobody is named says nothing of that. */
const isOfPromise = '(o.id is null or is_of_promise(g.donor_name, g.email_key, o.name, o.email_key))'

const beside = `select g.id as "pledgeId", (${isTakenBack}) as "isTakenBack",
    exists (select from monthly_gifts
      where id = g.monthly_gift_id and state in ('active', 'failing') and ended_why is null) as "isMonthly",
    r.kind = 'refund' and r.amount < d.amount + d.refunded as "isPart"
  from receipts r join donations d on d.id = r.donation_id left join donors o on o.id = d.donor_id
    left join pledges g on g.donation_id = d.id
      and ${isOfPromise}
  where r.id = $1`

/** Whoever has the link of a promise is not told of anybody else whose the gift is by now. */
const ofPledge = `select r.id, r.number from pledges g join donations d on d.id = g.donation_id and d.status = 'confirmed'
  join receipts r on r.donation_id = d.id and r.kind = 'gift' left join donors o on o.id = d.donor_id
  where g.id = $1 and not ${isReplaced}
    and ${isOfPromise}`

/** Whoever was written that their gift has come is written that it went back as well. */
const isWrittenTo = `select (o.email is not null and (
    exists (select from receipts where donation_id = d.id and sent_at is not null)
    or exists (select from pledges where donation_id = d.id and donor_email is not null)
  )) as "isWrittenTo" from donations d left join donors o on o.id = d.donor_id where d.id = $1`

/** Seconds within which one letter with a receipt is enough, however often it is asked for. */
const pause = 60

const standing = `select r.id, (${isOutdated}) as "isOutdated" from receipts r
  join donations d on d.id = r.donation_id left join donors o on o.id = d.donor_id
  where r.donation_id = $1 and coalesce(r.entry_version, 0) = coalesce($2, 0) and not ${isReplaced}`

export const createReceiptsRepository = (manager: EntityManager) => {
  const records = createRecordsRepository(manager, receipt, {
    entity: ReceiptEntity,
    isCounted: false,
    findingJoins: '',
    joins: `join donations d on d.id = r.donation_id left join donors o on o.id = d.donor_id
      left join receipts f on f.id = r.replaces_id left join receipts n on n.replaces_id = r.id
      left join pledged_gifts w on w.donation_id = r.donation_id and r.kind = 'gift' and r.frequency is not null
      left join pledges l on l.id = w.pledge_id and is_of_promise(l.donor_name, l.email_key, r.donor_name, o.email_key)`,
    computed: {
      donationId: 'r.donation_id',
      donorEmail: 'o.email',
      entryVersion: 'r.entry_version',
      dedicationKind: 'l.dedication_kind',
      dedication: 'l.dedication',
      replaces: 'f.number',
      replacedBy: 'n.number',
      pdfPath: `'/api/receipts/' || r.id || '/receipt.pdf'`,
      isOutdated: `(${isOutdated})`,
      isVoid: `(${isVoid})`,
    },
    filters: {
      gifts: () => `r.kind = 'gift'`,
      refunds: () => `r.kind = 'refund'`,
      outdated: () => isMarked,
      // Of an index that says it of few receipts, and of all others that it is null.
      replaced: () => 'r.id in (select x.replaces_id from receipts x where x.replaces_id is not null)',
    },
  })

  /** The receipt that stands for it; null where there is none yet. */
  const find = async ({ donationId, entry }: Occasion, within = manager): Promise<Standing | null> => {
    const [row] = await within.query<Standing[]>(standing, [donationId, entry])
    return row ?? null
  }

  /**
   * The line of a year, held until the transaction ends: whoever issues next waits, and gets the next number, or this one where
   * nothing came of it. Held before the gift, so that of those who issue many nobody waits for somebody who waits for them.
   */
  const holdYear = async (within: EntityManager, year: number): Promise<number> => {
    const [row] = await within.query<{ last: number }[]>(
      `insert into receipt_numbers as y (year, last) values ($1, 0)
       on conflict (year) do update set last = y.last returning last`,
      [year],
    )
    if (!row) throw new Error('a year has no line')
    return row.last
  }

  const write = async (
    within: EntityManager,
    occasion: Occasion,
    { year, ...issue }: Issue,
    last: number,
    replacesId: string | null,
  ): Promise<string> => {
    const said = await ledgerSays(within, occasion, replacesId !== null)
    const ordinal = last + 1
    const number = `${year}-${String(ordinal).padStart(6, '0')}`
    const { donationId, entry: entryVersion } = occasion
    const kind = entryVersion === null ? 'gift' : 'refund'
    const [id, numbered] = [
      newId(),
      { year, ordinal, number, kind, donationId, entryVersion, replacesId } as const,
    ]
    await within.update(ReceiptNumberEntity, { year }, { last: ordinal })
    await within.insert(ReceiptEntity, { id, ...numbered, ...issue, ...said })
    return id
  }

  return {
    ...records,

    /** Holds the line of a year, for a transaction that may issue receipts once it has changed the ledger. */
    hold: async (year: number): Promise<void> => {
      await holdYear(manager, year)
    },

    beside: async (id: string): Promise<Beside> => {
      const [row] = await manager.query<Beside[]>(beside, [id])
      if (!row) throw new Error('a receipt that was there is gone')
      return row
    },

    /** Whether whoever gave this is told by letter what becomes of it. */
    isWrittenTo: async (donationId: string): Promise<boolean> => {
      const [row] = await manager.query<{ isWrittenTo: boolean }[]>(isWrittenTo, [donationId])
      return row?.isWrittenTo ?? false
    },

    writeLetter: async (letter: Draft, outbox: Outbox): Promise<void> => {
      await outbox.write(manager, letter)
    },

    /** Writes a letter with a receipt and says of that when it was sent, together or not at all; nothing where that was just now. */
    send: (id: string, now: Date, letter: Draft, outbox: Outbox): Promise<void> =>
      manager.transaction(async (within) => {
        const sent = await within.query<unknown[]>(
          `with sent as (
             update receipts set sent_at = $2
             where id = $1 and (sent_at is null or sent_at <= $2::timestamptz - interval '${pause} seconds') returning id
           ) select id from sent`,
          [id, now],
        )
        if (sent.length > 0) await outbox.write(within, letter)
      }),

    /** The receipt of what came of a promised gift, for as long as that counts; null where none was issued. */
    ofPledge: async (pledgeId: string): Promise<OwnReceipt | null> => {
      const [row] = await manager.query<OwnReceipt[]>(ofPledge, [pledgeId])
      return row ?? null
    },

    /** Of several gifts, those that stand. */
    ofDonation: async (donationId: string): Promise<string[]> => {
      const rows = await manager.query<{ id: string }[]>(
        'select id from receipts where donation_id = $1 order by id desc limit 1000',
        [donationId],
      )
      return rows.map(({ id }) => id)
    },

    /**
     * Answers the receipt that stands for it, and writes one where there is none; where the one that stands is `replaced`, another
     * one in its place.
     * @throws Problem `not_found`, `gift_not_counted`, `not_refunded`, `charity_details_missing`, `receipt_still_right`
     */
    issue: async (occasion: Occasion, issue: Issue, replaced: string | null = null): Promise<string> => {
      const known = await find(occasion)
      if (known && known.id !== replaced) return known.id
      return manager.transaction(async (within) => {
        const last = await holdYear(within, issue.year)
        const [gift] = await within.query<object[]>('select from donations where id = $1 for share', [
          occasion.donationId,
        ])
        if (!gift) throw notFound(donation.singular)
        const stands = await find(occasion, within)
        if (stands && stands.id !== replaced) return stands.id
        if (stands && !stands.isOutdated) throw new Problem('receipt_still_right')
        return write(within, occasion, issue, last, stands?.id ?? null)
      })
    },
  }
}

export type ReceiptsRepository = ReturnType<typeof createReceiptsRepository>
