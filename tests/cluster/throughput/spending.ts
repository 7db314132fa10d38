import { dataDirectoryOf } from '../../../cluster/layout.ts'
import type { DatabaseNode } from '../../../cluster/nodes.ts'
import type { Part } from '../../../cluster/part.ts'
import { postmasterOf } from '../../../cluster/running.ts'
import { ticksPerSecond } from '../../bench/measure/cpu-time.ts'
import { ticksOfTree } from '../../bench/measure/others.ts'
import { readAllStats } from '../../bench/measure/process-stat.ts'
import type { ClusterSite } from '../site.ts'

const parts = ['gateways', 'HAProxy', 'PgBouncer', 'primary', 'standby', 'load'] as const

/** A part of a cluster that is watched; `load` is this process, which asks. */
export type Watched = (typeof parts)[number]

/** Milliseconds of a processor, of each. */
export type Spent = Readonly<Record<Watched, number>>

export const watchedParts: readonly Watched[] = parts

/** The same of each part. */
export const ofEach = <Of>(
  all: Readonly<Record<Watched, Of>>,
  say: (of: Of, part: Watched) => number,
): Spent => ({
  gateways: say(all.gateways, 'gateways'),
  HAProxy: say(all.HAProxy, 'HAProxy'),
  PgBouncer: say(all.PgBouncer, 'PgBouncer'),
  primary: say(all.primary, 'primary'),
  standby: say(all.standby, 'standby'),
  load: say(all.load, 'load'),
})

/** Told at the end: what each has spent since, with all that has come from it. Roles are those of the beginning. */
export const watchSpending = async (site: ClusterSite): Promise<() => Spent> => {
  const { layout, parts: running } = site.cluster
  const [primary, standby] = [await site.node('primary'), await site.node('standby')]
  const pidsOf = (each: readonly Part[]): number[] => each.map((part) => part.process()?.pid ?? 0)
  const postmaster = ({ place }: DatabaseNode): number[] => [
    postmasterOf(dataDirectoryOf(layout.folder, place.name))?.pid ?? 0,
  ]
  const roots: Record<Watched, readonly number[]> = {
    gateways: pidsOf(running.gateways),
    HAProxy: pidsOf([running.haproxy]),
    PgBouncer: pidsOf([running.pgbouncer]),
    primary: postmaster(primary),
    standby: postmaster(standby),
    load: [],
  }
  const read = (): Spent => {
    const stats = readAllStats()
    const own = process.cpuUsage()
    return ofEach(roots, (pids, part) =>
      part === 'load'
        ? (own.user + own.system) / 1000
        : (pids.reduce((sum, pid) => sum + ticksOfTree(pid, stats), 0) * 1000) / ticksPerSecond,
    )
  }
  const before = read()
  return () => ofEach(read(), (spent, part) => spent - before[part])
}
