import type { Localized } from '../../../schema/model.ts'
import type { TrailAction, TrailKind } from '../../../schema/trail.ts'
import type { ListPage } from '../../core/list-page.ts'

/** What a column of a record held before an entry, and after, as the database writes it; null for nothing. */
export interface TrailChange {
  column: string
  before: string | null
  after: string | null
}

/** That somebody did something to a record. */
export interface TrailEntry {
  id: string
  at: string
  actorId: string | null
  /** Who did it; null where a program did, and where the account is gone. */
  actor: string | null
  /** The program that did it, and its user at the database, where nobody was signed in. */
  program: string | null
  address: string | null
  device: string | null
  operation: string | null
  action: TrailAction
  kind: TrailKind | null
  recordId: string | null
  /** What the record is called now; null where it is gone, or has no name. */
  title: Localized
  /** What it belongs to: the project of a gift, the event of a subscriber. */
  parentId: string | null
  /** The record's version by now, where old values can be put back into it. */
  version: number | null
  columns: string[]
  changes: TrailChange[]
  /** The accounts that are told of there, as they are called now: who has taken a message, or deleted something. */
  accounts: TrailActor[]
  /** The records that are told of there by their ids, as they are called now; without those that are gone. */
  records: TrailRecord[]
  /** Whether what stood there before and after was taken out, or some of it, for a person's sake. */
  isErased: boolean
}

/** Somebody who did something. */
export interface TrailActor {
  id: string
  name: string
}

/** A record that another one names by its id. */
export interface TrailRecord {
  kind: TrailKind
  id: string
  /** Both null where it has no name. */
  title: Localized
}

/** What putting old values back has left. */
export interface Restored {
  /** Of the record. */
  id: string
  /** The entry that tells of it; null where the record was as before already, and nothing was written. */
  entry: string | null
  /** The record's version since. */
  version: number | null
  /** The fields that are as they were, since the picture that stood there was destroyed. */
  leftOut: string[]
}

export interface TrailPage extends Omit<ListPage<TrailEntry>, 'totalCount'> {
  /** Null where they are more than anybody counts. */
  totalCount: number | null
  offset: number | null
  previousCursor: string | null
  /** Whether more records are called what is searched for than are looked for. */
  isCut: boolean
}
