// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSession, readSession, storeSession } from './session.ts'
import { storage } from './storage.ts'

const nino = {
  token: 'a.b.c',
  role: 'user',
  name: 'Nino Kapanadze',
  email: 'nino@example.org',
  username: 'nino',
  accountType: 'individual',
} as const

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  storage.remove('key')
  clearSession()
})

describe('a browser that keeps nothing', () => {
  const block = (blocked: Partial<Storage>) =>
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, ...blocked })

  test('forgets only when the page goes', () => {
    block({ getItem: refuse, setItem: refuse, removeItem: refuse })
    storage.write('key', 'value')
    expect(storage.read('key')).toBe('value')
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })

  test('still has signed in whoever it was told has', () => {
    block({ getItem: refuse, setItem: refuse, removeItem: refuse })
    storeSession(nino)
    expect(readSession()).toEqual(nino)
    clearSession()
    expect(readSession()).toBeNull()
  })

  test('that is full does not take somebody for who was there before', () => {
    block({ getItem: () => JSON.stringify({ ...nino, username: 'giorgi' }), setItem: refuse })
    storeSession(nino)
    expect(readSession()?.username).toBe('nino')
  })
})
