import type { DonationEntryKind, DonationStatus, donation } from '../../../schema/donations.ts'
import type { Localized, RecordOf } from '../../../schema/model.ts'
import type { Listed, ListPage, UncountedPage } from '../../core/list-page.ts'

/** What is known of a donor. */
export interface RecordedDonor {
  name: string | null
  email: string | null
}

/** A confirmed gift, for admins. The donor of an anonymous one is null, whatever is known of them. */
export type Donation = RecordOf<typeof donation> & {
  donor: { name: string } | null
  /** Null where nothing is known. */
  recordedDonor: RecordedDonor | null
}

/** How many gifts a project has, and of how many people. */
export interface GiftCounts {
  donationCount: number
  /** People, told apart by their email, else by their name. */
  donorCount: number
  /** Gifts with neither. */
  unsignedCount: number
}

/** A page of a project's gifts, and how many people all of them are from. */
export interface DonationPage<Gifts extends Listed<Donation> = Donation[]>
  extends ListPage<Donation, Gifts>,
    Omit<GiftCounts, 'donationCount'> {}

/** A gift as a list of all projects' gifts tells it. */
export interface DonationToProject extends Donation {
  /** Whom it counts for; null where nobody is known, or may be. */
  donorId: string | null
  projectId: string
  projectTitle: Localized
}

/** A gift as the list of all gifts tells it, whatever has become of it. */
export interface LedgerDonation extends DonationToProject {
  status: DonationStatus
  /** The days in Tbilisi on which something went back, or was taken back of that, each with its lari, for files. */
  wentBack?: string | null
}

/** A page of them. */
export interface LedgerPage extends UncountedPage<LedgerDonation> {
  /** Of all pages; null where they are more than anybody counts. */
  totalCount: number | null
  /** How many come before this page; null likewise. */
  offset: number | null
  /** What the page before this one continues; null where that is the first page, or there is none. */
  previousCursor: string | null
}

/** What a donor gave in a month on the clock of Tbilisi, and what was put right of it. Lari. */
export interface DonorMonth {
  /** Names its place among the others. */
  id: string
  /** `YYYY-MM`. */
  month: string
  /** Null where nobody is known, or may be. */
  donorId: string | null
  name: string | null
  email: string | null
  /** Gifts that count. */
  donationCount: number
  /** As it was first written down. */
  given: number
  /** What corrections, moves and voids have added to that, or taken from it. */
  corrected: number
  /** What went back. */
  refunded: number
  /** What counts. */
  net: number
}

/** What a gift was, or is, as the team is told it. */
export interface DonationState
  extends Pick<
    Donation,
    'amount' | 'refunded' | 'receivedAt' | 'method' | 'reference' | 'anonymous' | 'recordedDonor'
  > {
  status: DonationStatus
  projectId: string
  projectTitle: Localized
}

/** Something that was done to a gift. */
export interface DonationEntry {
  /** Its number among those of the gift; that of the newest is the gift's own. */
  version: number
  kind: DonationEntryKind
  /** The number of the entry it puts right, or takes back; null for the first. */
  corrects: number | null
  reason: string | null
  /** Who did it, by their name then; null where the account is gone, and where nobody of the team did. */
  madeBy: string | null
  /** Whether whoever took the payment has told it. */
  byProvider: boolean
  /** Instant, ISO 8601 UTC. */
  madeAt: string
  /** Lari, by which it changed what counts. */
  change: number
  /** Lari that counted then. */
  counts: number
  /** Null for the first. */
  before: DonationState | null
  after: DonationState
}

/** Where in a bank's file a gift stood. */
export interface ImportedFrom {
  importId: string
  fileName: string | null
  /** The first is 1. */
  line: number
}

/** A gift as it stands, whatever it is, and all that became of it. */
export interface DonationWithHistory extends Donation, DonationState, Pick<DonationToProject, 'donorId'> {
  /** Null where it was recorded by hand. */
  importedFrom: ImportedFrom | null
  /** Newest first; of very many the newest. */
  entries: DonationEntry[]
}
