import { createHash } from 'node:crypto'

/** What failed logins are counted under: of fixed length, and no list of the names somebody tried. */
export const loginFingerprint = (kind: 'account' | 'address', value: string): string =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url')
