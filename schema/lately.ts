import type { Permission } from './permissions.ts'
import type { TrailKind } from './trail.ts'

/**
 * Of which records it is told what became of them lately, and to whom. What only goes along with another one, such as the
 * name a gift is signed with, is not told by itself. Who did it is told to whoever reads the trail.
 */
export const latelyKinds = {
  project: 'content:read',
  event: 'content:read',
  issue: 'content:read',
  video: 'content:read',
  picture: 'content:read',
  message: 'messages:read',
  gift: 'gifts:read',
  subscriber: 'trail:read',
  donor: 'trail:read',
  reader: 'trail:read',
  account: 'trail:read',
  invitation: 'trail:read',
  erasure: 'trail:read',
} as const satisfies Partial<Record<TrailKind, Permission>>

export type LatelyKind = keyof typeof latelyKinds

/** So many things are told at most. */
export const mostLately = 6

/** Of each kind nobody looks at more entries of the trail than these, nor of what one has done to it in a day. */
export const mostLookedAt = 100

/** What each field means, on both edges. */
export const latelyFields = {
  id: 'Of the newest entry of the trail about it.',
  at: 'When it was done last.',
  actor:
    'Who did it; null where a program did, where the account is gone, and for whoever may not read the trail.',
  actorId:
    'The account that did it, also where it is gone; null where a program did, and for whoever may not read the trail.',
  isOwn: 'Whether it was done by whoever asks.',
  program: 'The program that did it where nobody was signed in, and its user; null like `actor`.',
  action: 'What was done.',
  kind: 'What it was done to.',
  count: `To how many records; null where they may be more: of what one has done to a kind in a day, ${mostLookedAt} acts are looked at.`,
  entry:
    'What kind of entry of the ledger it was, of gifts that were put right; null of everything else, and of what left no entry.',
  sum: 'Lari it was about, of gifts: what was written down, went back, counts no more or counts again; of corrections by how much more counts, or less. Null of everything else, and where it was done to more than is looked at.',
  version:
    'Of the record, where the old values of the newest entry can be put back into it by `id`; null elsewhere, and to whoever may not.',
  undoable: `Which of its entries can be put back by \`putOldValuesBack\`, one of each record: where nothing was done to the record since. None where somebody has done more than ${mostLookedAt} acts to the kind in the day, and for whoever may not.`,
  recordId: 'Of the record, where all that is looked at was done to one.',
  title: 'What the record is called now; null where it was none or several, is gone, or may not be named.',
} as const

/** The same of an entry that can be put back. */
export const undoableFields = {
  id: 'Of the entry.',
  recordId: 'Whose values it put in place of others.',
  version: 'That the record must still have; null of one that is in the bin.',
} as const
