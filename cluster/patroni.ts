import { join } from 'node:path'
import { saidBy, statusOf } from './ask.ts'
import { dataDirectoryOf, type Layout, makeFolder, type NodePlace, tell } from './layout.ts'
import type { Program } from './part.ts'

/**
 * Seconds. A primary that does not renew its lease for `ttl` is none any more; the others look every `loop_wait`; a store
 * that is away for `retry_timeout` is waited for.
 */
export const lease = { ttl: 10, loop_wait: 2, retry_timeout: 4 }

/**
 * Seconds that a primary whose PostgreSQL has ended by itself, while its Patroni lives and keeps the lease, gets to recover it. With what
 * the others take to look that is some ten at most; left to itself Patroni would wait for five minutes, though a standby stood ready.
 */
export const recovery = { primary_start_timeout: 5 }

export const settings = {
  max_connections: 100,
  shared_buffers: '64MB',
  wal_keep_size: '128MB',
  // Whoever reads a standby for long, such as a backup, is not cut off there after half a minute: the primary keeps meanwhile
  // what they may still read.
  hot_standby_feedback: 'on',
  // Sockets in /var/run are not everybody's to make.
  unix_socket_directories: '',
  // Below the ten seconds a gateway gives a statement: a commit waits for a standby that has vanished until PostgreSQL
  // finds out, and one that is cancelled while it waits is told as done, though it is on one machine alone.
  wal_sender_timeout: '4s',
  wal_receiver_timeout: '4s',
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
}

/** JSON, which is YAML as well. */
const configuration = (layout: Layout, node: NodePlace): string => {
  const { folder, programs, secrets, etcd } = layout
  return JSON.stringify(
    {
      scope: 'from-stray-to-safe',
      name: node.name,
      restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.rest}` },
      // The older protocol: through the newer one Patroni 3.0, which Debian has, writes its name over that of a node which has
      // taken its place, once it wakes up after its lease has ended, and what was acknowledged meanwhile is undone.
      etcd: { hosts: `127.0.0.1:${etcd.client}` },
      bootstrap: {
        dcs: {
          ...lease,
          ...recovery,
          maximum_lag_on_failover: 2 ** 20,
          // A commit is told once the standby has it too; where there is none, the primary goes on alone.
          synchronous_mode: true,
          // A primary that sees all other nodes goes on while the store is away.
          failsafe_mode: true,
          postgresql: { use_pg_rewind: true, use_slots: true, parameters: settings },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${node.sql}`,
        connect_address: `127.0.0.1:${node.advertised}`,
        data_dir: dataDirectoryOf(folder, node.name),
        bin_dir: programs.postgres,
        pgpass: join(folder, node.name, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: secrets.superuser },
          replication: { username: 'replicator', password: secrets.replication },
          rewind: { username: 'rewinder', password: secrets.rewind },
        },
        pg_hba: [
          'host replication replicator 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
        parameters: { password_encryption: 'scram-sha-256' },
      },
    },
    null,
    2,
  )
}

/** What the Patroni of a node is told; `patronictl` reads in it where the others are. */
export const patroniFileOf = (folder: string, node: string): string => join(folder, node, 'patroni.json')

/**
 * Whether its PostgreSQL does what a primary is there for. Patroni calls the node so that holds the lease, also while its PostgreSQL
 * has ended. A PostgreSQL of which it hears nothing at this moment runs, as far as it knows.
 */
const isPrimary = async ({ rest }: NodePlace): Promise<boolean> => {
  const said = await saidBy(rest, '/primary')
  return said?.state === 'running' || said?.state === 'unknown'
}

/** Starts a PostgreSQL, makes it the primary or the standby of one, and does so anew whenever that has to change. */
export const patroni = (layout: Layout, node: NodePlace): Program => {
  const { folder, programs, identity } = layout
  const directory = makeFolder(folder, node.name, identity)
  return {
    name: node.name,
    command: programs.patroni,
    parameters: [tell(patroniFileOf(folder, node.name), configuration(layout, node), identity)],
    directory,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
    identity,
    log: join(folder, `log/${node.name}.log`),
    patience: 30_000,
    betweenLooks: 250,
    isReady: async () => (await isPrimary(node)) || (await statusOf(node.rest, '/synchronous')) === 200,
  }
}

/** What its Patroni says of each node; of one that does not answer, nothing. */
export type Roles = Record<string, 'primary' | 'standby'>

export const rolesOf = async (nodes: readonly NodePlace[]): Promise<Roles> => {
  const told = await Promise.all(
    nodes.map(async (node): Promise<[string, 'primary' | 'standby'] | null> => {
      if (await isPrimary(node)) return [node.name, 'primary']
      return (await statusOf(node.rest, '/replica')) === 200 ? [node.name, 'standby'] : null
    }),
  )
  return Object.fromEntries(told.filter((each) => each !== null))
}
