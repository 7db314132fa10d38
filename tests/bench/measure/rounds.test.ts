import { describe, expect, it } from 'vitest'
import { warmUp } from './rounds.ts'

/** A side that answers so many in a second, after something that takes it a while once. */
const side = (perSecond: number, stall: number) => {
  let left = stall
  return async (_load: unknown, amount: number) => {
    const seconds = left + amount / perSecond
    left = 0
    return { seconds, waits: [] }
  }
}

const anything = { load: { url: 'http://127.0.0.1' } }

describe('a side that is warming up', () => {
  it('is asked as much as fills a round', async () => {
    expect(await warmUp(anything, 2, side(1000, 0))).toBe(2000)
    expect(await warmUp(anything, 2, side(3, 0))).toBe(20)
  })

  it('is not taken for slow because it was so once', async () => {
    expect(await warmUp(anything, 2, side(1000, 1.5))).toBe(2000)
  })
})
