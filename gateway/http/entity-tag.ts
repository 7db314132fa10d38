import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A strong ETag: the same bytes have the same, and no others have it. */
export const entityTag = (bytes: string | Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`

/** Whether the reader has what this tag stands for. */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.includes(tag) ?? false
