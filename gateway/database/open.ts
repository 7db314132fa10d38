import type { DataSource } from 'typeorm'
import type { Config } from '../config/config.ts'
import { createDataSource, type DataSourceOptions } from './data-source.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded.ts'

export interface OpenDatabase {
  dataSource: DataSource
  /** Frees the connections, then the embedded database if there is one. */
  close(): Promise<void>
}

/** The configured PostgreSQL, or the embedded one; not connected yet. */
export const openDatabase = async (
  { databaseUrl, dataDir, databasePoolSize }: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>,
  contents: Pick<DataSourceOptions, 'entities' | 'migrations' | 'onConnectionLost'>,
): Promise<OpenDatabase> => {
  const embedded: EmbeddedDatabase | null = databaseUrl === null ? await openEmbeddedDatabase(dataDir) : null
  const dataSource = createDataSource({
    connection: embedded?.connection ?? { url: databaseUrl ?? '' },
    poolSize: databasePoolSize,
    ...contents,
  })
  return {
    dataSource,
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy()
      await embedded?.close()
    },
  }
}
