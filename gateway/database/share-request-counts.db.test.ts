import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { test } from '../../tests/support/database.ts'
import { RequestCounts } from '../rate-limits/request-counts.ts'
import { createRequestCountSharing } from './share-request-counts.ts'

const minute = 60_000
const least = 5

/** A gateway that tells others of whoever has asked it five times. */
const gatewayOver = (manager: EntityManager, clock = createTestClock()) => {
  const counts = new RequestCounts()
  const ask = (key: string, times: number): number => {
    let told = 0
    for (let asked = 0; asked < times; asked += 1)
      counts.incr(
        key,
        (_, { current }) => {
          told = current
        },
        minute,
      )
    return told
  }
  return { ask, share: createRequestCountSharing({ manager, counts, least, clock }) }
}

const rows = (manager: EntityManager): Promise<unknown[]> =>
  manager.query('select count from counted_requests')

describe('gateways over one database', () => {
  test('count together what one address asks each of them for', async ({ manager }) => {
    const [here, there, third] = [gatewayOver(manager), gatewayOver(manager), gatewayOver(manager)]
    here.ask('192.0.2.1', 30)
    there.ask('192.0.2.1', 20)
    there.ask('192.0.2.2', 10)
    for (const { share } of [here, there, here]) await share()
    expect(here.ask('192.0.2.1', 1)).toBe(51)
    expect(there.ask('192.0.2.1', 1)).toBe(51)
    // Who asks little anywhere is told of, and looked for, by nobody.
    third.ask('192.0.2.1', 4)
    await third.share()
    expect(third.ask('192.0.2.1', 1)).toBe(5)
    await third.share()
    expect(third.ask('192.0.2.1', 1)).toBe(56)
  })

  test('tell nobody where somebody has asked from', async ({ manager }) => {
    const here = gatewayOver(manager)
    here.ask('192.0.2.1', 30)
    await here.share()
    expect(JSON.stringify(await manager.query('select * from counted_requests'))).not.toContain('192.0.2')
  })

  test('ask the database for nothing while nobody asks much', async ({ manager, statements }) => {
    const here = gatewayOver(manager)
    here.ask('192.0.2.1', 4)
    expect(await statements.during(here.share)).toEqual([])
  })

  test('forget a minute that has ended', async ({ manager }) => {
    const clock = createTestClock()
    const [here, there] = [gatewayOver(manager, clock), gatewayOver(manager, clock)]
    here.ask('192.0.2.1', 30)
    await here.share()
    clock.advance({ seconds: 61 })
    there.ask('192.0.2.1', 6)
    await there.share()
    expect(there.ask('192.0.2.1', 1)).toBe(7)
    expect(await rows(manager)).toEqual([{ count: 6 }])
  })
})
