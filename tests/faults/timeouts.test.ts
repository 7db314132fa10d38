import { expect } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { timeouts } from '../../gateway/database/timeouts.ts'
import { test as onServer } from './on-server.ts'

/** What the gateway asks through, without the gateway. */
const test = onServer.extend('dataSource', async ({ database }, { onCleanup }) => {
  const dataSource = createDataSource({
    connection: { url: database },
    poolSize: 4,
    entities: [],
    migrations: [],
  })
  await dataSource.initialize()
  onCleanup(() => dataSource.destroy())
  return dataSource
})

test.concurrent('a statement that takes too long is cancelled', async ({ dataSource }) => {
  await expect(dataSource.query('select pg_sleep(60)')).rejects.toThrow('statement timeout')
  expect(await dataSource.query(`select from pg_stat_activity where query like 'select pg_sleep%'`)).toEqual(
    [],
  )
})

test.concurrent('waiting for a lock ends well before the statement would', async ({ dataSource }) => {
  await dataSource.query('create table dogs ()')
  const holder = dataSource.createQueryRunner()
  await holder.startTransaction()
  await holder.query('lock table dogs in access exclusive mode')
  await expect(dataSource.query('select from dogs')).rejects.toThrow('lock timeout')
  await holder.rollbackTransaction()
  await holder.release()
})

test.concurrent('a transaction in which nothing is done is ended with its session', async ({
  dataSource,
}) => {
  const idle = dataSource.createQueryRunner()
  await idle.startTransaction()
  const [{ pid }] = await idle.query('select pg_backend_pid() as pid')
  await expect
    .poll(() => dataSource.query('select from pg_stat_activity where pid = $1', [pid]), {
      timeout: timeouts.idleInTransaction + 10_000,
      interval: 500,
    })
    .toEqual([])
  await expect(idle.query('select 1')).rejects.toThrow()
  await idle.release().catch(() => undefined)
})
