import type { z } from 'zod'
import { locales } from '../../schema/locales.ts'
import { bodySchema, responseSchema } from './json-schema.ts'

/** What somebody might really send or read, under a name, with a line that says what is special about it. */
type Examples<Value> = Record<string, { summary: string; value: Value }>

export type Headers = Record<string, Record<string, unknown>>

export const rateLimitHeaders: Headers = {
  'RateLimit-Limit': { type: 'integer', description: 'Requests a minute, where the host limits them.' },
  'RateLimit-Remaining': { type: 'integer', description: 'Requests left of this minute, where limited.' },
  'RateLimit-Reset': {
    type: 'integer',
    description: 'Seconds until the count starts afresh, where limited.',
  },
}

const cacheHeader: Headers = {
  'Cache-Control': {
    type: 'string',
    enum: ['no-store', 'public, no-cache'],
    description:
      'Nobody may keep an answer, but for what anybody may read, as it is answered without an `Authorization`.',
  },
}

const everyAnswer: Headers = { ...cacheHeader, ...rateLimitHeaders }

export const tagHeader: Headers = {
  ETag: {
    type: 'string',
    description:
      'Where the answer may be kept, for `If-None-Match`: the same until something of it changes. Where an admin is answered a record, for `If-Match`: its version in quotes, the same until somebody changes what can be written of it; what is worked out, like the sum of gifts, changes without it.',
  },
}

/** Of what anybody may keep. */
export const publicHeaders: Headers = {
  ...tagHeader,
  Vary: {
    type: 'string',
    description: 'The headers of a request that an answer depends on that may be kept.',
  },
}

export const retryAfterHeader: Headers = {
  'Retry-After': { type: 'integer', minimum: 1, description: 'Seconds to wait before the next attempt.' },
}

export const limitedHeaders: Headers = { ...retryAfterHeader, ...rateLimitHeaders }

export const challengeHeader: Headers = {
  'WWW-Authenticate': { type: 'string', const: 'Bearer', description: 'How to say who asks.' },
}

export const languageHeader: Headers = {
  'Content-Language': { type: 'string', enum: [...locales], description: 'The language that was served.' },
}

export const locationHeader: Headers = {
  Location: { type: 'string', format: 'uri-reference', description: 'The path of what was created.' },
}

export const linkHeader: Headers = {
  Link: { type: 'string', description: 'The next page, as `<…>; rel="next"`; absent on the last one.' },
}

/** The JSON body of a route. Its shape is listed under `title`. */
export const jsonBody = <Shape extends z.ZodType>(
  title: string,
  shape: Shape,
  examples: Examples<z.input<Shape>>,
) => ({ title, ...bodySchema(shape), 'x-examples': examples })

/** The JSON a route answers. */
export const jsonAnswer = <Shape extends z.ZodType>(
  description: string,
  shape: Shape,
  examples: Examples<z.output<Shape>>,
  headers: Headers = {},
) => ({
  description,
  headers: { ...headers, ...everyAnswer },
  content: { 'application/json': { schema: responseSchema(shape), examples } },
})

const nameHeader: Headers = {
  'Content-Disposition': {
    type: 'string',
    description: 'The name of the file, which says what it is, or the day it was made.',
  },
}

const fileHeaders: Headers = {
  ...nameHeader,
  'X-Total-Count': { type: 'integer', description: 'How many records follow the heading, to show progress.' },
}

/** The CSV file a route answers. */
export const csvAnswer = (description: string, examples: Examples<string>) => ({
  description,
  headers: { ...fileHeaders, ...languageHeader, ...everyAnswer },
  content: { 'text/csv': { schema: { type: 'string' }, examples } },
})

/** The same of what anybody may keep. */
export const publicCsvAnswer = (description: string, examples: Examples<string>) => ({
  description,
  headers: { ...nameHeader, ...languageHeader, ...publicHeaders, ...everyAnswer },
  content: { 'text/csv': { schema: { type: 'string' }, examples } },
})

/** The PDF a route answers. */
export const pdfAnswer = (description: string) => ({
  description,
  headers: { ...nameHeader, ...everyAnswer },
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
})

/** A receipt that a route answers, whatever it is. */
export const paperAnswer = (description: string) => ({
  description,
  headers: { ...nameHeader, ...everyAnswer },
  content: {
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
    'image/webp': { schema: { type: 'string', format: 'binary' } },
  },
})

/** An answer without a body. */
export const emptyAnswer = (description: string) => ({ description, type: 'null', headers: everyAnswer })

/** To whoever has the answer already. */
export const unchangedAnswer = {
  304: {
    description: 'What `If-None-Match` names is still true.',
    type: 'null',
    headers: { ...tagHeader, ...everyAnswer },
  },
}
