import { z } from 'zod'
import { locales } from '../../schema/locales.ts'
import { requestSchema } from './json-schema.ts'

/** A route that ends in `:id`. */
export interface IdParams {
  Params: { id: string }
}

/** The id of a noun, with that of one the demo holds. */
const idOf = (noun: string, example: string) =>
  requestSchema(z.object({ id: z.string().meta({ description: `The id of ${noun}.`, example }) }))

export const projectParams = idOf('a project', '01a0570c-0280-7065-8aa2-eb52794f39e5')
export const eventParams = idOf('an event', '01a19bb3-9500-725f-9fba-d0d245387dc8')
export const messageParams = idOf('a contact message', '01a1f7f3-9c20-7783-aa6c-db93d4b11342')

const lng = z
  .enum(locales)
  .optional()
  .meta({ description: 'The language to read and write in; wins over `Accept-Language`.' })

const acceptLanguage = z.string().optional().meta({
  description: 'The language to read and write in; English when neither of ours is named.',
})

const language = z.object({ 'Accept-Language': acceptLanguage })

const idempotencyKey = z.string().min(1).max(255).optional().meta({
  description: 'Makes the request safe to repeat for 24 hours: the same key records the gift once.',
})

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

/** One that may be repeated safely. */
export const localisedOnce = {
  ...localised,
  headers: requestSchema(language.extend({ 'Idempotency-Key': idempotencyKey })),
}
