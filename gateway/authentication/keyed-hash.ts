import { createHmac, hkdfSync } from 'node:crypto'

/** Turns what must not be stored in clear into what can be found again, by whoever has the keys and nobody else. */
export interface KeyedHash {
  /** What to store. */
  hash(text: string): string
  /** What it may have been stored as, under any key that is still accepted. */
  candidates(text: string): string[]
}

/** Keys derived for a purpose of their own say nothing about the signatures of sessions. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `from-stray-to-safe ${purpose}`, 32))

/** The first of the secrets that sign sessions hashes; all of them find, so that they can be rotated. */
export const createKeyedHash = (
  secrets: readonly [string, ...string[]],
  purpose: 'known addresses' | 'written marks' = 'known addresses',
): KeyedHash => {
  const hashWith =
    (key: Buffer) =>
    (text: string): string =>
      createHmac('sha256', key).update(text).digest('base64url')
  const [first, ...rest] = secrets
  const hash = hashWith(keyOf(first, purpose))
  const all = [hash, ...rest.map((secret) => hashWith(keyOf(secret, purpose)))]
  return { hash, candidates: (text) => all.map((each) => each(text)) }
}
