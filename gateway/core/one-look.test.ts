import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { oneLook } from './one-look.ts'

const slow = () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let looks = 0
  const look = oneLook(() => {
    looks += 1
    return promise
  })
  return { look, resolve, looks: () => looks }
}

describe('a look at whether all is well', () => {
  test('is one for all who ask while it lasts', async () => {
    const { look, resolve, looks } = slow()
    const asked = [look(), look(), look()]
    resolve(true)
    expect(await Promise.all(asked)).toEqual([true, true, true])
    expect(looks()).toBe(1)
    await look()
    expect(looks()).toBe(2)
  })

  test('that takes long is waited for by nobody, and no second one begins beside it', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { look, resolve, looks } = slow()
    for (const _ of [1, 2]) {
      const told = expect(look()).rejects.toMatchObject({ code: 'unavailable' })
      await vi.advanceTimersByTimeAsync(2000)
      await told
    }
    expect(looks()).toBe(1)
    resolve(true)
    expect(await look()).toBe(true)
  })
})
