import type { Section } from '../../bench/report/page.ts'
import { figure, table } from '../../bench/report/table.ts'
import type { Figures } from '../../capacity/figures.ts'
import { coresOf } from '../../capacity/needs.ts'
import type { Measured } from './measure.ts'
import { type Watched, watchedParts } from './spending.ts'

/** One thing that was asked for, by how many gateways, and what that showed. */
export interface Asked extends Measured {
  name: string
  gateways: number
}

const perSecond = ({ requests, seconds }: Measured): number => requests / seconds

/** Processors that it kept busy. */
const coresFor = ({ spent, seconds }: Measured, watched: Watched): number => spent[watched] / 1000 / seconds

const nameOf: Record<Watched, string> = {
  gateways: 'gateways',
  HAProxy: 'HAProxy',
  PgBouncer: 'PgBouncer',
  primary: 'primary',
  standby: 'standby',
  load: 'who asks',
}

const heads = watchedParts.map((each) => nameOf[each])

/** Of 1, 2 and 3 gateways. */
export const throughput = (asked: readonly Asked[], cores: number): Section => ({
  title: 'One gateway, two, three',
  text: `The same, asked for ten at a time and as fast as it is answered, and how many of the ${cores} processors each part kept busy. All of it shares
them, and so does who asks: where the sum is ${cores}, another gateway only takes from the others. On machines of their own gateways add up
until the primary is what is busy; its share is told here.

${table(
  ['asked for', 'gateways running', 'a second', ...heads],
  asked.map((each) => [
    each.name,
    String(each.gateways),
    figure(perSecond(each)),
    ...watchedParts.map((watched) => figure(coresFor(each, watched))),
  ]),
)}`,
})

/** What one of each takes. */
export const costs = (asked: readonly Asked[]): Section => ({
  title: 'Cost of an operation',
  text: `Milliseconds of a processor that one takes each part, beyond what it takes while nobody asks, with three gateways, TLS left to whatever stands before HAProxy. A gift is
acknowledged when the standby has it. That of one project is written by one after the other.

${table(
  ['operation', 'a second', ...heads],
  asked.map((each) => [
    each.name,
    figure(perSecond(each)),
    ...watchedParts.map((watched) => figure(each.spent[watched] / each.requests)),
  ]),
)}`,
})

/** A mix of all of it, and what it was to take. */
export interface Mixed extends Measured {
  gateways: number
  /** In one round. */
  visits: number
  queries: number
  files: number
  gifts: number
}

const predicted = (figures: Figures, mixed: Mixed) => {
  const { visits, gifts, queries, files, gateways } = mixed
  const rounds = perSecond(mixed) / (visits * (1 + queries + files) + gifts)
  const rates = {
    visits: rounds * visits,
    gifts: rounds * gifts,
    writes: rounds * gifts,
    gateways,
    hotAddresses: 2,
  }
  return {
    rates,
    cores: coresOf(figures, rates, {
      queriesOfVisit: queries,
      filesOfVisit: files,
      signInsOfVisit: 0,
      lettersOfVisit: 0,
    }),
  }
}

export const prediction = (figures: Figures, mixed: Mixed): Section => {
  const { rates, cores } = predicted(figures, mixed)
  const rows: [name: string, foretold: number, seen: number][] = [
    ['gateways', cores.gateways, coresFor(mixed, 'gateways')],
    ['HAProxy', cores.proxy, coresFor(mixed, 'HAProxy')],
    ['PgBouncer', cores.pooler, coresFor(mixed, 'PgBouncer')],
    ['primary', cores.primary, coresFor(mixed, 'primary')],
    ['standby', cores.replicas, coresFor(mixed, 'standby')],
  ]
  const sum = (at: 1 | 2) => rows.reduce((total, row) => total + row[at], 0)
  return {
    title: 'Foretold and measured',
    text: `Visits, each of a page, ${mixed.queries} queries and ${mixed.files} scripts, and a gift to every ${mixed.visits / mixed.gifts}: ${figure(rates.visits)} visits and ${figure(rates.gifts)} gifts a second, by ${mixed.gateways}
gateways on this machine. What [docs/capacity.md](docs/capacity.md) says that takes, in processors, and what it took.

${table(
  ['part', 'foretold', 'measured'],
  [...rows, ['all', sum(1), sum(2)] as const].map(([name, foretold, seen]) => [
    name,
    figure(foretold),
    figure(seen),
  ]),
)}`,
  }
}
