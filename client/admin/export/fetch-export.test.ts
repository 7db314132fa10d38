// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storeSession } from '../../lib/session.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { fetchExport } from './fetch-export.ts'

const refusal = (code: string, error: string, status: number) =>
  new Response(JSON.stringify({ code, error }), { status })
const fetched = vi.fn<typeof fetch>()
const fetchMessages = () =>
  fetchExport({
    table: 'messages',
    query: {},
    locale: 'en',
    onProgress: () => {},
    signal: new AbortController().signal,
  })

beforeEach(() => {
  storeSession(sessionOf('nino', 'first'))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('an export that an older token is refused is fetched with the newer one of the same person', async () => {
  fetched.mockImplementationOnce(async () => {
    storeSession(sessionOf('nino', 'again'))
    return refusal('token_expired', 'jwt expired', 401)
  })
  fetched.mockImplementationOnce(async () => new Response('name\r\nNino\r\n'))
  expect(await fetchMessages()).toMatchObject({ name: 'messages.csv', rows: 1 })
  const headers = new Headers(fetched.mock.lastCall?.[1]?.headers)
  expect(headers.get('authorization')).toBe(`Bearer ${sessionOf('nino', 'again').token}`)
})

test('an export that is refused says why', async () => {
  fetched.mockImplementation(async () => refusal('rate_limited', 'too many requests, try again later', 429))
  await expect(fetchMessages()).rejects.toMatchObject({ name: 'ExportFailure', code: 'rate_limited' })
})

test('an export whose session is over asks to sign in again', async () => {
  fetched.mockImplementation(async () => refusal('token_expired', 'jwt expired', 401))
  await expect(fetchMessages()).rejects.toMatchObject({ name: 'SessionEnd', reason: 'expired' })
})
