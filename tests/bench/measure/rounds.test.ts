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

const anything = { load: { url: 'http://127.0.0.1' }, cpu: () => 0 }

/** A side of which each request costs less than the one before, until it has answered so many. */
const improving = (untilWarm: number) => {
  let [answered, spent] = [0, 0]
  return {
    ...anything,
    answered: () => answered,
    cpu: () => spent,
    burstOf: async (_load: unknown, amount: number) => {
      for (let each = 0; each < amount; each++) {
        spent += 0.1 + Math.max(0, 1 - answered / untilWarm)
        answered++
      }
      return { seconds: amount / 1000, waits: [] }
    },
  }
}

describe('a side that is warming up', () => {
  it('is asked as much as fills a round', async () => {
    expect(await warmUp(anything, 2, side(1000, 0))).toBe(2000)
    expect(await warmUp(anything, 2, side(3, 0))).toBe(20)
  })

  it('is not taken for slow because it was so once', async () => {
    expect(await warmUp(anything, 2, side(1000, 1.5))).toBe(2000)
  })

  it('is asked until it costs no less than before', async () => {
    const side = improving(30_000)
    await warmUp(side, 2, side.burstOf)
    expect(side.answered()).toBeGreaterThan(30_000)
  })

  it('is measured after all when it never settles', async () => {
    const side = improving(10_000_000)
    expect(await warmUp(side, 2, side.burstOf)).toBe(2000)
  })
})
