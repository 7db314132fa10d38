import type { DataSource } from 'typeorm'
import { onTestFinished } from 'vitest'
import { createDataSource, type DataSourceOptions } from '../../gateway/database/data-source.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { test as withDatabase } from './database.ts'
import { createOwnDatabase } from './gateways.ts'
import { type PgbouncerOptions, startPgbouncer } from './pgbouncer.ts'

/** A database of the test's own, and two ways to it. */
export interface Pooled {
  name: string
  /** Connections through the pooler, as another process would have. */
  open: (options?: Partial<DataSourceOptions>) => Promise<DataSource>
  /** Connections to the server itself. */
  openPast: (poolSize?: number) => Promise<DataSource>
}

/** `test` with a PgBouncer of its own, in transaction mode with five sessions unless `settings` say something else. */
export const test = withDatabase
  .extend('settings', (): PgbouncerOptions => ({}))
  .extend('pooler', async ({ connection, settings }, { onCleanup }) => {
    if (!('url' in connection)) throw new Error('a pooler needs a server behind it')
    const pooler = await startPgbouncer(Number(new URL(connection.url).port), settings)
    onCleanup(pooler.stop)
    return pooler
  })
  .extend('pooled', async ({ connection, dataSource, pooler }): Promise<Pooled> => {
    const openPast = await createOwnDatabase(dataSource, connection)
    const [found] = await (await openPast(1)).query('select current_database() as name')
    const name = String(found.name)
    const open: Pooled['open'] = async (options = {}) => {
      const through = createDataSource({
        connection: { url: pooler.url(name) },
        poolSize: 4,
        entities,
        migrations,
        ...options,
      })
      await through.initialize()
      onTestFinished(() => through.destroy())
      return through
    }
    return { name, open, openPast }
  })
