import { z } from 'zod'
import { keyLength, onceInWords } from '../../schema/idempotency.ts'
import { locales } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import { requestSchema } from './json-schema.ts'

/** A route that ends in `:id`. */
export interface IdParams {
  Params: { id: string }
}

/** The id of a record of a model, with that of one the demo holds. */
export const idParams = ({ singular, exampleId }: Pick<Model, 'singular' | 'exampleId'>) =>
  requestSchema(z.object({ id: z.string().meta({ description: `Of the ${singular}.`, example: exampleId }) }))

const lng = z
  .enum(locales)
  .optional()
  .meta({ description: 'The language to read and write in; wins over `Accept-Language`.' })

const acceptLanguage = z.string().optional().meta({
  description: 'The language to read and write in; English when neither of ours is named.',
})

const language = z.object({ 'Accept-Language': acceptLanguage })

const idempotencyKey = z
  .string()
  .min(keyLength.minimum)
  .max(keyLength.maximum)
  .optional()
  .meta({ description: onceInWords })

const headers = requestSchema(language)

/** A route whose texts depend on the language of the request. */
export const localised = { querystring: requestSchema(z.object({ lng })), headers }

/** One that takes something else in its query string besides. */
export const localisedWith = (query: z.ZodObject) => ({
  querystring: requestSchema(query.extend({ lng })),
  headers,
})

/** A list of such texts. */
export const localisedListOf = (query: { in: z.ZodObject }) => ({
  querystring: requestSchema(query.in.extend({ lng })),
  headers,
})

const ifMatch = z
  .string()
  .optional()
  .meta({
    description:
      'The `ETag` the record was read with by an admin: its `version` in quotes; or several, with commas between them, or `*` for any. Where it is of another one by now, nothing is changed.',
    examples: ['"3"'],
  })

/** One that changes something, and may say from which version. */
export const changedIfMatch = { headers: requestSchema(z.object({ 'If-Match': ifMatch })) }

/** The same of texts. */
export const localisedIfMatch = {
  ...localised,
  headers: requestSchema(language.extend({ 'If-Match': ifMatch })),
}

/** One that creates something, and may be repeated safely. */
export const localisedOnce = {
  ...localised,
  headers: requestSchema(language.extend({ 'Idempotency-Key': idempotencyKey })),
}
