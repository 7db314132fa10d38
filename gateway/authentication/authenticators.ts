import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** A key that a program on somebody's telephone makes codes from. */
export interface NewKey {
  /** As it is typed into the program. */
  key: string
  /** As the program scans it. */
  uri: string
  /** As it is stored. */
  sealed: string
}

/** What a code was made from. */
export interface Match {
  /** The half minute of its making, counted from 1970: no code of this one or an earlier one is good again. */
  counter: number
  /** The key as it is to be stored from now on: another text where an older secret had sealed it. */
  sealed: string
}

/** Knows the keys that make one-time codes, which are stored sealed and opened nowhere else. */
export interface Authenticators {
  newKey(owner: string, username: string): NewKey
  /** Null where the code is not one of this moment, or the key is sealed by a secret that is accepted no longer. */
  match(sealed: string, owner: string, code: string, at: Date): Match | null
}

const issuer = 'From Stray to Safe'

/** Half minutes that a telephone's clock may be ahead or behind. */
const drift = 1

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Derived for this purpose alone, it says nothing about the signatures of sessions. */
const sealingKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'from-stray-to-safe second factors', 32))

/** Good for this owner alone: put into the row of somebody else it cannot be opened. */
const seal = (key: Buffer, owner: string, text: string): string => {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

const open = (key: Buffer, owner: string, stored: string): string | null => {
  const bytes = Buffer.from(stored, 'base64url')
  const [iv, rest] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength)]
  try {
    const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(rest.subarray(0, tagLength))
    return opening.update(rest.subarray(tagLength), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return null
  }
}

const totpOf = (key: string, username = ''): TOTP =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(key) })

/** The first of the secrets that sign sessions seals; all of them open, so that they can be rotated. */
export const createAuthenticators = (secrets: readonly [string, ...string[]]): Authenticators => {
  const [first, ...rest] = secrets
  const current = sealingKey(first)
  const all = [current, ...rest.map(sealingKey)]

  return {
    newKey: (owner, username) => {
      const key = new Secret({ size: 20 }).base32
      return { key, uri: totpOf(key, username).toString(), sealed: seal(current, owner, key) }
    },

    match: (sealed, owner, code, at) => {
      for (const each of all) {
        const key = open(each, owner, sealed)
        if (key === null) continue
        const totp = totpOf(key)
        const timestamp = at.getTime()
        const delta = totp.validate({ token: code, timestamp, window: drift })
        if (delta === null) return null
        const counter = totp.counter({ timestamp }) + delta
        return { counter, sealed: each === current ? sealed : seal(current, owner, key) }
      }
      return null
    },
  }
}
