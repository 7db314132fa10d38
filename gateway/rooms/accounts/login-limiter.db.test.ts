import { afterEach, describe, expect } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { test } from '../../../tests/support/database.ts'
import { createLoginAttemptsRepository } from './login-attempts.repository.ts'
import { createLoginLimiter } from './login-limiter.ts'

const limits = { perAccount: 10, perAddress: 1000, windowSeconds: 900 }

describe('two gateways over one database', () => {
  afterEach<{ dataSource: { query: (sql: string) => Promise<unknown> } }>(({ dataSource }) =>
    dataSource.query('delete from login_attempts'),
  )

  test('let no more attempts through together than one would', async ({ dataSource }) => {
    const clock = createTestClock()
    const gateways = [0, 1].map(() =>
      createLoginLimiter(createLoginAttemptsRepository(dataSource.manager), limits, clock),
    )
    const attempts = Array.from({ length: 100 }, (_, index) =>
      gateways[index % 2]?.begin('nino', `192.0.2.${index}`),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.perAccount)
  })
})
