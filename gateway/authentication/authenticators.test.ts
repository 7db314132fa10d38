import { describe, expect, it } from 'vitest'
import { codeOf, laterCodeOf } from '../../tests/support/one-time-codes.ts'
import { createAuthenticators } from './authenticators.ts'

const now = new Date('2026-03-21T09:00:10Z')
const counter = Math.floor(now.getTime() / 30_000)
const [owner, somebodyElse] = ['01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5e']
const authenticators = createAuthenticators(['the current key'])

describe('a key for one-time codes', () => {
  it('is told as it is typed and as it is scanned, and stored as neither', () => {
    const { key, uri, sealed } = authenticators.newKey(owner, 'ლუკა')
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain('otpauth://totp/From Stray to Safe:ლუკა?')
    expect(sealed).not.toContain(key)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(key)
  })

  it.each([
    [-1, counter - 1],
    [0, counter],
    [1, counter + 1],
  ])('takes the code of a clock that is %i steps off', (steps, expected) => {
    const { key, sealed } = authenticators.newKey(owner, 'nino')
    expect(authenticators.match(sealed, owner, laterCodeOf(key, now, steps), now)).toEqual({
      counter: expected,
      sealed,
    })
  })

  it.each([-2, 2])('takes none of a clock that is %i steps off', (steps) => {
    const { key, sealed } = authenticators.newKey(owner, 'nino')
    expect(authenticators.match(sealed, owner, laterCodeOf(key, now, steps), now)).toBeNull()
  })

  it('opens for nobody else, and in no other text than ours', () => {
    const { key, sealed } = authenticators.newKey(owner, 'nino')
    const code = codeOf(key, now)
    expect(authenticators.match(sealed, somebodyElse, code, now)).toBeNull()
    const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
    for (const broken of ['', 'nonsense', sealed.slice(4), changed, key]) {
      expect(authenticators.match(broken, owner, code, now)).toBeNull()
    }
  })

  it('outlives a rotation of the secrets, and is sealed anew by the newest', () => {
    const { key, sealed } = createAuthenticators(['an old key']).newKey(owner, 'nino')
    const code = codeOf(key, now)
    const rotated = createAuthenticators(['the current key', 'an old key']).match(sealed, owner, code, now)
    expect(rotated?.sealed).not.toBe(sealed)
    expect(authenticators.match(rotated?.sealed ?? '', owner, code, now)).toMatchObject({ counter })
    expect(authenticators.match(sealed, owner, code, now)).toBeNull()
  })
})
