import pg from 'pg'
import type { DataSource } from 'typeorm'
import { followedClient } from './followed.ts'
import { type Limits, noLimits, planning, settingsOf } from './limits.ts'
import { poolOf } from './pool.ts'
import { pooledClient } from './pooled-client.ts'
import { RowsClient } from './rows-client.ts'
import { timeouts } from './timeouts.ts'

/** Whether each connection is a session of the database, has one for a transaction at a time, or shares the only one. */
type Sessions = 'own' | 'pooled' | 'shared'

const known = new WeakMap<DataSource, Sessions>()

export const tellSessions = (dataSource: DataSource, sessions: Sessions): void => {
  known.set(dataSource, sessions)
}

/** Whether a pooler stands between, which shares the sessions of the database among transactions. */
export const isPooled = (dataSource: DataSource): boolean => known.get(dataSource) === 'pooled'

/** Whether all connections are one session, as with the embedded database: whoever waits for another waits for ever. */
export const isShared = (dataSource: DataSource): boolean => known.get(dataSource) === 'shared'

/** As the driver hands it to a session that begins. */
const asItBegins = {
  options: Object.entries(planning)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
}

/** A pooler refuses what a session is told as it begins. */
const untold = Object.fromEntries(
  [...Object.keys(settingsOf(noLimits)), ...Object.keys(asItBegins)].map((name) => [name, undefined]),
)

/**
 * What the driver is told, so that everything that is sent has these limits.
 * @param Client how the server is connected to
 */
export const asDriverOptions = (
  sessions: Sessions,
  limits: Limits,
  program: string,
  Client: typeof pg.Client = RowsClient,
): Record<string, unknown> => {
  if (sessions === 'pooled') return { ...untold, Client: pooledClient(limits, program, Client) }
  const told = { Client: followedClient(Client), ...settingsOf(limits) }
  return sessions === 'own' ? { ...told, ...asItBegins } : told
}

/**
 * What the driver is told to send statements through a pooler as they are, each outside of any transaction: with limits of ours
 * before it, it would be in one. So what the database or its role limits by itself holds for them.
 */
export const asDriverOptionsApart = (Client: typeof pg.Client = RowsClient): Record<string, unknown> => ({
  ...untold,
  Client: followedClient(Client),
})

/** Whether a pooler has refused what a session is told as it begins, which PostgreSQL itself takes. */
export const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '08P01' && /startup parameter/i.test(error.message)

/**
 * Whether a connection still is a session of the database that has our limits. A pooler gives each connection a number of
 * its own making to be cancelled by, and where it was told to ignore what it does not know, it has ignored the limits.
 */
export const hasOwnSessions = async (dataSource: DataSource): Promise<boolean> => {
  if (known.get(dataSource) !== 'own') return true
  const client = await poolOf(dataSource).connect()
  try {
    const { rows } = await client.query<{ holds: boolean }>(
      `select pg_backend_pid() = $1 and current_setting('statement_timeout')::interval = $2::interval as holds`,
      [Reflect.get(client, 'processID'), `${timeouts.statement} ms`],
    )
    return rows[0]?.holds === true
  } finally {
    client.release()
  }
}
