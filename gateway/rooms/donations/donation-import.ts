import type { PartialMapping } from '../../../schema/donation-imports.ts'
import type { ImportRow, RowCode } from './import-codes.ts'
import type { KnownPledge } from './known-pledges.ts'

/** Gifts that were imported from a bank's file at once. */
export interface DonationImport {
  id: string
  fileName: string | null
  /** How many it has made. */
  gifts: number
  /** Lari they came to. */
  sum: number
  /** How many of them count now: none of an import that is undone, until one is restored. */
  counting: number
  /** Lari that these come to by now: what would go, were it undone. */
  countingSum: number
  /** How many of these somebody has put right since. */
  putRight: number
  /** By their name then; null where the account is gone. */
  madeBy: string | null
  /** Instant, ISO 8601 UTC. */
  madeAt: string
  /** When it was undone; null where it was not. */
  voidedAt: string | null
}

/** A column of a bank's file. */
export interface BankFileColumn {
  /** The first is 1. */
  number: number
  name: string
  /** Some of what stands in it. */
  samples: string[]
}

export const fingerprintOfRows =
  'Of the rows and of what would become of them; sent along with the import, it is refused where they differ.'

/** What a row tells of a pledge. */
export type PromisedGift = Pick<KnownPledge, 'id' | 'amount' | 'donorName' | 'anonymous' | 'projectId'>

export interface ToldCode extends Pick<RowCode, 'code' | 'outcome'> {
  pledge: PromisedGift | null
  /** {@link nearInWords} */
  near: string[]
  /** {@link meantInWords} */
  meant: PromisedGift[]
}

/** Somebody who is called as whoever sent the money of a row. */
export interface ImportNamesake {
  id: string
  name: string | null
  email: string | null
  /** How many of their gifts count. */
  donationCount: number
}

/** A row as the team sees it. */
export interface ToldRow extends Omit<ImportRow, 'code'> {
  code: ToldCode | null
  /** {@link rowNamesakesInWords} */
  namesakes: ImportNamesake[]
}

export const promisedInWords = {
  amount: 'How much was promised, in lari.',
  donorName: 'Who promised it.',
  anonymous: 'Whether whoever promised it wants no name shown.',
  projectId: 'What it was promised to.',
} satisfies Partial<Record<keyof PromisedGift, string>>

export const rowNamesakesInWords =
  'Donors who are called as its payer is, in whichever script, some of them: it counts for whoever has just that name and no email, unless a choice says whose it is. None of what names nobody, is no gift, or confirms a pledge.'

export const rowCodeInWords = 'The code of a pledge that is written in it; null where none is.'
export const codelessInWords = 'Whose code it is; null where nobody was given it.'

export const namelessInWords =
  'How many rows are new and name nobody: each becomes an anonymous gift, unless a choice says who gave it or leaves it out.'
export const nearInWords =
  'Of a mistyped code those of pledges that wait and differ from it by one sign, or by two that are exchanged.'
export const meantInWords = 'What was promised under each of these, in the same order.'

export const headerLineInWords =
  'Where the names of the columns stand; 0 where the file has none, and its first transfer is its first row.'

/** What would become of a bank's file. */
export interface ImportPreview {
  /** {@link headerLineInWords} */
  headerLine: number
  columns: BankFileColumn[]
  /** What is known of the columns: as it was said, as it was remembered, or as the file tells by itself. */
  mapping: PartialMapping
  remembered: boolean
  /** Whether enough is known for rows to be read. */
  complete: boolean
  /** {@link fingerprintOfRows} */
  fingerprint: string
  /** {@link namelessInWords} */
  nameless: number
  /** None where not. */
  rows: ToldRow[]
}
