import { describe, expect } from 'vitest'
import { createBudget, within } from '../../gateway/core/budget.ts'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { test as withDatabase } from '../support/database.ts'

const test = withDatabase.extend('gateway', async ({ connection }, { onCleanup }) => {
  const gateway = createDataSource({ connection, poolSize: 2, prepared: false, entities: [], migrations: [] })
  await gateway.initialize()
  await gateway.query('create table dogs (name text)')
  onCleanup(async () => {
    await gateway.query('drop table dogs')
    await gateway.destroy()
  })
  return gateway
})

const slowly = `insert into dogs select 'Kursha' from pg_sleep(60)`

const running = `select from pg_stat_activity where state = 'active' and query like 'insert into dogs%'`

describe('of a request whose time is over', () => {
  test('the statement that runs is cancelled, and has stored nothing', async ({ gateway, dataSource }) => {
    const { budget, end } = createBudget()
    const writing = within(budget, () => gateway.query(slowly))
    // Not by the limit that the database keeps for each statement.
    const refused = expect(writing).rejects.toThrow('canceling statement due to user request')
    await expect.poll(() => dataSource.query(running), { timeout: 10_000 }).toHaveLength(1)
    end()
    await refused
    await expect.poll(() => dataSource.query(running), { timeout: 5000 }).toEqual([])
    expect(await gateway.query('select from dogs')).toEqual([])
  })

  test('a transaction within another is taken back with it, and nobody inherits the session as it was', async ({
    gateway,
  }) => {
    const { budget, end } = createBudget()
    const writing = within(budget, () =>
      gateway.transaction((outer) =>
        outer.transaction(async (inner) => {
          await inner.query(`insert into dogs values ('Kursha')`)
          end()
          await inner.query(`insert into dogs values ('Mgela')`)
        }),
      ),
    )
    await expect(writing).rejects.toMatchObject({ code: 'unavailable' })
    expect(
      await gateway.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ).toEqual([])
    await gateway.transaction((next) => next.query(`insert into dogs values ('Bombora')`))
    expect(await gateway.query('select name from dogs')).toEqual([{ name: 'Bombora' }])
  })

  test('no further statement is sent', async ({ gateway }) => {
    const { budget, end } = createBudget()
    end()
    const writing = within(budget, () => gateway.query(`insert into dogs values ('Kursha')`))
    await expect(writing).rejects.toMatchObject({ code: 'unavailable' })
    expect(await gateway.query('select from dogs')).toEqual([])
  })
})
