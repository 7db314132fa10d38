import { timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../authentication/keyed-hash.ts'
import { isId } from '../../core/ids.ts'

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/**
 * What the links of letters to a reader hold. It is worked out of the subscription's id, and so kept nowhere; it stays the
 * same in every letter, and good for as long as there is the subscription and the key.
 */
export const createReaderTokens = (keyedHash: KeyedHash) => ({
  make: (id: string): string => `${id}.${keyedHash.hash(`newsletter reader ${id}`)}`,

  /** The subscription that a token is for; null where it is none of ours. */
  read: (token: string): string | null => {
    const [id = '', ...rest] = token.split('.')
    const secret = rest.join('.')
    if (!isId(id)) return null
    return keyedHash.candidates(`newsletter reader ${id}`).some((each) => isEqual(each, secret)) ? id : null
  },
})

export type ReaderTokens = ReturnType<typeof createReaderTokens>
