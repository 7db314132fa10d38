import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Identity } from './identity.ts'
import { freePorts, takePort } from './ports.ts'
import type { Programs } from './programs.ts'
import type { Secrets } from './secrets.ts'

/** A database node: where its PostgreSQL and the Patroni beside it listen. */
export interface NodePlace {
  name: string
  sql: number
  /** Where the other nodes find its PostgreSQL: the same port, but where a test puts a network between. */
  advertised: number
  rest: number
}

export interface GatewayPlace {
  name: string
  port: number
  /** Where Prometheus reads its figures. */
  metrics: number
}

/** Everything the parts need to know of each other. All ports are loopback ones. */
export interface Layout {
  /** Absolute. */
  folder: string
  programs: Programs
  secrets: Secrets
  /** Who runs the servers; null: whoever runs this. */
  identity: Identity | null
  etcd: { client: number; peer: number }
  redis: number
  nodes: readonly NodePlace[]
  /** HAProxy: to the primary, to a standby, to the gateways. */
  proxy: { primary: number; standby: number; site: number }
  pooler: number
  gateways: readonly GatewayPlace[]
}

export interface Sizes {
  /** Where the site is found; 0 for a free one. */
  port: number
  gateways: number
}

const nodeNames = ['db-1', 'db-2'] as const

/** Gives everything its place. Ports but that of the site are other ones each time: nobody outside knows them. */
export const layOut = async (
  known: Pick<Layout, 'folder' | 'programs' | 'secrets' | 'identity'>,
  { port, gateways }: Sizes,
  advertise: (sql: number) => Promise<number>,
): Promise<Layout> => {
  const site = await takePort(port)
  const ports = await freePorts(6 + 2 * nodeNames.length + 2 * gateways)
  const next = (): number => ports.pop() ?? 0
  const nodes: NodePlace[] = []
  for (const name of nodeNames) {
    const sql = next()
    nodes.push({ name, sql, advertised: await advertise(sql), rest: next() })
  }
  return {
    ...known,
    nodes,
    etcd: { client: next(), peer: next() },
    redis: next(),
    proxy: { primary: next(), standby: next(), site },
    pooler: next(),
    gateways: Array.from({ length: gateways }, (_, index) => ({
      name: `gateway-${index + 1}`,
      port: next(),
      metrics: next(),
    })),
  }
}

/** The folder of a part, made for whoever runs it. */
export const makeFolder = (folder: string, name: string, identity: Identity | null): string => {
  const directory = join(folder, name)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (identity) chownSync(directory, identity.uid, identity.gid)
  return directory
}

/** Writes what a part is told, with the passwords in it, for that part alone. */
export const tell = (file: string, text: string, identity: Identity | null): string => {
  writeFileSync(file, text, { mode: 0o600 })
  if (identity) chownSync(file, identity.uid, identity.gid)
  return file
}

export const dataDirectoryOf = (folder: string, node: string): string => join(folder, node, 'data')

export const dataDirectories = (folder: string): string[] =>
  nodeNames.map((name) => dataDirectoryOf(folder, name))

export const etcdDataOf = (folder: string): string => join(folder, 'etcd/data')
