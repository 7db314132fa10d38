import { readFileSync } from 'node:fs'
import { parseKilobytes } from './process-stat.ts'

const mebibytesOf = (pid: number, field: string): number =>
  (parseKilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), field) ?? Number.NaN) / 1024

/** What a process holds in memory, in MiB. */
export const memoryOf = (pid: number): number => mebibytesOf(pid, 'VmRSS')

/** The most it has held since it was started, in MiB. */
export const mostMemoryOf = (pid: number): number => mebibytesOf(pid, 'VmHWM')
