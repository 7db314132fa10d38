import { join } from 'node:path'
import { statusOf } from './ask.ts'
import { etcdDataOf, type Layout, makeFolder } from './layout.ts'
import type { Program } from './part.ts'

/** What keeps the one fact all database nodes must agree on: which of them is the primary, and until when. */
export const etcd = ({ folder, programs, identity, etcd: ports }: Layout): Program => {
  const directory = makeFolder(folder, 'etcd', identity)
  const client = `http://127.0.0.1:${ports.client}`
  const peer = `http://127.0.0.1:${ports.peer}`
  return {
    name: 'etcd',
    command: programs.etcd,
    parameters: [
      '--name=etcd',
      `--data-dir=${etcdDataOf(folder)}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=etcd=${peer}`,
      // What Patroni speaks: see there.
      '--enable-v2',
      '--auto-compaction-retention=1',
      '--logger=zap',
    ],
    directory,
    env: {},
    identity,
    log: join(folder, 'log/etcd.log'),
    patience: 5000,
    betweenLooks: 250,
    isReady: async () => (await statusOf(ports.client, '/health')) === 200,
  }
}
