import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { test } from '../../tests/support/database.ts'
import { Problem } from '../core/problem.ts'
import { createSharedLimit, forgetActs } from './shared-limit.ts'

const setUp = (manager: EntityManager) => {
  const clock = createTestClock()
  const gateway = () => createSharedLimit(manager, { most: 3, windowSeconds: 60, clock })
  const waitOf = async (key: string, limit = gateway()): Promise<number | undefined> => {
    try {
      await limit.take(key)
      return undefined
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited') return error.retryAfter
      throw error
    }
  }
  const use = async (key: string): Promise<void> => {
    for (let times = 0; times < 3; times++) await waitOf(key)
  }
  return { clock, gateway, waitOf, use }
}

describe('a limit that gateways share', () => {
  test('lets as many pass as it says, whichever gateway they ask, then tells how long to wait', async ({
    manager,
  }) => {
    const { gateway, waitOf } = setUp(manager)
    const [one, other] = [gateway(), gateway()]
    const waits = [one, other, one, other, one].map((limit) => () => waitOf('nino', limit))
    const told: (number | undefined)[] = []
    for (const wait of waits) told.push(await wait())
    expect(told).toEqual([undefined, undefined, undefined, 60, 60])
  })

  test('counts everybody alone, and keeps nobody by name', async ({ manager }) => {
    const { waitOf, use } = setUp(manager)
    await use('nino')
    expect(await waitOf('giorgi')).toBeUndefined()
    expect(await manager.query(`select from counted_acts where key in ('nino', 'giorgi')`)).toEqual([])
  })

  test('slides: an act counts for its own window, and a refused one never', async ({ manager }) => {
    const { clock, waitOf } = setUp(manager)
    await waitOf('nino')
    clock.advance({ seconds: 50 })
    await waitOf('nino')
    await waitOf('nino')
    expect(await waitOf('nino')).toBe(10)
    clock.advance({ seconds: 10 })
    expect(await waitOf('nino')).toBeUndefined()
    expect(await waitOf('nino')).toBe(50)
  })

  test('counts nothing of a clock that was set back by more than its window', async ({ manager }) => {
    const { clock, waitOf, use } = setUp(manager)
    await use('nino')
    clock.advance({ seconds: -24 * 60 * 60 })
    expect(await waitOf('nino')).toBeUndefined()
  })

  test('lets nobody wait for longer than its window, however the clock was set', async ({ manager }) => {
    const { clock, waitOf, use } = setUp(manager)
    await use('nino')
    clock.advance({ seconds: -59 })
    expect(await waitOf('nino')).toBe(60)
  })

  test('forgets whoever no longer counts', async ({ manager }) => {
    const { clock, waitOf } = setUp(manager)
    for (let other = 0; other < 5; other++) await waitOf(`other ${other}`)
    clock.advance({ seconds: 60 })
    await waitOf('nino')
    expect(await manager.query('select count(*)::integer as kept from counted_acts')).toEqual([{ kept: 1 }])
  })

  test('forgets them also where nobody comes after, however many they are', async ({ manager }) => {
    const { clock, waitOf } = setUp(manager)
    await waitOf('nino')
    await manager.query(
      `insert into counted_acts (key, moments, expires_at) select 'other ' || each, array[$1::timestamptz], $1
       from generate_series(1, 1100) as each`,
      [clock.now()],
    )
    expect(await forgetActs(manager, clock.now())).toBe(1100)
    expect(await manager.query('select count(*)::integer as kept from counted_acts')).toEqual([{ kept: 1 }])
    clock.advance({ seconds: 60 })
    expect(await forgetActs(manager, clock.now())).toBe(1)
  })
})
