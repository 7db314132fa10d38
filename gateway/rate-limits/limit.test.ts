import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { Problem } from '../core/problem.ts'
import { createSlidingLimit } from './limit.ts'

const setUp = () => {
  const clock = createTestClock()
  const limit = createSlidingLimit({ most: 3, windowSeconds: 60, clock })
  const waitOf = (key: string): number | undefined => {
    try {
      limit.take(key)
      return undefined
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited') return error.retryAfter
      throw error
    }
  }
  return { clock, limit, waitOf }
}

describe('a sliding limit', () => {
  it('lets as many pass as it says, then tells how long to wait', () => {
    const { waitOf } = setUp()
    expect([waitOf('nino'), waitOf('nino'), waitOf('nino'), waitOf('nino')]).toEqual([
      undefined,
      undefined,
      undefined,
      60,
    ])
  })

  it('counts everybody alone', () => {
    const { limit, waitOf } = setUp()
    for (let times = 0; times < 3; times++) limit.take('nino')
    expect(waitOf('giorgi')).toBeUndefined()
  })

  it('slides: an act counts for its own window, and a refused one never', () => {
    const { clock, limit, waitOf } = setUp()
    limit.take('nino')
    clock.advance({ seconds: 50 })
    limit.take('nino')
    limit.take('nino')
    expect(waitOf('nino')).toBe(10)
    clock.advance({ seconds: 10 })
    expect(waitOf('nino')).toBeUndefined()
    expect(waitOf('nino')).toBe(50)
  })

  it('forgets whoever has been quiet the longest when ten thousand others come', () => {
    const { limit, waitOf } = setUp()
    for (let times = 0; times < 3; times++) limit.take('nino')
    for (let other = 0; other < 9_999; other++) limit.take(`other ${other}`)
    expect(waitOf('nino')).toBe(60)
    limit.take('one more')
    expect(waitOf('nino')).toBeUndefined()
  })
})
