import { createHash } from 'node:crypto'
import { idempotencyKey } from '../../schema/idempotency.ts'
import { addressesIn, addressHash } from '../core/address-hash.ts'
import { parse } from '../core/parse.ts'
import type { Viewer } from '../core/viewer.ts'

/** Who makes a request, and the key they have made for it, if any. */
export interface Attempt {
  viewer: Viewer
  idempotencyKey?: string | null | undefined
}

/** A request that may be made again: the same key of the same person for the same operation is the same request. */
export interface KeyedRequest {
  userId: string | null
  operation: string
  key: string
  fingerprint: string
  /** Hashes of the addresses in it. */
  about: string[]
}

/**
 * What tells a request from every other; null where it has no key, and may be made as often as one likes.
 * @param asked all that it asks for, checked, in one order of its fields. Its hash is kept for a day, and is quickly
 * tried: a password is left out, and compared by whoever keeps it.
 * @throws Problem `validation_failed` where the key can be none
 */
export const keyedRequest = (
  operation: string,
  { viewer, ...attempt }: Attempt,
  asked: unknown,
): KeyedRequest | null => {
  if (attempt.idempotencyKey === undefined || attempt.idempotencyKey === null) return null
  const { idempotencyKey: key } = parse(idempotencyKey, { idempotencyKey: attempt.idempotencyKey })
  if (key === undefined || key === null) return null
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const about = addressesIn(asked).map(addressHash)
  return { userId: viewer.kind === 'anonymous' ? null : viewer.id, operation, key, fingerprint, about }
}
