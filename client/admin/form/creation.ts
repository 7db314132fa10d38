import { v4 as newKey } from 'uuid'
import { z } from 'zod'
import { draftsInTab } from '../../lib/drafts.ts'

/** How far a new record has got on its way to the server. */
export interface Creation {
  /** The server creates one record under it, whatever is typed until it has. */
  key: string
  /** The inputs, as JSON, that were sent under the key and not answered, the first one first. */
  unanswered: string[]
  /** The record as it was created; null where none is known to be. */
  created: { id: string; version: number } | null
}

export const newCreation = (): Creation => ({ key: newKey(), unanswered: [], created: null })

/** Those whose writers have to sign in again before their record is known to be there. */
export const creationsOf = draftsInTab<Creation>(
  'creation',
  z.object({
    key: z.string(),
    unanswered: z.array(z.string()),
    created: z.object({ id: z.string(), version: z.number() }).nullable(),
  }),
)
