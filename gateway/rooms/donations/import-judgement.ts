import type { ImportMatch, ImportState } from '../../../schema/donation-imports.ts'
import type { DonationStatus } from '../../../schema/donations.ts'
import type { BankRow } from './bank-rows.ts'

/** A gift of the ledger that a row may be. */
export interface KnownGift {
  id: string
  status: DonationStatus
  /** Lari that were given, with what went back since. */
  amount: number
  /** Instant, ISO 8601 UTC. */
  receivedAt: string
  donorName: string | null
}

/** What a row is taken for: a gift of the ledger, or a row further up in the file. */
export interface Twin {
  match: ImportMatch
  gift: KnownGift | null
  line: number | null
}

/** What a row says, and what it may be of what is recorded. */
export interface JudgedRow extends Omit<BankRow, 'state'> {
  state: ImportState
  twin: Twin | null
}

/** A gift with its day where the charity is, `YYYY-MM-DD`, and how the name of its donor sounds in either script, if any. */
export interface SoundingGift {
  gift: KnownGift
  day: string
  sound: string | null
}

/** A transfer may be booked over a weekend; a standing order under one number never comes as soon again. */
const mostDaysApart = 3
const msOfDay = 86_400_000

/** @param days `YYYY-MM-DD` */
export const isAtOneTime = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Math.abs(Date.parse(one) - Date.parse(other)) <= mostDaysApart * msOfDay

/** The gifts of the ledger that rows may be, by what they are recognised by. */
export interface KnownGifts {
  /** What a reference or a name of a row is compared by; nothing has none. */
  lettersOf: (text: string | null) => string | null
  /** How the name of a row whose reference is found sounds in either script; null where nobody is named. */
  soundOf: (name: string | null) => string | null
  /** By the letters of a reference, those first that count. */
  byReference: ReadonlyMap<string, readonly SoundingGift[]>
  /** By {@link likenessOf}. */
  byLikeness: ReadonlyMap<string, KnownGift>
  /** The same of those without a reference. */
  byLikenessUnnamed: ReadonlyMap<string, KnownGift>
}

/** By the letters of the name. */
export const likenessOf = (day: string | null, amount: number | null, letters: string | null): string =>
  JSON.stringify([day, amount, letters])

/** Whether a row is, or may be put right to be, a gift: all but who gave it can be read. */
export const isCompared = ({ state, faults }: BankRow): boolean =>
  state === 'new' || (state === 'wrong' && faults.every(({ holds }) => holds === 'payer'))

/** What a row is taken for, and whether nobody needs to be asked. */
interface Found {
  twin: Twin
  isCertain: boolean
}

/** The first that is so, or else the first of them. */
const bestOf = <Each>(all: readonly Each[], isSo: (each: Each) => boolean): Each | undefined =>
  all.find(isSo) ?? all[0]

/**
 * The rule by which a row is known: a bank gives a reference to one transfer alone, so the same one with the same sum, at
 * the same time and in nobody else's name is the same gift. With another sum, day or name it may be one that a bank or a
 * spreadsheet gave twice, as the number of a standing order is: that is asked. One that was voided may have been voided to be imported again: that is asked, too; and so it is
 * where without a reference on either side the same day, amount and name look like one gift, and may be two.
 */
export const judgeRows = (rows: readonly BankRow[], known: KnownGifts): JudgedRow[] => {
  /** Of those that are the same the first. */
  const references = new Map<string, BankRow[]>()
  const likenesses = new Map<string, number>()

  /** A name that has to be put right tells of nobody. */
  const soundIn = ({ payer, faults }: BankRow): string | null =>
    faults.length > 0 ? null : known.soundOf(payer)

  const byReference = (row: BankRow, reference: string): Found | null => {
    const sound = soundIn(row)
    const isSame = (amount: number | null, day: string | null, name: string | null): boolean =>
      row.amount === amount &&
      isAtOneTime(row.day, day) &&
      (sound === null || name === null || sound === name)
    const isSameGift = ({ gift, day, sound: name }: SoundingGift): boolean => isSame(gift.amount, day, name)
    const isSameRow = (other: BankRow): boolean => isSame(other.amount, other.day, soundIn(other))
    const ofGift = ({ gift }: SoundingGift, isCertain: boolean): Found => ({
      twin: { match: 'reference', gift, line: null },
      isCertain,
    })

    const gifts = known.byReference.get(reference) ?? []
    const counting = gifts.filter(({ gift }) => gift.status !== 'voided')
    const voided = gifts.filter(({ gift }) => gift.status === 'voided')
    const above = references.get(reference) ?? []
    const gift = bestOf(counting, isSameGift)
    if (gift && isSameGift(gift)) return ofGift(gift, true)
    const other = bestOf(above, isSameRow)
    const ofRow: Found | null = other
      ? { twin: { match: 'reference', gift: null, line: other.line }, isCertain: isSameRow(other) }
      : null
    if (ofRow?.isCertain) return ofRow
    if (above.push(row) === 1) references.set(reference, above)
    const asVoided = bestOf(voided, isSameGift)
    if (asVoided && isSameGift(asVoided)) return ofGift(asVoided, false)
    if (gift) return ofGift(gift, false)
    return ofRow ?? (asVoided ? ofGift(asVoided, false) : null)
  }

  const byLikeness = (reference: string | null, likeness: string): Found | null => {
    const others = reference === null ? known.byLikeness : known.byLikenessUnnamed
    const alike = others.get(likeness)
    if (alike) return { twin: { match: 'likeness', gift: alike, line: null }, isCertain: false }
    const line = reference === null ? likenesses.get(likeness) : undefined
    return line === undefined ? null : { twin: { match: 'likeness', gift: null, line }, isCertain: false }
  }

  return rows.map((row) => {
    if (!isCompared(row)) return { ...row, twin: null }
    const reference = known.lettersOf(row.reference)
    const likeness = likenessOf(row.day, row.amount, known.lettersOf(row.payer))
    const named = reference === null ? null : byReference(row, reference)
    const { twin = null, isCertain = false } = named ?? byLikeness(reference, likeness) ?? {}
    if (!likenesses.has(likeness)) likenesses.set(likeness, row.line)
    // Who gave it has to be put right in any case, but where it is known already.
    if (row.state === 'wrong' && !isCertain) return { ...row, twin }
    return { ...row, state: isCertain ? 'known' : twin ? 'question' : 'new', faults: [], twin }
  })
}
