// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { asSignedIn, TokenRefusal } from './as-signed-in.ts'
import { clearSession, storeSession } from './session.ts'

const [nino, ninoAgain, giorgi] = [sessionOf('nino'), sessionOf('nino', 'again'), sessionOf('giorgi')]

beforeEach(() => storeSession(nino))
afterEach(clearSession)

/** Makes a call that only takes Nino's newer token, and during which the session becomes another one. */
const callDuring = (change: () => void) => {
  const call = vi.fn(async (token: string): Promise<string> => {
    change()
    if (token !== ninoAgain.token) throw new TokenRefusal()
    return token
  })
  return { call, made: asSignedIn(call) }
}

test('is made again with the token that the same person has by now', async () => {
  const { made } = callDuring(() => storeSession(ninoAgain))
  expect(await made).toBe(ninoAgain.token)
})

test.each([
  ['is over where the token is still theirs', () => {}, 'expired'],
  ['is over where nobody is signed in any more', clearSession, 'signedOut'],
  ['is not made in the name of somebody else', () => storeSession(giorgi), 'replaced'],
])('%s', async (_, change, reason) => {
  const { call, made } = callDuring(change)
  await expect(made).rejects.toMatchObject({ name: 'SessionEnd', reason })
  expect(call).toHaveBeenCalledOnce()
})

test('is not made at all where nobody is signed in', async () => {
  clearSession()
  const { call, made } = callDuring(() => {})
  await expect(made).rejects.toMatchObject({ reason: 'signedOut' })
  expect(call).not.toHaveBeenCalled()
})

test('what else it fails with is thrown on', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(asSignedIn(() => Promise.reject(lost))).rejects.toBe(lost)
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['succeeds', () => Promise.resolve('a file')],
])('what %s when somebody else is signed in is nothing of theirs', async (_, respond) => {
  const made = asSignedIn<string>(() => {
    storeSession(giorgi)
    return respond()
  })
  await expect(made).rejects.toMatchObject({ name: 'SessionEnd', reason: 'replaced' })
})
