import { readFileSync } from 'node:fs'
import { parseKilobytes } from './process-stat.ts'

/** What a process holds in memory, in MiB. */
export const memoryOf = (pid: number): number =>
  (parseKilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS') ?? Number.NaN) / 1024
