import { createDataSource, type DatabaseConnection } from '../../gateway/database/data-source.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database of this run; absent where none could be had. */
    database: DatabaseConnection
    /** The address of the server itself, where a pooler stands before that database. */
    server?: string
  }
}

/** Migrates a database once, before any worker connects to it. */
export const prepareDatabase = async (connection: DatabaseConnection): Promise<void> => {
  const dataSource = createDataSource({ connection, poolSize: 1, entities, migrations })
  await dataSource.initialize()
  try {
    await migrate(dataSource)
  } finally {
    await dataSource.destroy()
  }
}
