import { join } from 'node:path'
import { isOpen } from './ask.ts'
import { database } from './databases.ts'
import { type Layout, makeFolder, tell } from './layout.ts'
import type { Program } from './part.ts'

/** Sessions of the primary, and of a standby, for all gateways together. */
const poolSize = 30

const configuration = (file: string, { pooler, proxy }: Layout): string => `[databases]
${database.name} = host=127.0.0.1 port=${proxy.primary}
${database.onStandby} = host=127.0.0.1 port=${proxy.standby} dbname=${database.name}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${file}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
; Seconds. A node that has just become the primary is noticed soon, and nobody waits longer than a gateway does.
query_wait_timeout = 5
server_login_retry = 1
server_connect_timeout = 3
server_idle_timeout = 60
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`

/** Lends the few sessions PostgreSQL has to the connections of all gateways, a transaction at a time. */
export const pgbouncer = (layout: Layout): Program => {
  const { folder, programs, identity, secrets, pooler } = layout
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
    isReady: () => isOpen(pooler),
  }
}
