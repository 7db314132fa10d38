import { setTimeout as pause } from 'node:timers/promises'
import { reloadHaproxy } from '../../cluster/haproxy.ts'
import type { DatabaseNode } from '../../cluster/nodes.ts'
import { childrenOf, send } from '../../cluster/processes.ts'
import { makeNextRelease } from './next-release.ts'
import type { ClusterSite } from './site.ts'

/** Something that happens to a cluster, and is over when this ends. */
export interface Trial {
  /** As it stands in the table. */
  what: string
  /** Whether it is done on purpose, and in order, so that nobody may be refused. */
  refusesNobody?: true
  happen: (site: ClusterSite) => Promise<void>
}

/** Milliseconds that what was killed stays down, and that what stands still does so: longer than anybody waits for an answer. */
const down = 8000
const still = 20_000

const becomesPrimary =
  ({ cluster }: ClusterSite, lost: DatabaseNode) =>
  async (): Promise<boolean> => {
    const roles = await cluster.roles()
    return Object.entries(roles).some(([name, role]) => role === 'primary' && name !== lost.place.name)
  }

export const gatewayKilled: Trial = {
  what: 'a gateway is killed',
  happen: async ({ cluster }) => {
    const [gateway] = cluster.parts.gateways
    await gateway?.kill()
    await pause(down)
    gateway?.start()
  },
}

const gatewayFrozen: Trial = {
  what: 'a gateway stands still for 20 s (SIGSTOP)',
  happen: async ({ cluster }) => {
    const [gateway] = cluster.parts.gateways
    gateway?.signal('SIGSTOP')
    await pause(still)
    gateway?.signal('SIGCONT')
  },
}

export const primaryKilled: Trial = {
  what: 'the primary is killed, with its Patroni',
  happen: async (site) => {
    const lost = await site.node('primary')
    await lost.kill()
    await site.until(becomesPrimary(site, lost), 'another node is the primary')
    lost.part.start()
  },
}

const replaceEach = async ({ cluster }: ClusterSite, release: string): Promise<void> => {
  for (const gateway of cluster.parts.gateways) {
    await gateway.end()
    gateway.start(cluster.gatewayOf(gateway, release))
    await gateway.ready(60_000)
  }
}

export const trials: readonly Trial[] = [
  { what: 'nothing', happen: () => pause(down) },
  gatewayKilled,
  gatewayFrozen,
  {
    what: 'all gateways are replaced, one by one',
    refusesNobody: true,
    happen: (site) => replaceEach(site, site.release),
  },
  primaryKilled,
  {
    what: 'the primary stands still (SIGSTOP), and goes on when another has taken its place',
    happen: async (site) => {
      const lost = await site.node('primary')
      lost.freeze()
      await site.until(becomesPrimary(site, lost), 'another node is the primary')
      await pause(down)
      lost.thaw()
    },
  },
  {
    what: 'PostgreSQL of the primary is killed, its Patroni is not, and to recover it takes long',
    happen: async (site) => {
      const lost = await site.node('primary')
      await lost.killPostgres()
      while (!lost.holdRecovery()) await pause(20)
      await site.until(becomesPrimary(site, lost), 'another node is the primary')
      lost.thaw()
    },
  },
  {
    what: 'the standby is killed',
    happen: async (site) => {
      const lost = await site.node('standby')
      await lost.kill()
      await pause(down)
      lost.part.start()
    },
  },
  {
    what: 'the network between primary and standby swallows everything for 20 s',
    happen: async ({ networks }) => {
      for (const network of networks) network.fail('black hole')
      await pause(20_000)
      for (const network of networks) network.heal()
    },
  },
  ...(['redis', 'pgbouncer', 'etcd'] as const).map((name): Trial => {
    const called = { redis: 'Redis', pgbouncer: 'PgBouncer', etcd: 'etcd' }
    return {
      what: `${called[name]} is killed`,
      happen: async ({ cluster }) => {
        const part = cluster.parts[name]
        await part.kill()
        await pause(down)
        part.start()
        await part.ready(30_000)
      },
    }
  }),
  {
    what: "HAProxy's worker is killed",
    happen: async ({ cluster }) => {
      const { haproxy } = cluster.parts
      const master = haproxy.process()
      const workers = master === null ? [] : childrenOf(master.pid)
      if (workers.length === 0) throw new Error('HAProxy has no worker to kill')
      for (const pid of workers) send(pid, 'SIGKILL')
      await pause(down)
      await haproxy.ready(30_000)
    },
  },
  {
    what: 'HAProxy reads its configuration anew, five times',
    refusesNobody: true,
    happen: async ({ cluster }) => {
      for (let time = 0; time < 5; time++) {
        await reloadHaproxy(cluster.layout, cluster.parts.haproxy)
        await pause(2000)
      }
    },
  },
  {
    what: 'a release with a migration takes the place of the one before, gateway by gateway',
    refusesNobody: true,
    happen: async (site) => {
      const next = makeNextRelease(site.release)
      try {
        await replaceEach(site, next.folder)
        // Whoever goes on runs what was there before: the next release's files go with this trial.
        await pause(2000)
      } finally {
        next.remove()
      }
    },
  },
]
