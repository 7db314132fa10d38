import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { nameOf, numberIn, rowOf, rowsOf } from './tables.ts'

/** Milliseconds of a processor that one of something takes, by who works. */
export interface Cost {
  gateway: number
  database: number
  /** To write down what the primary has written. */
  standby: number
  proxy: number
  pooler: number
}

/** What was measured of one site: everything the needs of another are worked out from. */
export interface Figures {
  /** Answered from memory. */
  page: Cost
  query: Cost
  file: Cost
  /** Made anew, as something has changed. */
  remadePage: Cost
  signIn: Cost
  letter: Cost
  gift: Cost
  /** Milliseconds of PostgreSQL in each second, for each gateway that asks whether anything has changed. */
  watching: number
  /** Gifts a second that one project took, and several did. */
  giftsOfOneProject: number
  giftsOfSeveral: number
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Reads them where the runs of the benchmark and of the cluster have written them down. */
export const readFigures = (): Figures => {
  const benchmarks = read('BENCHMARKS.md')
  const cluster = read('CLUSTER.md')
  const ofCluster = (name: string) => rowOf(cluster, 'Cost of an operation', name)
  const measured = (name: string): Cost => {
    const row = ofCluster(name)
    return {
      gateway: numberIn(row, 'gateways'),
      database: numberIn(row, 'primary'),
      standby: numberIn(row, 'standby'),
      proxy: numberIn(row, 'HAProxy'),
      pooler: numberIn(row, 'PgBouncer'),
    }
  }
  const compared = rowsOf(benchmarks, 'Beside others')
  /**
   * The benchmark's, for gateway and database: what it asks of one gateway for long, and of nothing else, is cheaper
   * than the same in a cluster, so only what was not measured in one is taken from there.
   */
  const dearest = (cases: string): Pick<Cost, 'gateway' | 'database'> =>
    compared
      .filter((row) => nameOf(row)?.startsWith(cases))
      .map((row) => ({ gateway: numberIn(row, 'CPU ms'), database: numberIn(row, 'database CPU ms') }))
      .reduce((most, each) => (each.gateway + each.database > most.gateway + most.database ? each : most))
  /** What PostgreSQL did for a gateway that answered from memory: less than it counts, in many a row alone. */
  const watched = compared
    .filter((row) => nameOf(row)?.endsWith(', from memory') && row.side === 'gateway')
    .map((row) => numberIn(row, 'req/s') * numberIn(row, 'database CPU ms'))
  const [page, gift] = [measured('a page from memory'), measured('a gift')]
  return {
    page,
    query: measured('a query from memory'),
    file: measured('a script'),
    remadePage: { ...page, ...dearest('cold page'), pooler: gift.pooler, standby: 0 },
    signIn: measured('a sign-in'),
    letter: measured('a letter'),
    gift,
    watching: watched.reduce((sum, each) => sum + each, 0) / watched.length,
    giftsOfOneProject: numberIn(ofCluster('a gift, all to one project'), 'a second'),
    giftsOfSeveral: numberIn(ofCluster('a gift'), 'a second'),
  }
}
