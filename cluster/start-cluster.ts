import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDatabase } from './databases.ts'
import { etcd } from './etcd.ts'
import { beginFirstStart, endFirstStart } from './first-start.ts'
import { makeClusterFolder } from './folder.ts'
import { gateway, type Release } from './gateways.ts'
import { haproxy } from './haproxy.ts'
import { serverIdentity } from './identity.ts'
import { dataDirectories, type GatewayPlace, type Layout, layOut, type Sizes } from './layout.ts'
import { type DatabaseNode, databaseNode } from './nodes.ts'
import { createPart, type Part, type Program } from './part.ts'
import { patroni, type Roles, rolesOf } from './patroni.ts'
import { pgbouncer } from './pgbouncer.ts'
import { takePort } from './ports.ts'
import { know } from './processes.ts'
import { findPrograms } from './programs.ts'
import { redis } from './redis.ts'
import { endLeftBehind, type Noted, writeNotes } from './running.ts'
import { keptSecrets } from './secrets.ts'
import { forgetState, readState, writeState } from './state.ts'

/** Milliseconds for a part to do what it is there for; a first start makes two databases. */
const patience = 90_000

export interface ClusterOptions extends Sizes {
  folder: string
  /** The built site. */
  release: Release
  /** Told of what happens, for whoever watches. */
  report: (what: string, how: string) => void
  /** Added to the gateways' environment. */
  env?: Record<string, string>
  /** Aborted when the start is to be given up. */
  signal?: AbortSignal
  /** Answers the port by which other database nodes find one that listens on `sql`: where a test puts a network between. */
  advertise?: (sql: number) => Promise<number>
}

export interface Cluster {
  layout: Layout
  /** Where visitors find the site. */
  address: string
  parts: { etcd: Part; redis: Part; pgbouncer: Part; haproxy: Part; gateways: readonly Part[] }
  nodes: readonly DatabaseNode[]
  roles: () => Promise<Roles>
  /** How a gateway is run by another release: for `start` of its part. */
  gatewayOf: (part: Part, release: Release) => Program
  /** Ends everything, what depends on others first. */
  end: () => Promise<void>
}

/** The folder's cluster runs already. The message says by which process. */
export class ClusterRunsError extends Error {
  override readonly name = 'ClusterRunsError'

  constructor(folder: string, pid: number) {
    super(
      `The cluster in ${folder} runs already, kept by process ${pid}. End that one first, or name another --folder.`,
    )
  }
}

/** Ends what is left of the cluster once this process is gone, however it went. */
const watchOver = (folder: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'watch-over.ts'), folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })

/** Parts whose beginnings and ends are noted in the folder, so that whoever comes later finds what still runs. */
const createParts = (folder: string, report: ClusterOptions['report']) => {
  const parts: Part[] = []
  const changed = (): void => {
    const notes = parts.map((part): Noted | null => {
      const known = part.process()
      return known === null ? null : { name: part.name, ...known }
    })
    writeNotes(
      folder,
      notes.filter((each) => each !== null),
    )
  }
  const begunAgain = ({ name }: Part, ending: string): void =>
    report(name, `has ended (${ending}) and was started again`)
  return (program: Program): Part => {
    const part = createPart(program, { changed, begunAgain })
    parts.push(part)
    return part
  }
}

/** Waits for a node of that role. */
const until = async (role: 'primary' | 'standby', { nodes }: Layout, signal: AbortSignal): Promise<void> => {
  while (!Object.values(await rolesOf(nodes)).includes(role)) await pause(200, undefined, { signal })
}

const startDatabase = async (
  layout: Layout,
  nodes: readonly DatabaseNode[],
  report: ClusterOptions['report'],
  signal: AbortSignal,
): Promise<void> => {
  const begun = performance.now()
  const since = (): string => `after ${((performance.now() - begun) / 1000).toFixed(1)} s`
  for (const { part } of nodes) part.start()
  const isUp = Promise.all(nodes.map(({ part }) => part.ready(patience, signal)))
  await Promise.race([until('primary', layout, signal), isUp])
  report('primary', since())
  await isUp
  endFirstStart(layout.folder)
  report('standby', `has every commit before it is told, ${since()}`)
}

/**
 * Starts a replicated PostgreSQL, what leads to it, and gateways before it, each a process of its own on loopback ports.
 * @param options whose `port` is 0 for a free one
 * @throws ProgramsMissingError, PortUnusableError, FolderUnusableError, ClusterRunsError; or with the end of a log where a part does not start
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { folder, release, report, env = {}, advertise = async (sql) => sql } = options
  const { signal = new AbortController().signal } = options
  const programs = findPrograms()
  const identity = serverIdentity()
  const other = readState(folder)
  if (other !== null) throw new ClusterRunsError(folder, other.command.pid)
  const port = await takePort(options.port)
  makeClusterFolder(folder, identity)
  const left = await endLeftBehind(folder, dataDirectories(folder))
  if (left > 0) report('cleaned up', `${left} processes that a killed command had left`)
  if (beginFirstStart(folder) === 'unfinished')
    report('begun anew', 'the databases, whose first start was interrupted')

  const layout = await layOut(
    { folder, programs, secrets: keptSecrets(folder), identity },
    { port, gateways: options.gateways },
    advertise,
  )
  const command = know(process.pid)
  if (command === null) throw new Error('/proc does not know this process: the cluster needs Linux')
  writeState({ command, layout, isStarting: true })
  const watcher = watchOver(folder)

  const partOf = createParts(folder, report)
  const gatewayBy = (place: GatewayPlace, version: Release) => gateway(layout, place, version, env)
  const parts = {
    etcd: partOf(etcd(layout)),
    redis: partOf(redis(layout)),
    pgbouncer: partOf(pgbouncer(layout)),
    haproxy: partOf(haproxy(layout)),
    gateways: layout.gateways.map((place) => partOf(gatewayBy(place, release))),
  }
  const nodes = layout.nodes.map((place) => databaseNode(folder, place, partOf(patroni(layout, place))))
  const roles = () => rolesOf(layout.nodes)

  const end = async (): Promise<void> => {
    await Promise.all(parts.gateways.map((part) => part.end()))
    report('gateways', 'ended')
    await Promise.all([parts.haproxy, parts.pgbouncer, parts.redis].map((part) => part.end()))
    // The standby first: the other way round it would become the primary in between.
    const are = await roles()
    const isPrimary = ({ place }: DatabaseNode) => are[place.name] === 'primary'
    await Promise.all(nodes.filter((node) => !isPrimary(node)).map(({ part }) => part.end()))
    await Promise.all(nodes.filter(isPrimary).map(({ part }) => part.end()))
    report('database', 'ended')
    await parts.etcd.end()
    forgetState(folder)
    const gone = new Promise((resolve) => watcher.once('exit', resolve))
    watcher.stdin.end()
    await gone
  }

  const start = async (part: Part, how: string): Promise<void> => {
    part.start()
    await part.ready(patience, signal)
    report(part.name, how)
  }

  try {
    await start(parts.etcd, `127.0.0.1:${layout.etcd.client}`)
    await startDatabase(layout, nodes, report, signal)
    await start(parts.redis, `127.0.0.1:${layout.redis}`)
    await start(
      parts.haproxy,
      `primary 127.0.0.1:${layout.proxy.primary}, standby 127.0.0.1:${layout.proxy.standby}`,
    )
    await makeDatabase(layout)
    await start(parts.pgbouncer, `127.0.0.1:${layout.pooler}`)
    for (const part of parts.gateways) part.start()
    for (const [index, part] of parts.gateways.entries()) {
      await part.ready(patience, signal)
      report(part.name, `127.0.0.1:${layout.gateways[index]?.port}`)
    }
    writeState({ command, layout, isStarting: false })
  } catch (error) {
    await end()
    throw error
  }
  return {
    layout,
    address: `http://127.0.0.1:${layout.proxy.site}`,
    parts,
    nodes,
    roles,
    gatewayOf: (part, version) => {
      const place = layout.gateways.find(({ name }) => name === part.name)
      if (place === undefined) throw new Error(`${part.name} is no gateway`)
      return gatewayBy(place, version)
    },
    end,
  }
}
