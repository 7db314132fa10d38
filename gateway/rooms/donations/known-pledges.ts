import type { EntityManager } from 'typeorm'
import type { DonationStatus } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { codesIn, mistypedIn, nearCodes } from '../../../schema/pledge-codes.ts'
import { type PledgeState, stateByLedger } from '../../../schema/pledge-states.ts'
import { readAs } from '../../models/columns.ts'
import type { BankRow } from './bank-rows.ts'
import { isCompared, type KnownGift } from './import-judgement.ts'

/** A pledge whose code stands in a bank's file. */
export interface KnownPledge {
  id: string
  code: string
  /** Lari that were promised. */
  amount: number
  donorName: string | null
  donorEmail: string | null
  anonymous: boolean
  projectId: string
  locale: Locale
  /** What was paid for it where that is something else, with its currency. */
  cameInstead: string | null
  state: PledgeState
  /** What it became; null where nothing has come yet. */
  became: BecameGift | null
}

interface BecameGift {
  gift: KnownGift
  /** Of the gift, where the charity is: `YYYY-MM-DD`. */
  day: string
  /** Whether no bank's reference stands with it, as whoever has confirmed it by hand knows none. */
  isByHand: boolean
  /** Whether its money comes to the account under the code: what Stripe has taken does not, so a transfer with it is another gift. */
  bearsCode: boolean
}

/** By their codes. */
export type KnownPledges = ReadonlyMap<string, KnownPledge>

interface Row extends Omit<KnownPledge, 'became'> {
  giftId: string | null
  giftStatus: DonationStatus | null
  giftAmount: number
  receivedAt: string
  giftDonor: string | null
  isByHand: boolean
  bearsCode: boolean
  day: string
}

const known = `
  select p.id, p.code, ${readAs('lari', 'p.amount')} as amount, p.donor_name as "donorName", p.donor_email as "donorEmail",
    p.anonymous, p.project_id as "projectId", p.locale, p.came_instead as "cameInstead", p.state,
    d.id as "giftId", d.status as "giftStatus", ${readAs('lari', 'd.amount + d.refunded')} as "giftAmount",
    ${readAs('instant', 'd.received_at')} as "receivedAt", o.name as "giftDonor",
    coalesce(letters_of(d.reference) = letters_of(p.code), true) as "isByHand",
    (p.way = 'stripe' and d.method = 'card') is not true as "bearsCode",
    to_char(d.received_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as day
  from pledges p left join donations d on d.id = p.donation_id left join donors o on o.id = d.donor_id
  where p.code = any($1)`

const toPledge = (row: Row): KnownPledge => {
  const { giftId, giftStatus, giftAmount, receivedAt, giftDonor, isByHand, bearsCode, day, ...pledge } = row
  const state = stateByLedger(pledge.state, giftStatus)
  if (giftId === null || giftStatus === null || state !== 'confirmed')
    return { ...pledge, state, became: null }
  const gift = { id: giftId, status: giftStatus, amount: giftAmount, receivedAt, donorName: giftDonor }
  return { ...pledge, state, became: { gift, day, isByHand, bearsCode } }
}

/** Every code that a row holds, where its sender or the bank has written it. */
export const codesOf = ({ reference, description }: Pick<BankRow, 'reference' | 'description'>): string[] => [
  ...new Set([reference, description].flatMap((text) => (text === null ? [] : codesIn(text)))),
]

/** What stands there as a code would and is none. */
export const mistypedOf = ({
  reference,
  description,
}: Pick<BankRow, 'reference' | 'description'>): string[] => [
  ...new Set([reference, description].flatMap((text) => (text === null ? [] : mistypedIn(text)))),
]

const codesAmong = (rows: readonly BankRow[]): string[] => [
  ...new Set(rows.filter(isCompared).flatMap(codesOf)),
]

/**
 * Holds the pledges whose codes stand in these rows, or are `meant` by what is mistyped there, until the transaction ends, in one
 * order for all; whether there are any.
 */
export const holdPledges = async (
  rows: readonly BankRow[],
  meant: readonly string[],
  transaction: EntityManager,
): Promise<boolean> => {
  const codes = [...new Set([...codesAmong(rows), ...meant])]
  if (codes.length === 0) return false
  const held = await transaction.query<unknown[]>(
    'select from pledges where code = any($1) order by id for no key update',
    [codes],
  )
  return held.length > 0
}

/** Finds the pledges whose codes stand in the rows of a bank's file. */
export const findPledges = async (rows: readonly BankRow[], within: EntityManager): Promise<KnownPledges> => {
  const meant = rows.filter(isCompared).flatMap(mistypedOf).flatMap(nearCodes)
  const codes = [...new Set([...codesAmong(rows), ...meant])]
  if (codes.length === 0) return new Map()
  const found = await within.query<Row[]>(known, [codes])
  return new Map(found.map((row) => [row.code, toPledge(row)]))
}
