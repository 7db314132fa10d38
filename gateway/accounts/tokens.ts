import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { roles } from '../../schema/accounts.ts'
import type { Clock } from '../ports/clock.ts'

const claimsShape = z.object({
  sub: z.uuid(),
  role: z.enum(roles),
  /** The token version of the account: raising it ends every session at once. */
  tv: z.int(),
  exp: z.int(),
})

export type Claims = Omit<z.infer<typeof claimsShape>, 'exp'>

export interface TokenOptions {
  /** The first signs; all of them verify, so that keys can be rotated without ending sessions. */
  secrets: readonly [string, ...string[]]
  ttlSeconds: number
  clock: Clock
}

export type Tokens = ReturnType<typeof createTokens>

const issuer = 'from-stray-to-safe'
const audience = 'from-stray-to-safe'

/** Signs and checks the bearer tokens of sessions: JWT, HS256. */
export const createTokens = ({ secrets, ttlSeconds, clock }: TokenOptions) => {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)

  const sign = ({ sub, role, tv }: Claims): string =>
    jwt.sign({ role, tv, iat: seconds(), exp: seconds() + ttlSeconds }, secrets[0], {
      algorithm: 'HS256',
      subject: sub,
      issuer,
      audience,
    })

  const verifyWith = (secret: string, token: string): Claims | 'token_invalid' | 'token_expired' => {
    try {
      const payload = jwt.verify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        clockTimestamp: seconds(),
      })
      const claims = claimsShape.safeParse(payload)
      return claims.success ? claims.data : 'token_invalid'
    } catch (error) {
      return error instanceof jwt.TokenExpiredError ? 'token_expired' : 'token_invalid'
    }
  }

  /** The claims of a valid token, or why it is refused. */
  const verify = (token: string): Claims | 'token_invalid' | 'token_expired' => {
    for (const secret of secrets) {
      const result = verifyWith(secret, token)
      if (result !== 'token_invalid') return result
    }
    return 'token_invalid'
  }

  return { sign, verify }
}
