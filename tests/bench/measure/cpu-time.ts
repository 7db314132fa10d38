import { execFileSync } from 'node:child_process'
import { Client } from 'pg'
import { readAllStats, readStat } from './process-stat.ts'

/** Milliseconds of processor time since it was started. */
export type CpuTime = () => number

export const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

const toMs = (ticks: number): number => (ticks / ticksPerSecond) * 1000

/** Of one process with all its threads. */
export const cpuTimeOf =
  (pid: number): CpuTime =>
  () => {
    const stat = readStat(pid)
    if (stat === null) throw new Error(`process ${pid} has ended`)
    return toMs(stat.ticks)
  }

/** Of a PostgreSQL: its first process, every one of its children, and those that have ended. */
export const cpuTimeOfDatabase = async (url: string): Promise<CpuTime> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const first = readStat(rows[0]?.pid ?? 0)?.parent
  await client.end()
  if (first === undefined) throw new Error('the database runs on another machine')
  return () => {
    let ticks = 0
    for (const stat of readAllStats()) {
      if (stat.pid === first || stat.parent === first) ticks += stat.ticks + stat.ticksOfEnded
    }
    return toMs(ticks)
  }
}
