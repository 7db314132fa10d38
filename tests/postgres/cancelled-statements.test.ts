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
    const refused = expect(writing).rejects.toThrow()
    await expect.poll(() => dataSource.query(running), { timeout: 10_000 }).toHaveLength(1)
    end()
    await refused
    await expect.poll(() => dataSource.query(running), { timeout: 5000 }).toEqual([])
    expect(await gateway.query('select from dogs')).toEqual([])
  })

  test('no further statement is sent', async ({ gateway }) => {
    const { budget, end } = createBudget()
    end()
    const writing = within(budget, () => gateway.query(`insert into dogs values ('Kursha')`))
    await expect(writing).rejects.toMatchObject({ code: 'unavailable' })
    expect(await gateway.query('select from dogs')).toEqual([])
  })
})
