import type { Painted } from '../first-paint/run-first-paint.ts'
import type { Grown } from '../growth/run-growth.ts'
import type { Listed } from '../lists/run-lists.ts'
import { type Machine, mostForOthers } from '../machine.ts'
import { type Compared, comparedTable } from './compared.ts'
import { grownTable } from './grown.ts'
import { listedTables } from './listed.ts'
import { type MemoryOfStage, memoryTable } from './memory.ts'
import { paintedTable } from './painted.ts'

/** When and on what something was measured. */
export interface Measured {
  day: string
  machine: Machine
  /** Cores that something else kept busy meanwhile, on average. */
  others: number
}

/** A part of the results page: what one thing that can be measured alone has found. */
export interface Section {
  title: string
  text: string
}

const intro = `# Benchmarks

What \`npm run bench\` has found: requests are sent from the same machine, ten at a time, to the gateway in production mode
without its limits on requests, over PostgreSQL with its defaults. Each part says when and on what it was measured.`

const circumstances = ({ day, machine, others }: Measured): string => {
  const { cores, memoryGib, node, postgres } = machine
  const state =
    others <= mostForOthers
      ? 'The machine had nothing else to do.'
      : `The machine was busy with other things, which took ${others.toFixed(1)} of its cores: trust the processor time, not the rates.`
  return `Measured on ${day}: ${cores} cores, ${memoryGib} GiB of memory, Node ${node}, PostgreSQL ${postgres}. ${state}`
}

export const besideOthers = (measured: Measured, cases: readonly Compared[]): Section => ({
  title: 'Beside others',
  text: `${circumstances(measured)} Others: ${measured.machine.peers}.

All sides answer the same fields, counts and order, which is checked before anything is timed. Each is asked until a
request costs it no less than before, as of a server that has run for a while; then they are asked in turns, round after
round, each round once its side has begun to answer again, and the figures are medians. **CPU** is what one request costs
the server, **database CPU** what it costs PostgreSQL, in milliseconds. **By rate** and **by CPU** say how the gateway
does beside the other side: 1 is equal, more is better.

- **without memory**: the gateway as it answers what nobody has asked since the last change.
- **limit, rows**: prepared statements, put together by hand, \`JSON.stringify\`, Fastify.
- **limit, JSON**: one SQL statement that builds the answer.
- **limit, React**: React alone over data that are there.
- **constant**: the gateway's own answer, its bytes and headers, sent from memory by Fastify.
- None of them asks who is asking; the gateway does, with a statement for each request that bears a token.

${comparedTable(cases)}`,
})

export const memory = (measured: Measured, all: readonly MemoryOfStage[]): Section => ({
  title: 'Memory',
  text: `${circumstances(measured)} MiB before, at most during, right after and a while after all that is compared above.

${memoryTable(all)}`,
})

export const growth = (measured: Measured, all: readonly Grown[]): Section => ({
  title: 'Growth',
  text: `${circumstances(measured)} The same requests over a ledger of 10 thousand gifts and more.

${grownTable(all)}`,
})

export const lists = (measured: Measured, all: readonly Listed[]): Section => ({
  title: 'Lists',
  text: `${circumstances(measured)} Every page of a list as the admin area asks for it, one request at a time, over a
database with a hundred of everything and a thousand gifts, and over one with 1,000 projects, 10,000 donors, 1,000,000
gifts and 100,000 events, messages, readers and subscribers. **×** is by processor time, of the gateway and PostgreSQL;
**records** are those of the page, those within others as well.

${listedTables(all)}`,
})

export const firstPaint = (measured: Measured, all: readonly Painted[]): Section => ({
  title: 'First paint',
  text: `${circumstances(measured)} Lighthouse, as a telephone of the middle class on a slow network; other scores are
accessibility, best practices and search engines. Each page beside the same page served without its scripts.

${paintedTable(all)}`,
})

const order = ['Beside others', 'Memory', 'Growth', 'Lists', 'First paint']

export const sectionsOf = (page: string): Section[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n')
      return { title: text.slice(0, end), text: text.slice(end).trim() }
    })

/** The results page, in Markdown: a section takes the place of what `former` said under its title. */
export const resultsPage = (former: string, section: Section): string => {
  const kept = sectionsOf(former).filter(({ title }) => title !== section.title)
  const sections = [...kept, section].toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title))
  return `${[intro, ...sections.map(({ title, text }) => `## ${title}\n\n${text}`)].join('\n\n')}\n`
}
