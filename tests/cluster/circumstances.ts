import { loadavg } from 'node:os'
import { describeMachine } from '../bench/machine.ts'

/** Programs that wait for a processor, as the kernel counts them, below which a machine has nothing else to do. */
const quiet = 0.3

/**
 * When and on what something is found out: told before it begins, as whatever else the machine does then is not ours.
 * Parts of a cluster come and go, and what they spend cannot be told from what others do.
 */
export const circumstances = (): string => {
  const { cores, memoryGib, node, postgres } = describeMachine()
  const [load = 0] = loadavg()
  const state =
    load <= quiet
      ? 'The machine had nothing else to do.'
      : `The machine was busy with other things (load ${load.toFixed(1)} when the run began): pauses are longer, and rates lower, than on a quiet one.`
  return `Found out on ${new Date().toISOString().slice(0, 10)}: ${cores} cores, ${memoryGib} GiB of memory, Node ${node}, PostgreSQL ${postgres}. ${state}`
}
