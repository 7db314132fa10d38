import pg from 'pg'
import type { DataSource } from 'typeorm'
import { type Limits, settingsOf } from './limits.ts'
import { poolOf } from './pool.ts'
import { pooledClient } from './pooled-client.ts'
import { timeouts } from './timeouts.ts'

/** Whether each connection is a session of the database, or has one for a transaction at a time. */
type Sessions = 'own' | 'pooled'

/** Of data sources that reach a server. Not of the embedded database, which is asked nothing of this. */
const known = new WeakMap<DataSource, Sessions>()

export const tellSessions = (dataSource: DataSource, sessions: Sessions): void => {
  known.set(dataSource, sessions)
}

/** Whether a pooler stands between, which shares the sessions of the database among transactions. */
export const isPooled = (dataSource: DataSource): boolean => known.get(dataSource) === 'pooled'

/** What the driver is told, so that everything that is sent has these limits. */
export const asDriverOptions = (
  sessions: Sessions,
  limits: Limits,
  program: string,
): Record<string, unknown> =>
  sessions === 'own'
    ? { Client: undefined, ...settingsOf(limits) }
    : {
        ...Object.fromEntries(Object.keys(settingsOf(limits)).map((name) => [name, undefined])),
        Client: pooledClient(limits, program),
      }

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
