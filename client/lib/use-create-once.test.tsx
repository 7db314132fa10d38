// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCreateOnce } from './use-create-once.ts'

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
    await result.current.createOnce({ text }, ask).catch((error: unknown) => expect(error).toBe(failure))
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

test('something else has a key of its own', async () => {
  const [first, other] = await keysOf(['a', lost], ['b'])
  expect(other).not.toBe(first)
})

test('what was refused was not created, and is asked for anew', async () => {
  const [first, again] = await keysOf(['a', refusal('validation_failed')], ['a'])
  expect(again).not.toBe(first)
})

test.each(['token_expired', 'forbidden', 'rate_limited'])(
  'what may have been created keeps its key when it is turned away with %s at the door',
  async (code) => {
    const [first, again, later] = await keysOf(['a', lost], ['a', refusal(code)], ['a'])
    expect(again).toBe(first)
    expect(later).toBe(first)
  },
)

test('what was asked for before the form was here keeps its key', async () => {
  const { result } = renderHook(() => useCreateOnce({ input: { text: 'a' }, key: 'the key of before' }))
  const ask = async (key: string): Promise<string> => key
  expect(await result.current.createOnce({ text: 'a' }, ask)).toBe('the key of before')
})

test('what is still unanswered can be asked', async () => {
  const { result } = renderHook(() => useCreateOnce<{ text: string }>())
  const { createOnce, unanswered } = result.current
  expect(unanswered()).toBeNull()
  await createOnce({ text: 'a' }, () => Promise.reject(lost)).catch(() => undefined)
  expect(unanswered()?.input).toEqual({ text: 'a' })
  await createOnce({ text: 'a' }, async () => undefined)
  expect(unanswered()).toBeNull()
})
