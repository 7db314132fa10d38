import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { root } from '../support/root.ts'
import { shapes } from './data/shape.ts'
import { createEnds, type Ends } from './ends.ts'
import { BenchFailure } from './failure.ts'
import { runFirstPaint } from './first-paint/run-first-paint.ts'
import { type Flags, isComplete, readFlags } from './flags.ts'
import { runGrowth } from './growth/run-growth.ts'
import { installPackages } from './install-packages.ts'
import { describeMachine } from './machine.ts'
import { createProgress } from './progress.ts'
import { type Findings, resultsPage } from './report/page.ts'
import { runStages } from './stages.ts'

/** A page for everybody, or, of a run that left something out, one for whoever ran it. */
const pageOf = (flags: Flags): string => (isComplete(flags) ? 'BENCHMARKS.md' : 'test-results/benchmarks.md')

const measure = async (flags: Flags, ends: Ends): Promise<Findings> => {
  if (findPostgres() === null) {
    throw new BenchFailure(
      'The benchmark needs PostgreSQL.',
      'Install it (Debian: postgresql), or set POSTGRES_BIN to the folder of its programs.',
    )
  }
  const progress = createProgress()
  const machine = describeMachine()
  if (!flags.withoutPeers) await installPackages('tests/bench/peers', progress)
  progress.step('starts PostgreSQL as it comes')
  const cluster = await startPostgres({ asItComes: true })
  ends.add(cluster.stop)
  const { compared, memory } = await runStages(cluster, ends, flags, progress)
  const grown = flags.growth ? await runGrowth(cluster, ends, flags, progress) : []
  const [shape] = shapes
  const painted = flags.lighthouse && shape ? await runFirstPaint(cluster, shape, ends, flags, progress) : []
  return { day: new Date().toISOString().slice(0, 10), machine, compared, memory, grown, painted }
}

const ends = createEnds()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true
    console.error('\nends what it has started')
    void ends.all().then(() => process.exit(130))
  })
}

/** What fails because everything is being ended is no finding. */
const explain = (error: unknown): void => {
  if (interrupted) return
  process.exitCode = 1
  if (error instanceof BenchFailure) console.error(`\n${error.message}\n${error.next}`)
  else
    console.error(
      '\nThe benchmark failed. What it was doing stands above; --only takes it up there again.',
      error,
    )
}

try {
  const flags = readFlags(process.argv.slice(2))
  const page = resultsPage(await measure(flags, ends))
  const file = join(root, pageOf(flags))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
  console.log(`\n${page}\nwritten to ${pageOf(flags)}`)
} catch (error) {
  explain(error)
} finally {
  await ends.all()
}
