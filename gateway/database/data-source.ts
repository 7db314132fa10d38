import 'reflect-metadata'
import pg from 'pg'
import { DataSource, type MigrationInterface } from 'typeorm'
import { SnakeCaseNaming } from './naming.ts'
import { sendWithoutNames } from './prepared.ts'
import { StatementWatcher } from './statement-watcher.ts'

/** Where a PostgreSQL listens. `host` may be the directory of its Unix socket. */
export type DatabaseConnection =
  | { url: string }
  | {
      host: string
      port: number
      user: string
      database: string
      /** Every connection shares one session of the server, as with the embedded database. */
      singleSession?: boolean
    }

export interface DataSourceOptions {
  connection: DatabaseConnection
  /** The most connections held at once. A single-session database gets one, whatever is asked. */
  poolSize: number
  entities: readonly (new () => object)[]
  /** In the order they run. */
  migrations: readonly (new () => MigrationInterface)[]
  /** Whether statements may be kept under names; `true` when nothing is said. Never in a session that is shared. */
  prepared?: boolean
  /** Called with the text of every statement sent. */
  onQuery?: (sql: string) => void
  /** Called when a connection nobody was using breaks; the pool has replaced it already. */
  onConnectionLost?: (error: Error) => void
}

/** Milliseconds. The server gives up first, so that what reaches the driver's own limit is a dead network. */
const timeouts = { connect: 5_000, statement: 10_000, answer: 15_000, idleInTransaction: 30_000 }

/** Days stay `YYYY-MM-DD`: the driver would turn them into midnight of the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/**
 * Between leaving the pool and reaching its user a connection has no listener of its own,
 * and an 'error' event nobody listens to ends the process. Whoever uses it gets the error as well.
 */
const surviveErrors = (client: pg.ClientBase): void => {
  client.on('error', () => undefined)
}

/** A new connection to a shared session would trip over the names its forerunner gave to prepared statements. */
const startAfresh = async (client: pg.ClientBase): Promise<void> => {
  surviveErrors(client)
  await client.query('deallocate all')
}

const poolOptions = (connection: DatabaseConnection, poolSize: number) => {
  if ('url' in connection) return { url: connection.url, poolSize, extra: { onConnect: surviveErrors } }
  const { host, port, user: username, database, singleSession = false } = connection
  return singleSession
    ? { host, port, username, database, poolSize: 1, extra: { onConnect: startAfresh, idleTimeoutMillis: 0 } }
    : { host, port, username, database, poolSize, extra: { onConnect: surviveErrors } }
}

/**
 * TypeORM over the ordinary `pg` driver. Nothing is sent before `initialize()`, which may be tried again
 * while the database is not there yet. Every wait has an end: for a connection, for a statement, for its answer.
 */
export const createDataSource = (options: DataSourceOptions): DataSource => {
  const { connection, poolSize, entities, migrations, prepared = true } = options
  const { extra, ...address } = poolOptions(connection, poolSize)
  const dataSource = new DataSource({
    type: 'postgres',
    ...address,
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeCaseNaming(),
    applicationName: 'from-stray-to-safe',
    connectTimeoutMS: timeouts.connect,
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'all',
    installExtensions: false,
    logger: new StatementWatcher(options.onQuery ?? (() => undefined)),
    poolErrorHandler: options.onConnectionLost ?? (() => undefined),
    extra: {
      ...extra,
      types,
      keepAlive: true,
      statement_timeout: timeouts.statement,
      query_timeout: timeouts.answer,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    },
  })
  if (!prepared || ('singleSession' in connection && connection.singleSession)) sendWithoutNames(dataSource)
  return dataSource
}
