import { Client } from 'pg'
import type { Layout } from './layout.ts'

/** The gateways' database and user, and by which name the pooler leads to a standby's copy of it. */
export const database = { name: 'stray', onStandby: 'stray_standby', user: 'stray' } as const

/** Like `postgres://user:password@127.0.0.1:5432/database`. */
const address = (user: string, password: string, port: number, name: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`

/** The road of everybody: through PgBouncer to whichever node is the primary. */
export const pooledAddress = ({ secrets, pooler }: Layout): string =>
  address(database.user, secrets.site, pooler, database.name)

/** Through PgBouncer to a standby, which may be behind. */
export const standbyAddress = ({ secrets, pooler }: Layout): string =>
  address(database.user, secrets.site, pooler, database.onStandby)

/** Past PgBouncer, for what takes longer than a pooler allows. */
export const directAddress = ({ secrets, proxy }: Layout): string =>
  address(database.user, secrets.site, proxy.primary, database.name)

/** PgBouncer's own console, which needs no database behind it. */
export const consoleAddress = ({ secrets, pooler }: Layout): string =>
  address(database.user, secrets.site, pooler, 'pgbouncer')

const superuserAddress = ({ secrets, proxy }: Layout): string =>
  address('postgres', secrets.superuser, proxy.primary, 'postgres')

/** Makes the gateways' user and database, where they are not there yet. */
export const makeDatabase = async (layout: Layout): Promise<void> => {
  const client = new Client({ connectionString: superuserAddress(layout) })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select rolname as name from pg_roles where rolname = $1
       union all select datname from pg_database where datname = $2`,
      [database.user, database.name],
    )
    // The user is made first and may be there alone, where somebody was killed in between.
    if (rows.length === 0)
      await client.query(`create role ${database.user} login password '${layout.secrets.site}'`)
    // So that gateways can tell how far a standby is behind.
    await client.query(`grant pg_monitor to ${database.user}`)
    if (rows.length < 2) await client.query(`create database ${database.name} owner ${database.user}`)
  } finally {
    await client.end()
  }
}
