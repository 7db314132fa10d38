import type { Painted } from '../first-paint/run-first-paint.ts'
import type { Grown } from '../growth/run-growth.ts'
import { isQuiet, type Machine } from '../machine.ts'
import { type Compared, comparedTable } from './compared.ts'
import { grownTable } from './grown.ts'
import { type MemoryOfStage, memoryTable } from './memory.ts'
import { paintedTable } from './painted.ts'

/** All that a run has found. Parts that were not asked for are empty. */
export interface Findings {
  day: string
  machine: Machine
  compared: readonly Compared[]
  memory: readonly MemoryOfStage[]
  grown: readonly Grown[]
  painted: readonly Painted[]
}

const intro = ({ day, machine }: Findings): string => {
  const { cores, memoryGib, node, postgres, peers, load } = machine
  const state = isQuiet(machine)
    ? 'The machine had nothing else to do.'
    : `The machine was busy with other things (load ${load.toFixed(1)} when the run began): trust the processor time, not the rates.`
  return `# Benchmarks

Measured on ${day} by \`npm run bench\` on ${cores} cores and ${memoryGib} GiB of memory, the requests sent from the same
machine, ten at a time. Node ${node} for all sides; PostgreSQL ${postgres} with its defaults; the gateway in production mode
without its limits on requests; ${peers}. ${state}`
}

const compared = (cases: readonly Compared[]): string => `## Beside others

All sides answer the same fields, counts and order, which is checked before anything is timed; they are asked in turns,
round after round, and the figures are medians. **CPU** is what one request costs the server, **database CPU** what it
costs PostgreSQL, in milliseconds. **By rate** and **by CPU** say how the gateway does beside the other side: 1 is equal,
more is better.

- **limit, rows**: prepared statements, put together by hand, \`JSON.stringify\`, Fastify.
- **limit, JSON**: one SQL statement that builds the answer.
- **constant**: the gateway's own answer, its bytes and headers, sent from memory by Fastify.
- None of them asks who is asking; the gateway does, with a statement for each request that bears a token.

${comparedTable(cases)}`

const memory = (all: readonly MemoryOfStage[]): string => `## Memory

MiB, before, after and a while after all the requests above.

${memoryTable(all)}`

const grown = (all: readonly Grown[]): string => `## Growth

The same requests over a ledger of 10 thousand gifts and more.

${grownTable(all)}`

const painted = (all: readonly Painted[]): string => `## First paint

Lighthouse, as a telephone of the middle class on a slow network; other scores are accessibility, best practices and
search engines. Each page beside the same page served without its scripts.

${paintedTable(all)}`

/** The results page, in Markdown. */
export const resultsPage = (findings: Findings): string => {
  const parts = [
    intro(findings),
    ...(findings.compared.length > 0 ? [compared(findings.compared)] : []),
    ...(findings.memory.length > 0 ? [memory(findings.memory)] : []),
    ...(findings.grown.length > 0 ? [grown(findings.grown)] : []),
    ...(findings.painted.length > 0 ? [painted(findings.painted)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
