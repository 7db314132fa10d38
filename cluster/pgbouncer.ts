import { join } from 'node:path'
import { Client } from 'pg'
import { patience } from './ask.ts'
import { consoleAddress, database } from './databases.ts'
import { type Layout, makeFolder, tell } from './layout.ts'
import type { Program } from './part.ts'

/** Of the primary, and of a standby, for all gateways together: well below what PostgreSQL lets in. */
export const sessions = 40

export const configuration = (file: string, { pooler, proxy }: Layout): string => `[databases]
${database.name} = host=127.0.0.1 port=${proxy.primary}
${database.onStandby} = host=127.0.0.1 port=${proxy.standby} dbname=${database.name}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${file}
; Who may ask on its console how it is.
stats_users = ${database.user}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
; Seconds. A node that has just become the primary is noticed soon, and nobody waits longer than a gateway does.
query_wait_timeout = 5
server_login_retry = 1
; Longer than HAProxy takes to cut what leads to a node that is dead. It lets in one at a time, and waits for the next who comes where
; that fails: on a machine that has too much to do, logins given up too soon leave everybody outside for a minute or two.
server_connect_timeout = 10
server_idle_timeout = 60
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`

/** Whether it lets somebody in and answers, whatever becomes of the databases behind it. */
export const pgbouncerAnswers = async (layout: Layout): Promise<boolean> => {
  const client = new Client({
    connectionString: consoleAddress(layout),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  // It may go while nothing is asked of it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('show version')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Lends the few sessions PostgreSQL has to the connections of all gateways, a transaction at a time. */
export const pgbouncer = (layout: Layout): Program => {
  const { folder, programs, identity, secrets } = layout
  const directory = makeFolder(folder, 'pgbouncer', identity)
  const users = tell(join(directory, 'users.txt'), `"${database.user}" "${secrets.site}"\n`, identity)
  return {
    name: 'pgbouncer',
    command: programs.pgbouncer,
    parameters: [tell(join(directory, 'pgbouncer.ini'), configuration(users, layout), identity)],
    directory,
    env: {},
    identity,
    log: join(folder, 'log/pgbouncer.log'),
    patience: 5000,
    betweenLooks: 250,
    isReady: () => pgbouncerAnswers(layout),
  }
}
