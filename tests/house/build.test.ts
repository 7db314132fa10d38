import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as plain } from 'vitest'
import { root } from '../support/root.ts'

/** Writes what a step is known by; told to, it takes its time, or ends the build in its midst. */
const step = (...written: string[]): string => `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
const written = ${JSON.stringify(written)}
const file = process.argv.includes('--ssr') ? written[1] : written[0]
appendFileSync('calls', file + '\\n')
mkdirSync(dirname(file), { recursive: true })
if (process.env.SLOW) await new Promise((resolve) => setTimeout(resolve, 300))
writeFileSync(file, '')
if (process.env.ENDS_IN === file) process.kill(process.ppid, 'SIGKILL')
`

const programs: Record<string, string> = {
  'node_modules/typescript/bin/tsc': step('dist/compiled/gateway/server.js'),
  'gateway/cli/bundle.ts': `${step('dist/gateway/server.js')}
import { cpSync } from 'node:fs'
cpSync('make-cluster.js', 'dist/gateway/cli/make-cluster.js')
`,
  'make-cluster.js': step('dist/cluster/PG_VERSION'),
  'node_modules/vite/bin/vite.js': step('dist/client/index.html', 'dist/pages/entry.js'),
}

/** The build, and a stand-in for each program that it runs. */
const test = plain.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries({ ...programs, 'package.json': '{"type":"module"}' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(join(root, 'gateway/cli/build.ts'), join(folder, 'gateway/cli/build.ts'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/page.tsx'), 'old')
  return folder
})

/** Builds, and answers what was built. */
const build = (cwd: string, env: NodeJS.ProcessEnv = {}): string[] => {
  writeFileSync(join(cwd, 'calls'), '')
  spawnSync(process.execPath, ['gateway/cli/build.ts'], { cwd, env: { ...process.env, ...env } })
  return readFileSync(join(cwd, 'calls'), 'utf8').split('\n').slice(0, -1)
}

test('writes nothing where nothing has changed, as whoever starts it may not be who has built it', ({
  folder,
}) => {
  const stamped = () => statSync(join(folder, 'dist/.build.json'), { bigint: true }).mtimeNs
  expect(build(folder)).toHaveLength(5)
  const before = stamped()
  expect(build(folder)).toEqual([])
  expect(stamped()).toBe(before)
})

test('does a step anew in whose midst it was ended, also for what was there before', ({ folder }) => {
  build(folder)
  writeFileSync(join(folder, 'client/page.tsx'), 'new')
  expect(build(folder, { ENDS_IN: 'dist/client/index.html' })).toEqual(['dist/client/index.html'])
  writeFileSync(join(folder, 'client/page.tsx'), 'old')
  expect(build(folder)).toEqual(['dist/client/index.html'])
})

test('fails where a step has not made what it is known by', ({ folder }) => {
  writeFileSync(join(folder, 'gateway/cli/bundle.ts'), '')
  const { status, stderr } = spawnSync(process.execPath, ['gateway/cli/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('dist/gateway/server.js was not made')])
})

test('waits for another that builds in the same folder, and does nothing that was done by then', async ({
  folder,
}) => {
  writeFileSync(join(folder, 'calls'), '')
  const start = () =>
    promisify(execFile)(process.execPath, ['gateway/cli/build.ts'], {
      cwd: folder,
      env: { ...process.env, SLOW: 'yes' },
    })
  const said = (await Promise.all([start(), start()])).map(({ stdout }) => stdout)
  expect(readFileSync(join(folder, 'calls'), 'utf8').split('\n').slice(0, -1)).toHaveLength(5)
  expect(said).toContainEqual(expect.stringContaining('another is at it'))
})

test('keeps the scripts of the build before for a gateway that runs, and those of no older one', ({
  folder,
}) => {
  build(folder)
  const script = join(folder, 'dist/client/assets/main-B7V_f9kM.js')
  mkdirSync(dirname(script))
  writeFileSync(script, '')
  const stays = ['new', 'newer'].map((text) => {
    writeFileSync(join(folder, 'client/page.tsx'), text)
    build(folder)
    return existsSync(script)
  })
  expect(stays).toEqual([true, false])
})
