import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../support/chromium.ts'
import { findPgbouncer } from '../support/pgbouncer.ts'
import { findPostgres } from '../support/postgres-cluster.ts'
import { findRedis } from '../support/redis-server.ts'
import { listedByPlaywright, type PlaywrightListing } from '../support/reports.ts'
import { root } from '../support/root.ts'
import type { Counted } from './count.ts'
import { rows } from './rows.ts'
import { type Found, findRow, isHeld, type Told, tableOf } from './table.ts'

const { values: flags } = parseArgs({
  options: { short: { type: 'boolean', default: false }, row: { type: 'string', multiple: true } },
})

const wanted = rows.filter(({ row }) => flags.row === undefined || flags.row.includes(String(row)))
const files = [...new Set(wanted.flatMap(({ shown }) => shown.map(({ file }) => file)))]
const inBrowser = files.filter((file) => file.endsWith('.e2e.ts'))
const others = files.filter((file) => !inBrowser.includes(file))

const reports = join(root, 'test-results/faults')

/** Runs a package's script to its end and shows what it says. */
const execute = (script: string, parameters: string[], env: Record<string, string> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...parameters], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    // Whoever ends this run ends what it has started.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
    child.on('error', reject)
    child.on('close', () => resolve())
  })

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; meta?: { counted?: Counted[] } }[]
  }[]
}

/** What there was to try with is there; of what is missing the table says that it was not tried. */
const projects = [
  'unit',
  'house',
  'start',
  'embedded',
  ...(findPostgres() === null
    ? []
    : [
        'postgres',
        'faults',
        ...(findPgbouncer() === null ? [] : ['pooler']),
        ...(findRedis() === null ? [] : ['redis']),
      ]),
]

const statusOf = (status: string): Told['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

const runOthers = async (): Promise<Told[]> => {
  const file = join(reports, 'vitest.json')
  await execute(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...others,
    ],
    flags.short ? {} : { FAULTS: 'long', FUZZ_RUNS: '1000' },
  )
  const { testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      file: relative(root, name),
      name: fullName,
      status: statusOf(status),
      counted: meta?.counted ?? [],
    })),
  )
}

const runInBrowser = async (): Promise<Told[]> => {
  if (findChromium() === null) return []
  const report = join(reports, 'playwright.json')
  await execute('@playwright/test/cli.js', ['test', '--reporter=list,json', ...inBrowser], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { suites }: PlaywrightListing = JSON.parse(readFileSync(report, 'utf8'))
  return (['passed', 'failed'] as const).flatMap((status) =>
    listedByPlaywright(suites, (test) => (test.status === 'expected') === (status === 'passed')).map(
      ({ file, name }) => ({ file: `tests/e2e/${file}`, name, status, counted: [] }),
    ),
  )
}

const explain = ({ row, faults }: Found): string[] => faults.map((fault) => `row ${row.row}: ${fault}`)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const told = [
  ...(others.length === 0 ? [] : await runOthers()),
  ...(inBrowser.length === 0 ? [] : await runInBrowser()),
]
const found = wanted.map((row) => findRow(row, told))
const table = tableOf(found)
const isWhole = !flags.short && flags.row === undefined
const page = isWhole ? 'FAULTS.md' : 'test-results/faults.md'
writeFileSync(
  join(root, page),
  `# What was tried, and what held\n\nWritten by \`npm run faults\`, ${new Date().toISOString().slice(0, 10)}. In bold is what did not hold.\n\n${table}\n`,
)
console.log(`\n${table}\n`)
for (const line of found.flatMap(explain)) console.error(line)
console.log(`written to ${page}`)
process.exitCode = found.every(isHeld) ? 0 : 1
