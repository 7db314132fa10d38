import { z } from 'zod'
import { id } from './fields.ts'

/** How many records one request may do something to: as many as the longest page of a list in the admin area shows. */
export const mostAtOnce = 100

const which = id.meta({ description: 'Of the record.' })

/** Records that the same is done to. */
export const manyIds = z.strictObject({
  ids: z
    .array(id)
    .max(mostAtOnce)
    .meta({ description: `Of the records, at most ${mostAtOnce}.` }),
})

/** Records each of which is given something of its own. */
export const manyChanges = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape>) =>
  z.strictObject({
    changes: z
      .array(z.strictObject({ id: which, ...change.shape }))
      .max(mostAtOnce)
      .meta({ description: `Which records, at most ${mostAtOnce}, and what of each.` }),
  })

/** What became of one of many records, a sentence each. */
export const outcomeInWords = {
  id: 'Of the record.',
  refusal: 'Why nothing was done to it, by the code of the refusal; null where it was done.',
  version: 'Its version as it is now; null where it has none, or nothing was done.',
} as const

/** The same in JSON. */
export const outcome = z
  .object({
    id: which,
    refusal: z.string().nullable().meta({ description: outcomeInWords.refusal }),
    version: z.int().nullable().meta({ description: outcomeInWords.version }),
  })
  .meta({ title: 'RecordOutcome' })
