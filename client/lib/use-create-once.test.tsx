// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { forgetDrafts } from './drafts.ts'
import { clearSession, storeSession } from './session.ts'
import { SessionEnd } from './session-end.ts'
import { useCreateOnce } from './use-create-once.ts'
import { useKeptKeys } from './use-kept-keys.ts'

const lost = new TypeError('Failed to fetch')
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })

/** Asks for each text in turn, which is answered or fails as it says; answers the keys they were asked for under. */
const keysOf = async (...asked: [text: string, failure?: Error][]): Promise<string[]> => {
  const { result } = renderHook(() => useCreateOnce<{ text: string }>())
  const keys: string[] = []
  for (const [text, failure] of asked) {
    const ask = async (key: string): Promise<void> => {
      keys.push(key)
      if (failure) throw failure
    }
    await result.current({ text }, ask).catch((error: unknown) => expect(error).toBe(failure))
  }
  return keys
}

afterEach(cleanup)

test('what was not answered is asked for again under the same key', async () => {
  const [first, again, later] = await keysOf(['a', lost], ['a', refusal('unavailable')], ['a'])
  expect(again).toBe(first)
  expect(later).toBe(first)
})

test('what has been created is not what is created next, were it the same', async () => {
  const [first, next] = await keysOf(['a'], ['a'])
  expect(next).not.toBe(first)
})

test.each([
  ['a limit', refusal('rate_limited')],
  ['the end of the session', new SessionEnd('expired')],
  ['a right that is gone', refusal('forbidden')],
])('%s says nothing of the attempt before, whose key stays', async (_, second) => {
  const [first, again, later] = await keysOf(['a', lost], ['a', second], ['a'])
  expect(again).toBe(first)
  expect(later).toBe(first)
})

test.each(['idempotency_key_reused', 'not_found'])('%s settles the key', async (code) => {
  const [first, again] = await keysOf(['a', refusal(code)], ['a'])
  expect(again).not.toBe(first)
})

test('something else has a key of its own, and leaves the other its own', async () => {
  const [first, other, again] = await keysOf(['a', lost], ['b', refusal('validation_failed')], ['a'])
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})

describe('where the keys of a place are kept', () => {
  const nino = sessionOf('nino')

  /** Asks for a text at the place, which is left after that; answers the key it was asked for under. */
  const askHere = async (text: string, { failure, leave }: { failure?: Error; leave: () => void }) => {
    const { result, unmount } = renderHook(() => useCreateOnce<{ text: string }>(useKeptKeys('/colab')))
    let asked = ''
    const ask = async (key: string): Promise<void> => {
      asked = key
      if (failure) throw failure
    }
    await result.current({ text }, ask).catch((error: unknown) => expect(error).toBe(failure))
    leave()
    unmount()
    return asked
  }

  beforeEach(() => storeSession(nino))
  afterEach(() => {
    clearSession()
    forgetDrafts()
  })

  test('what was not answered before the session ended is asked for under the same key after signing in', async () => {
    const first = await askHere('a', { failure: lost, leave: clearSession })
    storeSession(nino)
    expect(await askHere('a', { leave: clearSession })).toBe(first)
    storeSession(nino)
    expect(await askHere('a', { leave: clearSession })).not.toBe(first)
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('so is what its writer left, signed in or not, and came back to', async () => {
    for (const begin of [() => storeSession(nino), clearSession]) {
      begin()
      const first = await askHere('a', { failure: lost, leave: () => {} })
      expect(await askHere('a', { leave: () => {} })).toBe(first)
      expect(await askHere('a', { leave: () => {} })).not.toBe(first)
    }
  })
})
