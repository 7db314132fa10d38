import type { DonorPerson, DonorsAre } from '../../../schema/donors.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import type { DonationState } from '../donations/donation.ts'

/** A donor with what of their gifts is counted, not measured. */
export interface Donor extends DonorPerson {
  /** Gifts that count. */
  donationCount: number
  /** Lari of the year that was asked for; null where none was. */
  yearGiven: number | null
}

/** A donor with the sums of each year in lari, where there are any. */
export interface DonorWithYears extends Donor {
  years: ReadonlyMap<number, number>
}

/** What was given in a year. */
export interface YearSum {
  year: number
  given: number
  donationCount: number
}

/** What came without a name that is told, as a line beside those of donors. */
export interface WithoutName {
  given: number
  donationCount: number
  years: ReadonlyMap<number, number>
}

/** A page of donors, and what all of them together come to. */
export interface DonorPage extends SortedListPage<Donor> {
  totalCount: number
  /** How many donors there are in the year asked for, or at all, without any search. */
  everybodyCount: number
  /** Lari that all on this list gave in the year asked for, or in all. */
  givenByAll: number
  /** Lari that came in the year asked for, or in all, without a name that is told: with what everybody gave it is all there is. */
  givenWithoutName: number
  /** The years in which anything was given, the last one first. */
  years: number[]
  /** What was looked for in the other script besides; null where that says nothing. */
  otherScript: string | null
  /** Whether more gifts than are looked at have a reference that begins so: then some who gave them may be left out. */
  isCut: boolean
}

/** What somebody gave in a year. */
export interface DonorYear {
  year: number
  donationCount: number
  given: number
}

/** Somebody who was merged into a donor. */
export interface MergedDonor {
  /** That of the pair, by which they are taken apart. */
  id: string
  name: string | null
  email: string | null
  /** Null where the account is gone. */
  mergedBy: string | null
  /** Instant, ISO 8601 UTC. */
  mergedAt: string
}

/** Two donors, the one first whose name is kept. */
export interface DonorPair {
  /** The ids of both. */
  id: string
  are: DonorsAre
  kept: Donor
  other: Donor
}

export interface DonorNote {
  id: string
  text: string
  /** Null where the account is gone. */
  writtenBy: string | null
  /** Instant, ISO 8601 UTC. */
  writtenAt: string
}

/** Whether a donor is thanked by name on the site. */
export interface DonorThanks {
  /** For anything they gave. */
  thanked: boolean
  /** They have told the team so of themselves, and of all whom they were merged with. */
  thankedForAll: boolean
}

/** A donor with all that is known of them but their gifts. */
export interface DonorWithHistory extends Donor, DonorThanks {
  /** The team has said in which language they are written to. */
  languageTold: boolean
  /** Newest first. */
  years: DonorYear[]
  /** In the order of their merging. */
  merged: MergedDonor[]
  /** Who may be the same. */
  alike: DonorPair[]
  /** Newest first; null to whoever may not be told of what was given anonymously. */
  notes: DonorNote[] | null
}

/** A gift of a donor, whatever has become of it. */
export interface DonorGift extends DonationState {
  id: string
}
