import type { DataSource } from 'typeorm'
import { afterEach, describe, expect } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { test } from '../../../tests/support/database.ts'
import { createKeyedHash } from '../../authentication/keyed-hash.ts'
import { noRefusals } from '../../rate-limits/remembered-refusals.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'
import { createLoginAttemptsRepository } from './login-attempts.repository.ts'
import { createLoginLimiter } from './login-limiter.ts'

const limits = { perAccount: 4, perAddress: 1000, windowSeconds: 900 }

describe('two gateways over one database', () => {
  afterEach<{ dataSource: DataSource }>(({ dataSource }) => dataSource.query('delete from login_attempts'))

  /** @param behind seconds that the clock of the second is behind that of the first */
  const letThrough = async (
    { manager }: DataSource,
    from: (index: number) => string,
    behind = 0,
  ): Promise<number> => {
    const gateways = [0, behind].map((seconds) => {
      const clock = createTestClock()
      // What is stored here is seen by the tests beside this one: to none of them it is over, or about theirs.
      clock.advance({ seconds: 10 * 365 * 24 * 3600 - seconds })
      return createLoginLimiter({
        attempts: createLoginAttemptsRepository(manager),
        knownAddresses: createKnownAddressesRepository(manager),
        addressHash: createKeyedHash(['a key of the tests']),
        limits,
        refusals: noRefusals,
        clock,
      })
    })
    const attempts = Array.from({ length: 100 }, (_, index) =>
      gateways[index % 2]?.begin('limited', from(index)),
    )
    const results = await Promise.allSettled(attempts)
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  test('let no more attempts from one address through together than one would', async ({ dataSource }) => {
    expect(await letThrough(dataSource, () => '203.0.113.1')).toBe(limits.perAccount)
  })

  test('let no more attempts from everywhere through together than one would', async ({ dataSource }) => {
    expect(await letThrough(dataSource, (index) => `203.0.113.${index}`)).toBe(10 * limits.perAccount)
  })

  test('let no more through where the clock of one is some seconds behind', async ({ dataSource }) => {
    expect(await letThrough(dataSource, () => '203.0.113.1', 5)).toBe(limits.perAccount)
    await dataSource.query('delete from login_attempts')
    expect(await letThrough(dataSource, (index) => `203.0.113.${index}`, 5)).toBe(10 * limits.perAccount)
  })
})
