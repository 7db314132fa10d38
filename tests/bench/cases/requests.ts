import type { Document } from '../documents.ts'
import type { Load } from '../measure/load.ts'

const json = { 'content-type': 'application/json', 'accept-language': 'en' }

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Load => ({
  url,
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** A document as any client sends it. */
export const ask = (
  url: string,
  { query, variables }: Pick<Document, 'query' | 'variables'>,
  headers?: Record<string, string>,
): Load => post(url, { query, variables }, headers)
