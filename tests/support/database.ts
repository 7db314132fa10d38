import type { DataSource, EntityManager } from 'typeorm'
import { test as base, inject } from 'vitest'
import { createDataSource, type DatabaseConnection } from '../../gateway/database/data-source.ts'
import { entities } from '../../gateway/entities.ts'
import { migrations } from '../../migrations/all.ts'
import type {} from './prepare-database.ts'

/** Listens to the SQL that is sent. */
export interface Statements {
  /** The statements sent while `work` runs, in order. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
}

const listeners = new Set<(sql: string) => void>()

const statements: Statements = {
  during: async (work) => {
    const sent: string[] = []
    const listen = (sql: string) => sent.push(sql)
    listeners.add(listen)
    try {
      await work()
    } finally {
      listeners.delete(listen)
    }
    return sent
  },
}

const connect = (connection: DatabaseConnection): Promise<DataSource> => {
  const onQuery = (sql: string) => {
    for (const listen of listeners) listen(sql)
  }
  return createDataSource({ connection, poolSize: 4, entities, migrations, onQuery }).initialize()
}

/**
 * `test` with a database: `manager` is a transaction that is rolled back when the test ends, so every
 * test starts with the empty tables of the migrations. Transactions inside it become savepoints, one
 * after another: work that needs two at the same time asks for `dataSource` and cleans up after itself.
 */
export const test = base
  .extend('statements', statements)
  .extend('connection', { scope: 'worker' }, (): DatabaseConnection => {
    const connection = inject('database')
    if (!connection) throw new Error('this suite needs a database that is not installed here')
    return connection
  })
  .extend('dataSource', { scope: 'worker' }, async ({ connection }, { onCleanup }) => {
    const dataSource = await connect(connection)
    onCleanup(() => dataSource.destroy())
    return dataSource
  })
  .extend('manager', async ({ dataSource }, { onCleanup }): Promise<EntityManager> => {
    const runner = dataSource.createQueryRunner()
    await runner.startTransaction()
    onCleanup(async () => {
      await runner.rollbackTransaction()
      await runner.release()
    })
    return runner.manager
  })
