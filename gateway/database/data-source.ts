import 'reflect-metadata'
import pg from 'pg'
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm'
import { readDatabaseHosts } from '../config/database-hosts.ts'
import { resetAfterGuests } from './guests.ts'
import { limitsOfRequests } from './limits.ts'
import { nameOfGateway, SnakeCaseNaming } from './naming.ts'
import { poolOf } from './pool.ts'
import { asDriverOptions, hasOwnSessions, isRefusedByPooler, tellSessions } from './pooler.ts'
import { sendWithoutNames } from './prepared.ts'
import type { PrimaryOptions } from './primary.ts'
import { createServers, serversOf, tellServers } from './servers.ts'
import { StatementWatcher } from './statement-watcher.ts'
import { takeTurns } from './take-turns.ts'
import { tellAskers } from './tell-asker.ts'
import { timeouts } from './timeouts.ts'

/** Where a PostgreSQL listens. `host` may be the directory of its Unix socket. */
export type DatabaseConnection =
  /** May name several hosts, as libpq's do: one of them takes writes, at one time this one, at another that. */
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
  /** What it is called at the database, where the trail tells of programs; the gateway when nothing is said. */
  program?: string
  /**
   * Whether statements may be kept under names; when nothing is said, unless a pooler stands between. Never in the one
   * session of the embedded database.
   */
  prepared?: boolean | null
  /** Called with the text of every statement sent. */
  onQuery?: (sql: string) => void
  /** Called when a connection nobody was using breaks; the pool has replaced it already. */
  onConnectionLost?: (error: Error) => void
  /** Called when another server takes the writes from now on. */
  onPrimary?: PrimaryOptions['onChange']
}

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

/**
 * A new connection to a shared session would trip over the names its forerunner gave to prepared statements, and is not
 * asked what it is called.
 */
const startAfresh =
  (program: string) =>
  async (client: pg.ClientBase): Promise<void> => {
    surviveErrors(client)
    await client.query('deallocate all')
    await client.query(`select set_config('application_name', $1, false)`, [program])
  }

const poolOptions = (connection: DatabaseConnection, poolSize: number, program: string) => {
  if ('url' in connection) {
    // Of several hosts any stands for the rest of the address: where to connect to is told later.
    const url = readDatabaseHosts(connection.url)?.hosts[0].url ?? connection.url
    return { url, poolSize, extra: { onConnect: surviveErrors, idleTimeoutMillis: timeouts.idle } }
  }
  const { host, port, user: username, database, singleSession = false } = connection
  return singleSession
    ? {
        host,
        port,
        username,
        database,
        poolSize: 1,
        extra: { onConnect: startAfresh(program), idleTimeoutMillis: 0 },
      }
    : {
        host,
        port,
        username,
        database,
        poolSize,
        extra: { onConnect: surviveErrors, idleTimeoutMillis: timeouts.idle },
      }
}

/**
 * Whatever is written for somebody says for whom, and whoever writes leaves connections to whoever reads. Where a pooler
 * stands between, which is found out, everything else that a session would remember goes with each transaction.
 */
class OrderlyDataSource extends DataSource {
  /** Answers whether its connections are sessions of the database; closed again where they are not. */
  async #connect(): Promise<boolean> {
    try {
      await super.initialize()
      if (await hasOwnSessions(this)) return true
    } catch (error) {
      if (this.isInitialized) await super.destroy()
      if (!isRefusedByPooler(error)) throw error
      return false
    }
    await super.destroy()
    return false
  }

  override async initialize(): Promise<this> {
    if (!(await this.#connect())) {
      shareSessions(this)
      await super.initialize()
    }
    const { options } = this
    if (options.type === 'postgres' && options.host !== undefined)
      resetAfterGuests(poolOf(this), options.host, options.applicationName ?? nameOfGateway)
    return this
  }

  override async destroy(): Promise<void> {
    serversOf(this)?.close()
    await super.destroy()
  }

  override createQueryRunner(...mode: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    return tellAskers(takeTurns(super.createQueryRunner(...mode)))
  }
}

/** What names its statements whatever stands between, because somebody has said so. */
const namesAnyway = new WeakSet<DataSource>()

/** From the next `initialize()` on: nothing is left to sessions. */
const shareSessions = (dataSource: DataSource): void => {
  const { options } = dataSource
  if (options.type !== 'postgres') throw new Error('there are poolers for PostgreSQL alone')
  const { applicationName = nameOfGateway, extra } = options
  dataSource.setOptions({
    extra: {
      ...extra,
      ...asDriverOptions('pooled', limitsOfRequests, applicationName, serversOf(dataSource)?.Client),
    },
  })
  tellSessions(dataSource, 'pooled')
  if (!namesAnyway.has(dataSource)) sendWithoutNames(dataSource)
}

/**
 * TypeORM over the ordinary `pg` driver. Nothing is sent before `initialize()`, which may be tried again
 * while the database is not there yet. Every wait has an end: for a connection, for a lock, for a statement, for its answer.
 */
export const createDataSource = (options: DataSourceOptions): DataSource => {
  const { connection, poolSize, entities, migrations, prepared = null, program = nameOfGateway } = options
  const { extra, ...address } = poolOptions(connection, poolSize, program)
  const hosts = 'url' in connection ? readDatabaseHosts(connection.url) : null
  const servers = hosts && createServers(hosts, program, options.onPrimary)
  const isEmbedded = 'singleSession' in connection && connection.singleSession === true
  const sessions = isEmbedded ? 'shared' : 'own'
  const dataSource = new OrderlyDataSource({
    type: 'postgres',
    ...address,
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeCaseNaming(),
    applicationName: program,
    connectTimeoutMS: timeouts.connect + (servers?.primary ? timeouts.primary : 0),
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
      query_timeout: timeouts.answer,
      ...asDriverOptions(sessions, limitsOfRequests, program, servers?.Client),
    },
  })
  if (servers) tellServers(dataSource, servers)
  tellSessions(dataSource, sessions)
  if (prepared) namesAnyway.add(dataSource)
  if (prepared === false || isEmbedded) sendWithoutNames(dataSource)
  return dataSource
}
