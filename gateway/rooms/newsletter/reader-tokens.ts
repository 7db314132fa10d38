import type { KeyedHash } from '../../authentication/keyed-hash.ts'
import { createRecordTokens, type RecordTokens } from '../../authentication/record-tokens.ts'

/** What the links of letters to a reader hold. */
export const createReaderTokens = (keyedHash: KeyedHash): RecordTokens =>
  createRecordTokens(keyedHash, 'newsletter reader')

export type ReaderTokens = RecordTokens
