import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel tells of a process in `/proc/<pid>/stat`. */
export interface ProcessStat {
  pid: number
  parent: number
  /** Of the process, all its threads included, user and system. */
  ticks: number
  /** Of its children that have ended. */
  ticksOfEnded: number
}

/** The second field is the program's name in brackets, and may itself hold brackets and spaces. */
export const parseStat = (line: string): ProcessStat => {
  const pid = Number.parseInt(line, 10)
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11)
  return { pid, parent, ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded }
}

/** Null when there is no such process any more. */
export const readStat = (pid: number): ProcessStat | null => {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return null
  }
}

/** Of every process there is. */
export const readAllStats = (): ProcessStat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])

/** A field of `/proc/<pid>/status` in kilobytes, like `VmRSS`; null where it is missing. */
export const parseKilobytes = (status: string, field: string): number | null => {
  const found = new RegExp(`^${field}:\\s*(\\d+) kB$`, 'm').exec(status)
  return found ? Number(found[1]) : null
}
