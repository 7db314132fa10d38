import { timingSafeEqual } from 'node:crypto'
import { isId } from '../core/ids.ts'
import type { KeyedHash } from './keyed-hash.ts'

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/**
 * What links hold that open one record to whoever has them. It is worked out of the record's id, and so kept nowhere; it stays
 * the same in every letter, and good for as long as there is the record and the key.
 * @param what the record is, so that no token of one kind is good for another
 */
export const createRecordTokens = (keyedHash: KeyedHash, what: string) => ({
  make: (id: string): string => `${id}.${keyedHash.hash(`${what} ${id}`)}`,

  /** The record that a token is for; null where it is none of ours. */
  read: (token: string): string | null => {
    const [id = '', ...rest] = token.split('.')
    const secret = rest.join('.')
    if (!isId(id)) return null
    return keyedHash.candidates(`${what} ${id}`).some((each) => isEqual(each, secret)) ? id : null
  },
})

/** What opens the page of a promised gift, for every room that writes its link. */
export const createPledgeTokens = (keyedHash: KeyedHash): RecordTokens =>
  createRecordTokens(keyedHash, 'pledge')

export type RecordTokens = ReturnType<typeof createRecordTokens>
