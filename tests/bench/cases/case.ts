import type { CpuTime } from '../measure/cpu-time.ts'
import type { Load } from '../measure/load.ts'

/** One side of a comparison: what it is sent, and how its answer reads in the words of the gateway. */
export interface Contestant {
  name: string
  cpu: CpuTime
  load: Load
  /** Left out where it answers in the same words. */
  read?: (answer: unknown) => unknown
}

/** The same question to several sides; the gateway is the first. */
export interface Case {
  name: string
  contestants: readonly Contestant[]
}
