import type { DonationEntryKind } from '../../../schema/donations.ts'
import type { LatelyKind } from '../../../schema/lately.ts'
import type { Localized } from '../../../schema/model.ts'
import type { TrailAction } from '../../../schema/trail.ts'

/** An entry that can be put back, of those that are told of at once. */
export interface UndoableEntry {
  id: string
  recordId: string
  /** That the record must still have; null of one that is in the bin. */
  version: number | null
}

/** What somebody has done to records of one kind in one way on one day. */
export interface Lately {
  /** Of the newest entry of the trail about it. */
  id: string
  /** When it was done last. */
  at: string
  /** Who did it; null where nobody is told, a program did, or the account is gone. */
  actor: string | null
  /** The account that did it, also where it is gone; null where nobody is told, or a program did. */
  actorId: string | null
  /** Whether it was done by whoever asks. */
  isOwn: boolean
  /** The program that did it, and its user at the database, where nobody was signed in. */
  program: string | null
  action: TrailAction
  kind: LatelyKind
  /** To how many records; null where they are more than anybody looks at. */
  count: number | null
  /** Of gifts that were put right: by what kind of entry. */
  entry: DonationEntryKind | null
  /** Lari it was about, of gifts; null where nobody looks at all of it. */
  sum: number | null
  /** Of the record, where what its newest entry has changed can be put back. */
  version: number | null
  /** What of it can be put back: of each record the newest entry, where nothing was done to that since. */
  undoable: UndoableEntry[]
  /** Of the record, where all that was looked at was done to one. */
  recordId: string | null
  title: Localized
}
