import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A strong ETag: the same bytes have the same, and no others have it. */
export const entityTag = (bytes: string | Buffer): string => `"${hash('sha256', bytes, 'base64url')}"`

/** Whether the reader has what this tag stands for; a star stands for whatever there is. */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = headers['if-none-match']
  return known?.trim() === '*' || known?.includes(tag) === true
}
