import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import type { DataSource } from 'typeorm'
import { onTestFinished } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { password } from './accounts.ts'
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts'

/** A PostgreSQL, and another that follows it. */
export interface Pair {
  primary: PostgresCluster
  standby: PostgresCluster
  /** The address that names both. */
  url: string
  /** Sends a statement to one of them, past all gateways; answers its rows. */
  ask: (server: PostgresCluster, sql: string) => Promise<Record<string, unknown>[]>
  /** Makes the standby the primary, whatever the other one does, and waits until it is. */
  promote: () => Promise<void>
}

const ask: Pair['ask'] = async ({ url }, sql) => {
  const client = new Client({ connectionString: url() })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Connections as another gateway's, until the test is over. */
export const openAt = async (url: string, poolSize = 6): Promise<DataSource> => {
  const dataSource = createDataSource({ connection: { url }, poolSize, entities, migrations })
  await dataSource.initialize()
  onTestFinished(() => dataSource.destroy())
  return dataSource
}

/**
 * Starts both, with the tables of this version.
 * @param isSynchronous whether what is committed is on both before it is acknowledged
 */
export const startPair = async ({ isSynchronous = false } = {}): Promise<Pair> => {
  const primary = await startPostgres({ acknowledges: true })
  onTestFinished(() => primary.stop())
  const first = createDataSource({ connection: { url: primary.url() }, poolSize: 1, entities, migrations })
  await first.initialize()
  await migrate(first).finally(() => first.destroy())
  const standby = await startPostgres({ acknowledges: true, standbyOf: primary })
  onTestFinished(() => standby.stop())
  if (isSynchronous) {
    await ask(primary, `alter system set synchronous_standby_names = '*'`)
    await ask(primary, 'select pg_reload_conf()')
  }
  return {
    primary,
    standby,
    url: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    ask,
    promote: async () => {
      await ask(standby, 'select pg_promote()')
    },
  }
}

/** What the admin of a gateway over such a database sends with each request. */
export const signInAt = async (app: FastifyInstance): Promise<Record<string, string>> => {
  const payload = { username: 'founder', password }
  const login = await app.inject({ method: 'POST', url: '/api/login', payload })
  return { authorization: `Bearer ${login.json().token}` }
}
