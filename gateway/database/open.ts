import type { DataSource } from 'typeorm'
import type { Config } from '../config/config.ts'
import { describeError } from '../log/describe-error.ts'
import { createDataSource, type DataSourceOptions } from './data-source.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { postgresProblem } from './postgres-problem.ts'
import { serversOf } from './servers.ts'

/** The database does not answer. The message says where it was looked for, and what to do. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError'

  constructor(cause: unknown) {
    super(
      `the database in DATABASE_URL cannot be reached (${reasonOf(cause)}). Start it, or correct its address.`,
      { cause },
    )
  }
}

/** Its code says enough; of several addresses, that of the first. */
const reasonOf = (cause: unknown): string => {
  const { code, type, errors: [first] = [] } = describeError(cause)
  return code ?? first?.code ?? type
}

export interface OpenDatabase {
  dataSource: DataSource
  /**
   * For who needs it now, and does not wait for it.
   * @throws DatabaseUnreachableError
   */
  connect(): Promise<DataSource>
  /** Frees the connections, then the embedded database if there is one. */
  close(): Promise<void>
}

/** Brings the files of an embedded database into an empty data directory. */
type Fill = (cluster: string) => Promise<void>

/** A whole PostgreSQL, which is read only where it is the one. */
const openEmbedded = async (dataDir: string, fill: Fill | undefined): Promise<EmbeddedDatabase> => {
  const { openEmbeddedDatabase } = await import('./embedded.ts')
  return openEmbeddedDatabase(dataDir, fill)
}

/** The configured PostgreSQL, or the embedded one; not connected yet. */
export const openDatabase = async (
  {
    databaseUrl,
    dataDir,
    databasePoolSize,
    preparedStatements,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize' | 'preparedStatements'>,
  contents: Pick<DataSourceOptions, 'entities' | 'migrations' | 'onConnectionLost' | 'onPrimary' | 'program'>,
  fill?: Fill,
): Promise<OpenDatabase> => {
  const embedded: EmbeddedDatabase | null = databaseUrl === null ? await openEmbedded(dataDir, fill) : null
  const dataSource = createDataSource({
    connection: embedded?.connection ?? { url: databaseUrl ?? '' },
    poolSize: databasePoolSize,
    prepared: preparedStatements,
    ...contents,
  })
  return {
    dataSource,
    connect: async () => {
      try {
        return await dataSource.initialize()
      } catch (error) {
        throw postgresProblem(error)?.code === 'unavailable' ? new DatabaseUnreachableError(error) : error
      }
    },
    close: async () => {
      serversOf(dataSource)?.close()
      if (dataSource.isInitialized) await dataSource.destroy()
      await embedded?.close()
    },
  }
}
