import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mostOf } from './pool.ts'
import { createShare } from './share.ts'

describe('a share of the connections', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is taken at once while there is something of it', async () => {
    const share = createShare(2, 1000)
    await share.enter()
    await share.enter()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is waited for in the order they came, and given back once', async () => {
    const share = createShare(1, 1000)
    const order: string[] = []
    const come = async (name: string) => {
      const leave = await share.enter()
      order.push(name)
      return leave
    }
    const leaveFirst = await come('first')
    const second = come('second')
    const third = come('third')
    leaveFirst()
    leaveFirst()
    const leaveSecond = await second
    expect(order).toEqual(['first', 'second'])
    leaveSecond()
    const leaveThird = await third
    leaveThird()
    await share.enter()
    expect(order).toEqual(['first', 'second', 'third'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not waited for longer than anybody has patience, and nothing is lost by that', async () => {
    const share = createShare(1, 1000)
    const leave = await share.enter()
    const waiting = expect(share.enter()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    await vi.advanceTimersByTimeAsync(1000)
    await waiting
    leave()
    await share.enter()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [10, 7],
    [200, 140],
  ])('leaves of %i connections all but %i to the other kind of work', (poolSize, most) => {
    expect(mostOf(poolSize)).toBe(most)
  })
})
