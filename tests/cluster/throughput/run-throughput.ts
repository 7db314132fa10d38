import type { ClusterSite } from '../site.ts'
import { ask, measure, measureIdle, warming } from './measure.ts'
import type { Asked, Mixed } from './report.ts'
import { giftsTo, letter, moreProjects, page, queryOf, type Requests, scriptOf, signIn } from './requests.ts'

/** What a cluster was seen to take. */
export interface Throughput {
  /** What every operation costs, with all gateways. */
  operations: Asked[]
  /** The same of one gateway, two, three. */
  gateways: Asked[]
  mixed: Mixed
}

const projects = 8

/** How many of each a round has: more gifts than visitors give, so that there is something to foretell. */
const round = { visits: 20, queries: 6, files: 6, gifts: 1 }

const mix = (queries: Requests, files: Requests, gift: Requests): Requests => {
  const times = (count: number, requests: Requests): Requests =>
    Array.from({ length: count }, () => requests).flat()
  const visit = [...page, ...times(round.queries, queries), ...times(round.files, files)]
  return [...times(round.visits, visit), ...gift.slice(0, round.gifts)]
}

/** @param report told of what was measured, for whoever watches */
export const measureThroughput = async (
  site: ClusterSite,
  report: (what: string) => void,
): Promise<Throughput> => {
  const { gateways } = site.cluster.parts
  const many = giftsTo(site, await moreProjects(site, projects))
  const one = giftsTo(site, [site.project])
  const [query, script] = [queryOf(site), await scriptOf(site)]
  let running = gateways.length
  // They have just begun: what that leaves to be done is nothing that they go on with.
  for (const requests of [page, query, script, many]) await ask(site, requests, warming)
  let idle = await measureIdle(site)

  const measureAs = async (name: string, requests: Requests): Promise<Asked> => {
    const measured = await measure(site, requests, idle)
    report(`${name}, ${running} gateways: ${Math.round(measured.requests / measured.seconds)} a second`)
    return { name, gateways: running, ...measured }
  }

  const operations: Asked[] = []
  for (const [name, requests] of [
    ['a page from memory', page],
    ['a query from memory', query],
    ['a script', script],
    ['a sign-in', signIn],
    ['a letter', letter],
    ['a gift', many],
    ['a gift, all to one project', one],
  ] as const)
    operations.push(await measureAs(name, requests))

  const mixed = { ...round, gateways: running, ...(await measure(site, mix(query, script, many), idle)) }

  const fewer: Asked[] = []
  for (;;) {
    for (const [name, requests] of [
      ['pages from memory', page],
      ['gifts', many],
    ] as const)
      fewer.unshift(await measureAs(name, requests))
    running -= 1
    if (running === 0) break
    await gateways[running]?.end()
    idle = await measureIdle(site)
  }
  for (const gateway of gateways) gateway.start()
  await site.untilWell()
  const inOrder = fewer.toSorted((each, other) => other.name.localeCompare(each.name))
  return { operations, gateways: inOrder, mixed }
}
