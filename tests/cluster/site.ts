import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { directAddress } from '../../cluster/databases.ts'
import { gatewayEnvironment } from '../../cluster/gateways.ts'
import type { DatabaseNode } from '../../cluster/nodes.ts'
import { type Cluster, startCluster } from '../../cluster/start-cluster.ts'
import { readStatus } from '../../cluster/status.ts'
import { beginAt, inProduction, makeAdmin } from '../faults/site.ts'
import { root } from '../support/root.ts'
import { type Network, startNetwork } from '../support/tcp-proxy.ts'
import type { Asked } from './load.ts'

/** Milliseconds for everything to be as it was, once what was in its way is gone. */
const patience = 150_000

const release = join(root, 'dist')

/** A whole cluster of its own, with an admin who is signed in and a project that takes gifts. */
export interface ClusterSite extends Asked {
  cluster: Cluster
  /** What a gateway beside it is told, which asks the primary past the pooler. */
  env: Record<string, string>
  /** All that the database nodes say to each other goes over these, one before each. */
  networks: readonly Network[]
  /** The release that all gateways run at first: a folder. */
  release: string
  /** How many gifts the project has, each acknowledged. */
  gifts: number
  node: (role: 'primary' | 'standby') => Promise<DatabaseNode>
  /** Waits until a node has that role. @throws when none has in time */
  until: (isSo: () => Promise<boolean>, what: string) => Promise<void>
  /** Waits until every part does what it is there for, and the standby has what the primary has. */
  untilWell: () => Promise<void>
  stop: () => Promise<void>
}

const until = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  const deadline = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`after ${patience / 1000} s still not so: ${what}`)
    await pause(500)
  }
}

export const openClusterSite = async (gateways: number): Promise<ClusterSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const networks: Network[] = []
  const { REQUESTS_PER_MINUTE, PUBLIC_WRITES_PER_HOUR } = inProduction
  const cluster = await startCluster({
    folder,
    release,
    port: 0,
    gateways,
    report: () => undefined,
    env: { REQUESTS_PER_MINUTE, PUBLIC_WRITES_PER_HOUR, LOG_LEVEL: 'warn' },
    advertise: async (sql) => {
      const network = await startNetwork(sql)
      networks.push(network)
      return network.port
    },
  })
  const stop = async (): Promise<void> => {
    await cluster.end()
    for (const network of networks) await network.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const { layout, nodes, parts } = cluster
  const env = { ...gatewayEnvironment(layout), DATABASE_URL: directAddress(layout) }
  try {
    await makeAdmin(env)
    const { authorization, project } = await beginAt(cluster.address)
    return {
      cluster,
      address: cluster.address,
      authorization,
      project,
      env,
      networks,
      release,
      gifts: 0,
      node: async (role) => {
        const roles = await cluster.roles()
        const found = nodes.find(({ place }) => roles[place.name] === role)
        if (found === undefined) throw new Error(`no node is the ${role}`)
        return found
      },
      until,
      untilWell: () =>
        until(async () => {
          const status = await readStatus(layout)
          if (!status.every(({ isWell }) => isWell)) return false
          // As well: the standby has every commit before it is told.
          const synced = nodes.map(({ part }) => part.ready(patience))
          await Promise.all([...synced, ...parts.gateways.map((part) => part.ready(patience))])
          return true
        }, 'all is well'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
