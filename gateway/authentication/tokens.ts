import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { roles } from '../../schema/accounts.ts'
import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { SessionToken } from '../core/viewer.ts'

const claimsShape = z.object({
  sub: z.uuid(),
  role: z.enum(roles),
  /** The token version of the account: raising it ends every session at once. */
  tv: z.int(),
  exp: z.int(),
})

export type Claims = Omit<z.infer<typeof claimsShape>, 'exp'>

/** What a valid token says, and what it is known by once it has been ended. */
export interface VerifiedToken extends Claims, SessionToken {}

type Verdict = VerifiedToken | 'token_invalid' | 'token_expired'

export interface TokenOptions {
  /** The first signs; all of them verify, so that keys can be rotated without ending sessions. */
  secrets: readonly [string, ...string[]]
  ttlSeconds: number
  clock: Clock
}

export type Tokens = ReturnType<typeof createTokens>

const issuer = 'from-stray-to-safe'
const audience = 'from-stray-to-safe'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Signs and checks the bearer tokens of sessions: JWT, HS256. */
export const createTokens = ({ secrets, ttlSeconds, clock }: TokenOptions) => {
  // Of a mere text the library makes a key whenever it looks at a token, and tries first whether it is a public one.
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'))
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)

  const sign = ({ sub, role, tv }: Claims): string =>
    jwt.sign({ role, tv, iat: seconds(), exp: seconds() + ttlSeconds }, secrets[0], {
      algorithm: 'HS256',
      subject: sub,
      issuer,
      audience,
      // Or two sessions of one second would be one token, and end together.
      jwtid: newId(),
    })

  const verifyWith = (key: KeyObject, token: string): Verdict => {
    try {
      const payload = jwt.verify(token, key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        clockTimestamp: seconds(),
      })
      const claims = claimsShape.safeParse(payload)
      if (!claims.success) return 'token_invalid'
      const { exp, ...said } = claims.data
      return { ...said, hash: hashOf(token), expiresAt: new Date(exp * 1000) }
    } catch (error) {
      return error instanceof jwt.TokenExpiredError ? 'token_expired' : 'token_invalid'
    }
  }

  /** What a valid token says, or why it is refused. */
  const verify = (token: string): Verdict => {
    for (const key of keys) {
      const result = verifyWith(key, token)
      if (result !== 'token_invalid') return result
    }
    return 'token_invalid'
  }

  return { sign, verify }
}
