import { expect } from 'vitest'
import { test } from '../support/database.ts'

const rounds = 20

test('lists are counted by whoever writes at the same time, and nobody waits for the count', async ({
  dataSource,
}) => {
  const runners = Array.from({ length: 3 }, () => dataSource.createQueryRunner())
  const count = async () => {
    const [row] = await dataSource.query<{ kept: number; counted: number }[]>(
      `select (select coalesce(sum(count), 0)::int from list_counts where list = 'contact_messages') as kept,
        (select count(*)::int from contact_messages where deleted_at is null) as counted`,
    )
    return row
  }
  try {
    // All hold what they have written at once.
    for (const runner of runners) {
      await runner.startTransaction()
      await runner.query(`set local lock_timeout = '1ms'`)
      await runner.query(
        `insert into contact_messages (id, name, email, message, locale)
         select gen_random_uuid(), 'Nino', 'nino@example.org', 'Hello', 'ka' from generate_series(1, 3)`,
      )
    }
    const [first, ...others] = runners
    await first?.rollbackTransaction()
    for (const runner of others) await runner.commitTransaction()
    expect(await count()).toEqual({ kept: 6, counted: 6 })

    await Promise.all(
      runners.map(async (runner, index) => {
        for (let round = 0; round < rounds; round++) {
          await runner.query(
            `insert into contact_messages (id, name, email, message, locale)
             values (gen_random_uuid(), $1, 'nino@example.org', 'Hello', 'en')`,
            [String(index)],
          )
          if (round % 3 === 0)
            await runner.query(
              `update contact_messages set deleted_at = now() where name = $1 and deleted_at is null`,
              [String(index)],
            )
          if (round % 5 === 0)
            await runner.query(`delete from contact_messages where name = $1`, [String(index)])
        }
      }),
    )
    const both = await count()
    expect(both?.kept).toBe(both?.counted)
    // As many lines as have written at once, not as many as have written.
    const lines = await dataSource.query<unknown[]>(`select from list_counts where list = 'contact_messages'`)
    expect(lines.length).toBeLessThanOrEqual(2 * runners.length)
  } finally {
    for (const runner of runners) {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
    }
    await dataSource.query('delete from contact_messages')
  }
})
