import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findChromium } from './support/chromium.ts'
import { findPostgres } from './support/postgres-cluster.ts'
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

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results/reports')
/** Far beyond any healthy run: a runner that takes longer hangs, and would do so for ever. */
const runnerLimitMs = 15 * 60_000

const { CI } = process.env
const nothingMayBeMissing = CI === 'true'

let running: ChildProcess | null = null
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    running?.kill(signal)
  })
}

/** Runs a package's script under this very Node; answers its exit code, null after a signal or far too long. */
const execute = (
  script: string,
  flags: string[],
  stdout: 'inherit' | 'ignore',
  env: NodeJS.ProcessEnv = {},
) =>
  new Promise<number | null>((resolve) => {
    if (interrupted) return resolve(null)
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...flags], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, 'inherit'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), runnerLimitMs)
    child.on('error', () => resolve(1))
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
    running = child
  })

const vitest = (stdout: 'inherit' | 'ignore', ...flags: string[]) =>
  execute('vitest/vitest.mjs', flags, stdout)

const playwright = (stdout: 'inherit' | 'ignore', file: string, ...flags: string[]) =>
  execute('@playwright/test/cli.js', ['test', ...flags], stdout, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })

/** Counts what a runner wrote down. Without a report, or with an empty one, the runner has failed. */
const judge = <Report>(name: string, code: number | null, file: string, tally: (report: Report) => Tally) => {
  const ending = code === null ? 'was interrupted or hung' : `ended with exit code ${code}`
  let result: Tally
  try {
    result = tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return failure(`${name} ${ending} and left no report that can be read: ${String(error)}`)
  }
  if (result.passed + result.failed + result.skipped === 0)
    return failure(`${name} ${ending} and ran no test`)
  if (code !== 0 && result.failed === 0) {
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

const runVitest = async (...projects: string[]): Promise<Tally> => {
  const file = join(reports, 'vitest.json')
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await vitest('inherit', 'run', ...projects.map((name) => `--project=${name}`), ...flags)
  return judge('vitest', code, file, tallyVitest)
}

const skipPostgres = async (): Promise<Tally> => {
  const file = join(reports, 'postgres.json')
  const code = await vitest('ignore', 'list', '--project=postgres', `--json=${file}`)
  return judge('the listing of the PostgreSQL tests', code, file, (tests: ListedTest[]) =>
    skip(tests, 'PostgreSQL is not installed'),
  )
}

const runPlaywright = async (): Promise<Tally> => {
  const file = join(reports, 'playwright.json')
  return judge('playwright', await playwright('inherit', file, '--reporter=list,json'), file, tallyPlaywright)
}

const skipPlaywright = async (): Promise<Tally> => {
  const file = join(reports, 'browser.json')
  const code = await playwright('ignore', file, '--list', '--reporter=json')
  return judge('the listing of the browser tests', code, file, ({ suites }: PlaywrightListing) =>
    skip(listedByPlaywright(suites), 'Chromium is not installed'),
  )
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const hasPostgres = findPostgres() !== null
const hasChromium = findChromium() !== null

const everywhere = ['unit', 'house', 'embedded', 'start']
let total = await runVitest(...everywhere, ...(hasPostgres ? ['postgres'] : []))
if (!hasPostgres) total = addTallies(total, await skipPostgres())
total = addTallies(total, await (hasChromium ? runPlaywright() : skipPlaywright()))

for (const problem of total.problems) console.error(`failed  ${problem}`)
process.exitCode = total.failed > 0 || interrupted ? 1 : 0
console.log(summary(total))
