import type { Locale } from '../../../schema/locales.ts'

/** A gift that counts, as a statement tells it. */
export interface StatedGift {
  receivedAt: Date
  projectTitle: string
  /** The number of the receipt that stands for it; null where none was issued. */
  receipt: string | null
  /** Lari, less what went back. */
  amount: number
  refunded: number
}

/** What a donor gave in a year, as the ledger has it by now. */
export interface Statement {
  year: number
  asOf: Date
  /** The donor’s language. */
  locale: Locale
  donorName: string | null
  charityName: string
  charityCode: string
  charityAddress: string
  /** The first one first. */
  gifts: StatedGift[]
}
