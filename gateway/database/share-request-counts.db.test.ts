import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { RequestCounts } from '../rate-limits/request-counts.ts'
import { createRequestCountSharing } from './share-request-counts.ts'

const minute = 60_000
const least = 5
const fingerprint = createKeyedHash(['a key of the tests'])

/** A gateway that tells others of whoever has asked it five times. */
const gatewayOver = (manager: EntityManager) => {
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
  return { ask, ...createRequestCountSharing({ manager, counts, least, fingerprint }) }
}

/** As if a minute had passed for whatever was told until now; and a second, as it may have begun after the transaction of the test. */
const endMinutes = (manager: EntityManager): Promise<unknown> =>
  manager.query(`update counted_requests set expires_at = expires_at - interval '${minute + 1000} ms'`)

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

  test('count no minute that has ended, whoever told of it', async ({ manager }) => {
    const [here, there] = [gatewayOver(manager), gatewayOver(manager)]
    here.ask('192.0.2.1', 30)
    await here.share()
    await endMinutes(manager)
    there.ask('192.0.2.1', 6)
    await there.share()
    expect(there.ask('192.0.2.1', 1)).toBe(7)
    await there.sweep()
    expect(await rows(manager)).toEqual([{ count: 6 }])
  })

  test('forget their own minutes as well, however many have ended', async ({ manager }) => {
    const here = gatewayOver(manager)
    for (let address = 0; address < 1100; address += 1) here.ask(`192.0.2.${address}`, least)
    await here.share()
    expect(await rows(manager)).toHaveLength(1100)
    await endMinutes(manager)
    await here.sweep()
    expect(await rows(manager)).toEqual([])
  })

  test('tell again of an address that comes back once its minute has ended, and then keep that end', async ({
    manager,
  }) => {
    const [here, there] = [gatewayOver(manager), gatewayOver(manager)]
    here.ask('192.0.2.1', 30)
    await here.share()
    await endMinutes(manager)
    await here.share()
    there.ask('192.0.2.1', least)
    await there.share()
    expect(there.ask('192.0.2.1', 1)).toBe(36)
  })

  test('write nothing anew where nobody has asked for more', async ({ manager }) => {
    const here = gatewayOver(manager)
    const versions = () => manager.query('select ctid::text from counted_requests')
    here.ask('192.0.2.1', 30)
    await here.share()
    const before = await versions()
    await here.share()
    expect(await versions()).toEqual(before)
    here.ask('192.0.2.1', 1)
    await here.share()
    expect(await versions()).not.toEqual(before)
  })
})
