import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres } from '../support/postgres-cluster.ts'
import { root } from '../support/root.ts'
import { type Protection, protections } from './protections.ts'

/** In a copy of the tree, so that nothing here is ever without its protections. */
const copyTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'switched-off-'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file))
  for (const made of ['node_modules', 'dist']) symlinkSync(join(root, made), join(copy, made))
  return copy
}

type Verdict = 'fails' | 'passes all the same' | 'was not run'

const wordFor = (status: string): Verdict => (status === 'failed' ? 'fails' : 'passes all the same')

/** What becomes of the test that shows a protection, in the copy. */
const runTest = (copy: string, { shown: { project, file, test } }: Protection): Verdict => {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  try {
    const name = test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${project}`,
        file,
        '-t',
        name,
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { cwd: copy, stdio: 'ignore' },
    )
  } catch {
    // Its exit code says less than its report.
  }
  const { testResults }: { testResults: { assertionResults: { status: string; fullName: string }[] }[] } =
    JSON.parse(readFileSync(report, 'utf8'))
  const [found] = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(test) && ['passed', 'failed'].includes(status))
    .map(({ status }) => wordFor(status))
    .toSorted()
  return found ?? 'was not run'
}

const switchOff = (copy: string, { file, off }: Protection): (() => void) => {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    off.reduce((text, [written, instead]) => text.replace(written, () => instead), whole),
  )
  return () => writeFileSync(path, whole)
}

const { values: flags } = parseArgs({ options: { row: { type: 'string', multiple: true } } })
const wanted = protections.filter(({ row }) => flags.row === undefined || flags.row.includes(String(row)))

const copy = copyTree()
let unnoticed = 0
try {
  for (const protection of wanted) {
    const { row, what, shown } = protection
    if (shown.project === 'postgres' && findPostgres() === null) continue
    const before = runTest(copy, protection)
    const switchOn = switchOff(copy, protection)
    const after = runTest(copy, protection)
    switchOn()
    const isNoticed = before === 'passes all the same' && after === 'fails'
    if (!isNoticed) unnoticed += 1
    console.log(
      `${isNoticed ? 'noticed  ' : 'UNNOTICED'}  row ${row}: without "${what}" ${shown.file} > ${shown.test} ${after}${before === 'fails' ? ', and fails with it as well' : ''}`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = unnoticed === 0 ? 0 : 1
