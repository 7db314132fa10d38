import type { PostgresCluster } from '../../support/postgres-cluster.ts'
import { anyProjectId } from '../data/any-project-id.ts'
import { fillDatabase } from '../data/fill-database.ts'
import { makeDatabase } from '../data/make-database.ts'
import { period } from '../data/period.ts'
import type { Ends } from '../ends.ts'
import type { Flags } from '../flags.ts'
import { cpuTimeOfDatabase } from '../measure/cpu-time.ts'
import { effortOf } from '../measure/effort.ts'
import { type Figures, measureSides } from '../measure/rounds.ts'
import type { Progress } from '../progress.ts'
import { signIn, startProduct } from '../servers.ts'
import { countedGifts } from './counted-gifts.ts'
import { type ExportFigures, exportRows } from './export-rows.ts'
import { firstAnswer } from './first-answer.ts'
import { grow } from './grow.ts'
import { operationsOf } from './operations.ts'

const sizes = [10_000, 100_000, 1_000_000, 10_000_000]
const quickSizes = [10_000, 100_000]

/** What everything takes over a ledger of so many gifts. */
export interface Grown {
  gifts: number
  operations: { name: string; figures: Figures }[]
  /** How many requests were refused, one after the other, while PostgreSQL read for the first time what they take. */
  refused: number
  rows: ExportFigures
}

/** The rest of the data: as much as the smallest ledger has. */
const around = { projects: 50, giftsPerProject: 0, events: 20, subscribersPerEvent: 100, messages: 1000 }

/** Asks the gateway the same over a ledger that grows. */
export const runGrowth = async (
  cluster: PostgresCluster,
  ends: Ends,
  flags: Flags,
  { step, detail }: Progress,
): Promise<Grown[]> => {
  const databaseCpu = await cpuTimeOfDatabase(cluster.url())
  const url = await makeDatabase(cluster, 'growth', (dataSource) => fillDatabase(dataSource, around))
  const projectId = await anyProjectId(url)
  const results: Grown[] = []
  let stored = 0
  for (const gifts of flags.quick ? quickSizes : sizes) {
    step(`growth: writes up to ${countedGifts(gifts)}`)
    await grow(url, stored, gifts, (doing) => detail(`growth, up to ${countedGifts(gifts)}: ${doing}`))
    stored = gifts
    const gateway = await startProduct(ends, url)
    const headers = await signIn(gateway)
    const operations: Grown['operations'] = []
    const asked = await operationsOf(gateway, headers, projectId, period())
    let { refused } = asked
    for (const { name, load } of asked.operations) {
      detail(`growth, ${countedGifts(gifts)}: ${name}, first answer`)
      refused += await firstAnswer(load)
      const side = { name: 'gateway', cpu: gateway.cpu, load }
      const [figures] = await measureSides([side], databaseCpu, effortOf(flags), (text) =>
        detail(`growth, ${countedGifts(gifts)}: ${name}, ${text}`),
      )
      if (!figures) continue
      operations.push({ name, figures })
      // Told at once: what comes later may fail, an hour after it began.
      const cost = `${figures.cpu.toFixed(2)} + ${figures.databaseCpu.toFixed(2)} ms`
      step(`growth, ${countedGifts(gifts)}: ${name}, ${figures.perSecond.toFixed(0)} a second, ${cost}`)
    }
    detail(`growth, ${countedGifts(gifts)}: exports rows`)
    const rows = await exportRows(gateway, headers, databaseCpu)
    results.push({ gifts, operations, refused, rows })
    await gateway.stop()
    step(
      `growth: ${countedGifts(gifts)} measured, ${Math.round(rows.perSecond).toLocaleString('en-US')} rows/s exported`,
    )
  }
  return results
}
