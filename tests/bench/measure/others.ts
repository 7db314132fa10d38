import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type ProcessStat, readAllStats } from './process-stat.ts'

/** Ticks in which all cores together did anything, by the first line of `/proc/stat`. */
export const parseBusy = (stat: string): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return user + nice + system + irq + softirq + steal
}

/** Ticks of a process and of all that have come from it, those that have ended among them. */
export const ticksOfTree = (root: number, stats: readonly ProcessStat[]): number => {
  const childrenOf = Map.groupBy(stats, ({ parent }) => parent)
  const sum = ({ pid, ticks, ticksOfEnded }: ProcessStat): number =>
    ticks + ticksOfEnded + (childrenOf.get(pid) ?? []).reduce((total, child) => total + sum(child), 0)
  const first = stats.find(({ pid }) => pid === root)
  return first ? sum(first) : 0
}

const read = () => ({
  busy: parseBusy(readFileSync('/proc/stat', 'latin1')),
  own: ticksOfTree(process.pid, readAllStats()),
})

/** Told at the end: how many cores, on average, others have kept busy since. */
export const watchOthers = (ticksPerSecond: number): (() => number) => {
  const [before, since] = [read(), performance.now()]
  return () => {
    const after = read()
    const ticks = after.busy - before.busy - (after.own - before.own)
    const seconds = (performance.now() - since) / 1000
    return Math.min(cpus().length, Math.max(0, ticks / ticksPerSecond / seconds))
  }
}
