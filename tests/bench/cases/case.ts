import type { Load } from '../measure/load.ts'
import type { Server } from '../servers.ts'
import type { Sides } from '../sides.ts'

/** One side of a comparison: what it is sent, and how its answer reads in the words of the gateway. */
export interface Contestant {
  server: Server
  load: Load
  /** Left out where it answers in the same words. */
  read?: (answer: unknown) => unknown
}

/** The same question to several sides; the gateway is the first. */
export interface Case {
  name: string
  contestants: (sides: Sides) => readonly Contestant[] | Promise<readonly Contestant[]>
}
