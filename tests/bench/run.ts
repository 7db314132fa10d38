import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { root } from '../support/root.ts'
import { shapes } from './data/shape.ts'
import { createEnds, type Ends } from './ends.ts'
import { BenchFailure } from './failure.ts'
import { runFirstPaint } from './first-paint/run-first-paint.ts'
import { type Flags, isWhole, readFlags } from './flags.ts'
import { runGrowth } from './growth/run-growth.ts'
import { installPackages } from './install-packages.ts'
import { runLists } from './lists/run-lists.ts'
import { describeMachine } from './machine.ts'
import { ticksPerSecond } from './measure/cpu-time.ts'
import { watchOthers } from './measure/others.ts'
import { createProgress } from './progress.ts'
import { besideOthers, firstPaint, growth, lists, memory, resultsPage, type Section } from './report/page.ts'
import { runStages } from './stages.ts'

/** The page for everybody, and one for whoever ran what left something out. */
const pages = { ofWhole: 'BENCHMARKS.md', ofParts: 'test-results/benchmarks.md' }

/** Writes down what has been found as soon as it is: what fails later takes nothing of it away. */
const createReport = () => {
  let parts = ''
  return (section: Section, whole: boolean): void => {
    const page = whole ? pages.ofWhole : pages.ofParts
    const file = join(root, page)
    const former = !whole ? parts : existsSync(file) ? readFileSync(file, 'utf8') : ''
    const text = resultsPage(former, section)
    if (!whole) parts = text
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`\n## ${section.title}\n\n${section.text}\n\nwritten to ${page}`)
  }
}

const measure = async (flags: Flags, ends: Ends): Promise<void> => {
  if (findPostgres() === null) {
    throw new BenchFailure(
      'The benchmark needs PostgreSQL.',
      'Install it (Debian: postgresql), or set POSTGRES_BIN to the folder of its programs.',
    )
  }
  const progress = createProgress()
  const report = createReport()
  const [day, machine] = [new Date().toISOString().slice(0, 10), describeMachine()]
  if (!flags.withoutPeers) await installPackages('tests/bench/peers', progress)
  progress.step('starts PostgreSQL as it comes')
  const cluster = await startPostgres({ asItComes: true })
  ends.add(cluster.stop)
  let others = watchOthers(ticksPerSecond)
  const compared = await runStages(cluster, ends, flags, progress)
  if (compared.cases.length > 0) {
    const measured = { day, machine, others: others() }
    report(besideOthers(measured, compared.cases), isWhole.comparison(flags))
    report(memory(measured, compared.memory), isWhole.comparison(flags))
  }
  if (flags.growth) {
    others = watchOthers(ticksPerSecond)
    const grown = await runGrowth(cluster, ends, flags, progress)
    report(growth({ day, machine, others: others() }, grown), isWhole.others(flags))
  }
  if (flags.lists) {
    others = watchOthers(ticksPerSecond)
    const listed = await runLists(cluster, ends, flags, progress)
    report(lists({ day, machine, others: others() }, listed), isWhole.others(flags))
  }
  const [shape] = shapes
  if (flags.lighthouse && shape) {
    others = watchOthers(ticksPerSecond)
    const painted = await runFirstPaint(cluster, shape, ends, flags, progress)
    report(firstPaint({ day, machine, others: others() }, painted), isWhole.others(flags))
  }
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
  await measure(readFlags(process.argv.slice(2)), ends)
} catch (error) {
  explain(error)
} finally {
  await ends.all()
}
