import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findPrograms } from '../cluster/programs.ts'
import { findChromium } from './support/chromium.ts'
import { createPartTimes, partLines } from './support/part-times.ts'
import { findPgbouncer } from './support/pgbouncer.ts'
import { findPostgres } from './support/postgres-cluster.ts'
import { findPromtool } from './support/promtool.ts'
import { findRedis } from './support/redis-server.ts'
import {
  addTallies,
  emptyTally,
  failure,
  type ListedTest,
  listedByPlaywright,
  type PlaywrightListing,
  summary,
  type Tally,
  tallyPlaywright,
  tallyVitest,
} from './support/reports.ts'
import { type Ending, runWatched } from './support/run-watched.ts'
import type { Progress } from './support/tell-progress.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results/reports')
const progress = join(root, 'tests/support/tell-progress.ts')
/** Far beyond any single test: a runner in which none finishes for so long hangs, and would do so for ever. */
const silenceMs = 5 * 60_000

const { CI, EVERY_DATABASE } = process.env
const nothingMayBeMissing = CI === 'true'

const times = createPartTimes()

const isProgress = (message: unknown): message is Progress =>
  typeof message === 'object' && message !== null && 'part' in message

const running = new Set<ChildProcess>()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    for (const runner of running) runner.kill(signal)
  })
}

/** Runs a package's script from the root of the repository. */
const execute = (
  script: string,
  parameters: string[],
  output: 'shown' | 'hidden',
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> => {
  if (interrupted) return Promise.resolve({ kind: 'signal' })
  const finished = times.ofRunner()
  return runWatched({
    script: join(root, 'node_modules', script),
    parameters,
    env,
    cwd: root,
    output,
    silenceMs,
    onMessage: (message) => {
      if (isProgress(message)) finished(message.part)
    },
    onStart: (child) => {
      running.add(child)
      child.once('close', () => running.delete(child))
    },
  })
}

const vitest = (output: 'shown' | 'hidden', ...flags: string[]) => execute('vitest/vitest.mjs', flags, output)

const playwright = (output: 'shown' | 'hidden', file: string, ...flags: string[]) =>
  execute('@playwright/test/cli.js', ['test', ...flags], output, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })

const wordsFor = (ending: Ending): string => {
  if (ending.kind === 'hung') return `was ended: no test finished for ${silenceMs / 60_000} minutes`
  return ending.kind === 'signal' ? 'was interrupted' : `ended with exit code ${ending.code}`
}

/** Counts what a runner wrote down. Without a report, or with an empty one, the runner has failed. */
const judge = <Report>(name: string, ended: Ending, file: string, tally: (report: Report) => Tally) => {
  const ending = wordsFor(ended)
  const isGood = ended.kind === 'exit' && ended.code === 0
  let result: Tally
  try {
    result = tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return failure(`${name} ${ending} and left no report that can be read: ${String(error)}`)
  }
  if (result.passed + result.failed + result.skipped === 0)
    return failure(`${name} ${ending} and ran no test`)
  if (!isGood && result.failed === 0) {
    return addTallies(result, failure(`${name} ${ending} although no test failed`))
  }
  return result
}

/** Names each test that cannot be run on this machine, and why. Where nothing may be missing, that fails. */
const skip = (tests: readonly ListedTest[], reason: string): Tally => {
  for (const { file, name } of tests) console.log(`skipped  ${relative(root, file)} > ${name}: ${reason}`)
  const skipped = { ...emptyTally(), skipped: tests.length }
  return nothingMayBeMissing ? addTallies(skipped, failure(reason)) : skipped
}

const runVitest = async (projects: string[], ...more: string[]): Promise<Tally> => {
  const file = join(reports, `vitest-${projects.join('-')}.json`)
  const flags = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${progress}`,
    `--outputFile.json=${file}`,
    ...more,
  ]
  const ended = await vitest('shown', 'run', ...projects.map((name) => `--project=${name}`), ...flags)
  return judge(`vitest of ${projects.join(' and ')}`, ended, file, tallyVitest)
}

const skipVitest = async (project: string, reason: string): Promise<Tally> => {
  const file = join(reports, `${project}.json`)
  const ended = await vitest('hidden', 'list', `--project=${project}`, `--json=${file}`)
  return judge(`the listing of the tests of ${project}`, ended, file, (tests: ListedTest[]) =>
    skip(tests, reason),
  )
}

const runPlaywright = async (): Promise<Tally> => {
  const file = join(reports, 'playwright.json')
  const ended = await playwright('shown', file, `--reporter=list,json,${progress}`)
  return judge('playwright', ended, file, tallyPlaywright)
}

const skipPlaywright = async (): Promise<Tally> => {
  const file = join(reports, 'browser.json')
  const ended = await playwright('hidden', file, '--list', '--reporter=json')
  return judge('the listing of the browser tests', ended, file, ({ suites }: PlaywrightListing) =>
    skip(listedByPlaywright(suites), 'Chromium is not installed'),
  )
}

/** Why no cluster can be started on this machine, or null. */
const findMissing = (): string | null => {
  try {
    findPrograms()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const hasPostgres = findPostgres() !== null
const hasPooler = hasPostgres && findPgbouncer() !== null
const hasRedis = hasPostgres && findRedis() !== null
const hasPromtool = findPromtool() !== null
const missingOfCluster = findMissing() ?? (hasPromtool ? null : 'Prometheus is not installed')
const hasChromium = findChromium() !== null

/**
 * What is asked of the edges is tried on one database, the real one where it is installed: that each operation does the same on
 * the embedded one tests/contract shows, and that each statement does the tests of the rooms.
 */
const onOneDatabase = hasPostgres && EVERY_DATABASE !== 'true' ? ['--exclude=tests/api/**'] : []

// Whatever has a database has one worker, which by itself would leave a core without work; the two sides take about as
// long. What is particular about time and behind a pooler comes last, when most else is done.
const sideBySide = await Promise.all([
  runVitest(
    [
      ...['unit', 'embedded', 'house', 'start'],
      ...(hasPromtool ? ['alerts'] : []),
      ...(hasPooler ? ['pooler'] : []),
      ...(hasRedis ? ['redis'] : []),
    ],
    ...onOneDatabase,
  ),
  ...(hasPostgres ? [runVitest(['postgres'])] : []),
])
let total = sideBySide.reduce(addTallies)
if (hasPostgres) {
  // By themselves: they load the machine on purpose.
  total = addTallies(total, await runVitest(['faults']))
} else {
  for (const project of ['postgres', 'faults']) {
    total = addTallies(total, await skipVitest(project, 'PostgreSQL is not installed'))
  }
}
if (!hasRedis) {
  const missing = hasPostgres ? 'Redis' : 'PostgreSQL'
  total = addTallies(total, await skipVitest('redis', `${missing} is not installed`))
}
if (!hasPromtool) total = addTallies(total, await skipVitest('alerts', 'Prometheus is not installed'))
if (!hasPooler) {
  const missing = hasPostgres ? 'PgBouncer' : 'PostgreSQL'
  total = addTallies(total, await skipVitest('pooler', `${missing} is not installed`))
}
total = addTallies(
  total,
  await (missingOfCluster === null ? runVitest(['cluster']) : skipVitest('cluster', missingOfCluster)),
)
total = addTallies(total, await (hasChromium ? runPlaywright() : skipPlaywright()))

for (const line of partLines(times.all())) console.log(line)
for (const problem of total.problems) console.error(`failed  ${problem}`)
process.exitCode = total.failed > 0 || interrupted ? 1 : 0
console.log(summary(total))
