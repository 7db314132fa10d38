import { describe, expect, it } from 'vitest'
import { warmUp } from './rounds.ts'

/** A side that answers so many in a second, but for one burst, which something holds up. */
const side = (perSecond: number, stall: number, burst = 1) => {
  let sent = 0
  return async (_load: unknown, amount: number) => {
    sent++
    return { seconds: amount / perSecond + (sent === burst ? stall : 0), waits: [] }
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

/** A side of which each burst costs a tenth less than the one before, without an end. */
const neverWarm = () => {
  let [sent, spent] = [0, 0]
  return {
    ...anything,
    sent: () => sent,
    cpu: () => spent,
    burstOf: async (_load: unknown, amount: number) => {
      sent++
      spent += amount * 0.9 ** sent
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

  it.each([7, 8, 9])('is not taken for slow because of something that held up burst %i', async (burst) => {
    expect(await warmUp(anything, 2, side(1000, 1.5, burst))).toBe(2000)
  })

  it('is asked until it costs no less than before', async () => {
    const side = improving(30_000)
    await warmUp(side, 2, side.burstOf)
    expect(side.answered()).toBeGreaterThan(30_000)
  })

  it('is asked on where it costs but little less each time', async () => {
    const side = improving(60_000)
    await warmUp(side, 2, side.burstOf)
    expect(side.answered()).toBeGreaterThan(30_000)
  })

  it('is measured after all when it never settles', async () => {
    const side = neverWarm()
    expect(await warmUp(side, 2, side.burstOf)).toBe(2000)
    expect(side.sent()).toBeLessThan(50)
  })
})
