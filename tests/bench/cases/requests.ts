import type { Document } from '../documents.ts'
import type { Load } from '../measure/load.ts'

/** Said by every request, so that whoever compares and whoever measures are answered alike. */
const standard = { 'accept-language': 'en', 'accept-encoding': 'identity' }

export const get = (url: string, headers: Record<string, string> = {}): Load => ({
  url,
  headers: { ...standard, ...headers },
})

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Load => ({
  url,
  method: 'POST',
  headers: { ...standard, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A document as any client sends it. */
export const ask = (
  { address }: { address: string },
  { query, variables }: Pick<Document, 'query' | 'variables'>,
  headers?: Record<string, string>,
): Load => post(`${address}/graphql`, { query, variables }, headers)
