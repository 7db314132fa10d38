import jwt from 'jsonwebtoken'
import { describe, expect, it } from 'vitest'
import { createTokens } from './tokens.ts'

const clock = { now: () => new Date('2026-03-21T09:00:00Z') }
const later = { now: () => new Date('2026-03-21T10:00:01Z') }
const [current, previous, unknown] = ['the current key', 'the previous key', 'an unknown key'] as const
const claims = {
  sub: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d',
  role: 'admin',
  jti: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5e',
} as const

const tokensWith = (...secrets: [string, ...string[]]) => createTokens({ secrets, ttlSeconds: 3600, clock })

const forged = (payload: object, options: jwt.SignOptions = {}) =>
  jwt.sign(
    { ...claims, iss: 'from-stray-to-safe', aud: 'from-stray-to-safe', exp: 9_999_999_999, ...payload },
    current,
    options,
  )

describe('a token', () => {
  it('says who it was signed for', () => {
    const tokens = tokensWith(current)
    expect(tokens.verify(tokens.sign(claims))).toMatchObject(claims)
  })

  it('outlives a rotation of the keys, until its key is retired', () => {
    const token = tokensWith(previous).sign(claims)
    expect(tokensWith(current, previous).verify(token)).toMatchObject(claims)
    expect(tokensWith(current).verify(token)).toBe('token_invalid')
  })

  it('expires', () => {
    const token = tokensWith(previous).sign(claims)
    const tokens = createTokens({ secrets: [current, previous], ttlSeconds: 3600, clock: later })
    expect(tokens.verify(token)).toBe('token_expired')
  })

  it('expires, however often it was good before', () => {
    let now = clock.now()
    const tokens = createTokens({ secrets: [current], ttlSeconds: 3600, clock: { now: () => now } })
    const token = tokens.sign(claims)
    expect(tokens.verify(token)).toEqual(claims)
    expect(tokens.verify(token)).toEqual(claims)
    now = later.now()
    expect(tokens.verify(token)).toBe('token_expired')
  })

  it.each([
    ['of an unknown key', jwt.sign(claims, unknown)],
    ['of another issuer', forged({ iss: 'somebody' })],
    ['for another audience', forged({ aud: 'somebody' })],
    [
      'that never expires',
      jwt.sign({ ...claims, iss: 'from-stray-to-safe', aud: 'from-stray-to-safe' }, current),
    ],
    ['of another algorithm', forged({}, { algorithm: 'HS512' })],
    ['without a signature', jwt.sign({ ...claims, exp: 9_999_999_999 }, '', { algorithm: 'none' })],
    ['for nobody', forged({ sub: 'nobody' })],
    ['of no session', forged({ jti: undefined })],
    ['with a role we do not have', forged({ role: 'root' })],
    ['of eight thousand characters', 'x'.repeat(8192)],
    ['of nothing', ''],
  ])('%s is refused', (_what, token) => {
    expect(tokensWith(current, previous).verify(token)).toBe('token_invalid')
  })
})

describe('a challenge', () => {
  const asked = { sub: claims.sub, tokenVersion: 3 }

  it('says whose password was right, through a rotation of the keys', () => {
    const challenge = tokensWith(previous).challenge(asked)
    expect(tokensWith(current, previous).readChallenge(challenge)).toEqual(asked)
    expect(tokensWith(current).readChallenge(challenge)).toBeNull()
  })

  it('opens nothing by itself, and no token stands for it', () => {
    const tokens = tokensWith(current)
    expect(tokens.verify(tokens.challenge(asked))).toBe('token_invalid')
    expect(tokens.readChallenge(tokens.sign(claims))).toBeNull()
    for (const nonsense of ['', 'nonsense', forged({ tokenVersion: 3 })]) {
      expect(tokens.readChallenge(nonsense)).toBeNull()
    }
  })

  it('is good for five minutes', () => {
    const at = (moment: string) =>
      createTokens({ secrets: [current], ttlSeconds: 3600, clock: { now: () => new Date(moment) } })
    const challenge = tokensWith(current).challenge(asked)
    expect(at('2026-03-21T09:04:59Z').readChallenge(challenge)).toEqual(asked)
    expect(at('2026-03-21T09:05:00Z').readChallenge(challenge)).toBeNull()
  })
})
