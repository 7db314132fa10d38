import type { DataSource } from 'typeorm'
import type { Config } from '../config/config.ts'
import { createDataSource, type DataSourceOptions } from './data-source.ts'
import type { EmbeddedDatabase } from './embedded.ts'

export interface OpenDatabase {
  dataSource: DataSource
  /** Frees the connections, then the embedded database if there is one. */
  close(): Promise<void>
}

/** A whole PostgreSQL, which is read only where it is the one. */
const openEmbedded = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const { openEmbeddedDatabase } = await import('./embedded.ts')
  return openEmbeddedDatabase(dataDir)
}

/** The configured PostgreSQL, or the embedded one; not connected yet. */
export const openDatabase = async (
  { databaseUrl, dataDir, databasePoolSize }: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>,
  contents: Pick<DataSourceOptions, 'entities' | 'migrations' | 'onConnectionLost'>,
): Promise<OpenDatabase> => {
  const embedded: EmbeddedDatabase | null = databaseUrl === null ? await openEmbedded(dataDir) : null
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
