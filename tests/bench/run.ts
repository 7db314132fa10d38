import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { otherDocuments, overviewCase, type Sides } from './cases/documents.ts'
import { fillDatabase } from './data/fill-database.ts'
import { makeDatabase } from './data/make-database.ts'
import { nameOf, shapes } from './data/shape.ts'
import { createEnds, type Ends } from './ends.ts'
import { BenchFailure } from './failure.ts'
import { type Flags, readFlags } from './flags.ts'
import { cpuTimeOfDatabase } from './measure/cpu-time.ts'
import { createProgress } from './progress.ts'
import { type Compared, comparedTable } from './report/compared.ts'
import { runCases } from './run-cases.ts'
import { signIn, startOther, startProduct } from './servers.ts'

const startSides = async (ends: Ends, databaseUrl: string): Promise<Sides> => {
  const gateway = await startProduct(ends, databaseUrl)
  return {
    gateway,
    authorization: await signIn(gateway),
    rows: await startOther(ends, 'limit, rows', 'tests/bench/limit/rows.ts', { DATABASE_URL: databaseUrl }),
    json: await startOther(ends, 'limit, JSON', 'tests/bench/limit/json.ts', { DATABASE_URL: databaseUrl }),
  }
}

const period: [string, string] = ['2025-02-11', '2026-03-20']

const bench = async (flags: Flags, ends: Ends): Promise<void> => {
  if (findPostgres() === null) {
    throw new BenchFailure(
      'The benchmark needs PostgreSQL.',
      'Install it (Debian: postgresql), or set POSTGRES_BIN to the folder of its programs.',
    )
  }
  const progress = createProgress()
  progress.step('starts PostgreSQL as it comes')
  const cluster = await startPostgres({ asItComes: true })
  ends.add(cluster.stop)
  const databaseCpu = await cpuTimeOfDatabase(cluster.url())
  const results: Compared[] = []
  for (const [index, shape] of shapes.entries()) {
    progress.step(`fills a database: ${nameOf(shape)}`)
    const url = await makeDatabase(cluster, `bench ${nameOf(shape)}`, (dataSource) =>
      fillDatabase(dataSource, shape),
    )
    const sides = await startSides(ends, url)
    const cases = [overviewCase(shape, sides), ...(index === 0 ? otherDocuments(shape, period, sides) : [])]
    results.push(...(await runCases(cases, databaseCpu, flags, progress)))
    for (const { stop } of [sides.gateway, sides.rows, sides.json]) await stop()
  }
  console.log(`\n${comparedTable(results)}`)
}

const ends = createEnds()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('\nends what it has started')
    void ends.all().then(() => process.exit(130))
  })
}

try {
  await bench(readFlags(process.argv.slice(2)), ends)
} catch (error) {
  process.exitCode = 1
  if (error instanceof BenchFailure) console.error(`\n${error.message}\n${error.next}`)
  else console.error(error)
} finally {
  await ends.all()
}
