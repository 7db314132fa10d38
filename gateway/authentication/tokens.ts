import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { roles } from '../../schema/roles.ts'
import type { Clock } from '../core/clock.ts'

const claimsShape = z.object({
  sub: z.uuid(),
  role: z.enum(roles),
  /** The session, which can be ended before the token expires. */
  jti: z.uuid(),
  exp: z.int(),
})

type SignedClaims = z.infer<typeof claimsShape>

export type Claims = Omit<SignedClaims, 'exp'>

/** Of how many sessions that ask is remembered that their token is signed. */
const mostRemembered = 1000

/** Whose password was right: of which account, and which of its passwords. */
const challengeShape = z.object({ sub: z.uuid(), tokenVersion: z.int() })

export type Challenge = z.infer<typeof challengeShape>

type Verdict = Claims | 'token_invalid' | 'token_expired'

export interface TokenOptions {
  /** The first signs; all of them verify, so that keys can be rotated without ending sessions. */
  secrets: readonly [string, ...string[]]
  ttlSeconds: number
  clock: Clock
}

export type Tokens = ReturnType<typeof createTokens>

const issuer = 'from-stray-to-safe'
const audience = 'from-stray-to-safe'

/** What is meant for the one is good for nothing where the other is asked for. */
const challengeAudience = 'from-stray-to-safe second step'

/** As long as it takes to find the telephone. */
const challengeSeconds = 5 * 60

/** Signs and checks the bearer tokens of sessions: JWT, HS256. */
export const createTokens = ({ secrets, ttlSeconds, clock }: TokenOptions) => {
  // Of a mere text the library makes a key whenever it looks at a token, and tries first whether it is a public one.
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'))
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)

  const sign = ({ sub, role, jti }: Claims): string =>
    jwt.sign({ role, iat: seconds(), exp: seconds() + ttlSeconds }, secrets[0], {
      algorithm: 'HS256',
      subject: sub,
      issuer,
      audience,
      jwtid: jti,
    })

  const verifyWith = (key: KeyObject, token: string): SignedClaims | 'token_invalid' | 'token_expired' => {
    try {
      const payload = jwt.verify(token, key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        clockTimestamp: seconds(),
      })
      return claimsShape.safeParse(payload).data ?? 'token_invalid'
    } catch (error) {
      return error instanceof jwt.TokenExpiredError ? 'token_expired' : 'token_invalid'
    }
  }

  /** Who shows a token shows it with every request, and what it was signed for stays the same. */
  const signed = new LRUCache<string, SignedClaims>({ max: mostRemembered })

  const readSigned = (token: string): SignedClaims | 'token_invalid' | 'token_expired' => {
    for (const key of keys) {
      const result = verifyWith(key, token)
      if (result === 'token_invalid') continue
      if (typeof result !== 'string') signed.set(token, result)
      return result
    }
    return 'token_invalid'
  }

  /** What a valid token says, or why it is refused. */
  const verify = (token: string): Verdict => {
    const found = signed.get(token) ?? readSigned(token)
    if (typeof found === 'string') return found
    const { exp, ...claims } = found
    return seconds() < exp ? claims : 'token_expired'
  }

  /** What leads from a right password to the second step of signing in, and opens nothing by itself. */
  const challenge = ({ sub, tokenVersion }: Challenge): string =>
    jwt.sign({ tokenVersion, iat: seconds(), exp: seconds() + challengeSeconds }, secrets[0], {
      algorithm: 'HS256',
      subject: sub,
      issuer,
      audience: challengeAudience,
    })

  const readWith = (key: KeyObject, text: string): Challenge | null => {
    try {
      const payload = jwt.verify(text, key, {
        algorithms: ['HS256'],
        issuer,
        audience: challengeAudience,
        clockTimestamp: seconds(),
      })
      return challengeShape.safeParse(payload).data ?? null
    } catch {
      return null
    }
  }

  /** Null where it is none of ours, or its time is over. */
  const readChallenge = (text: string): Challenge | null => {
    for (const key of keys) {
      const challenge = readWith(key, text)
      if (challenge) return challenge
    }
    return null
  }

  /** When a token expires that is signed now. */
  const expiresAt = (): Date => new Date((seconds() + ttlSeconds) * 1000)

  return { sign, verify, challenge, readChallenge, expiresAt }
}
