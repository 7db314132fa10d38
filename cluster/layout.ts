import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Identity } from './identity.ts'
import { freePortsLike } from './ports.ts'
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
  /** Where the site is found. */
  port: number
  gateways: number
}

const nodeNames = ['db-1', 'db-2'] as const

type Ports = Readonly<Record<string, number>>

const portsIn = (folder: string): string => join(folder, 'ports.json')

/** Those of the last time: whoever watches, or copies backups, was told them. */
const portsOfLastTime = (folder: string): Ports => {
  try {
    return JSON.parse(readFileSync(portsIn(folder), 'utf8'))
  } catch {
    return {}
  }
}

/** A port for each of these names, the same as the last time where nobody else has it now. */
const choosePorts = async (folder: string, names: readonly string[], site: number): Promise<Ports> => {
  const last = portsOfLastTime(folder)
  const wanted = names.map((name) => (last[name] === site ? 0 : (last[name] ?? 0)))
  const chosen = await freePortsLike(wanted)
  const ports = Object.fromEntries(names.map((name, index) => [name, chosen[index] ?? 0]))
  writeFileSync(portsIn(folder), JSON.stringify({ ...last, ...ports }), { mode: 0o600 })
  return ports
}

/** Gives everything its place, the same as the last time where that is free. */
export const layOut = async (
  known: Pick<Layout, 'folder' | 'programs' | 'secrets' | 'identity'>,
  { port: site, gateways: count }: Sizes,
  advertise: (sql: number) => Promise<number>,
): Promise<Layout> => {
  const gateways = Array.from({ length: count }, (_, index) => `gateway-${index + 1}`)
  const names = [
    ...nodeNames.flatMap((name) => [`${name} sql`, `${name} rest`]),
    ...['etcd client', 'etcd peer', 'redis', 'proxy primary', 'proxy standby', 'pooler'],
    ...gateways.flatMap((name) => [`${name} site`, `${name} metrics`]),
  ]
  const ports = await choosePorts(known.folder, names, site)
  const portOf = (name: string): number => ports[name] ?? 0
  const nodes: NodePlace[] = []
  for (const name of nodeNames) {
    const sql = portOf(`${name} sql`)
    nodes.push({ name, sql, advertised: await advertise(sql), rest: portOf(`${name} rest`) })
  }
  return {
    ...known,
    nodes,
    etcd: { client: portOf('etcd client'), peer: portOf('etcd peer') },
    redis: portOf('redis'),
    proxy: { primary: portOf('proxy primary'), standby: portOf('proxy standby'), site },
    pooler: portOf('pooler'),
    gateways: gateways.map((name) => ({
      name,
      port: portOf(`${name} site`),
      metrics: portOf(`${name} metrics`),
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
