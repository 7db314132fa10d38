import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { root } from '../support/root.ts'

/** Stands in for what installs: brings a Node that says it was run, and with what. */
const install = `
import { mkdirSync, writeFileSync } from 'node:fs'
if (process.env.FAILS) process.exit(7)
mkdirSync('node_modules/node/bin', { recursive: true })
writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\necho "$@" >> calls\\n', { mode: 0o755 })
`

const test = plain.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'gateway/cli'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'gateway/cli/install.js'), install)
  writeFileSync(join(folder, 'calls'), '')
  return folder
})

const prepare = (cwd: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(root, 'gateway/cli/prepare.js')], {
    cwd,
    env: { ...process.env, ...env },
  }).status

const calls = (folder: string): string => readFileSync(join(folder, 'calls'), 'utf8').trim()

test.skipIf(process.platform === 'win32')(
  'is built by the Node that installing has brought',
  ({ folder }) => {
    expect(prepare(folder)).toBe(0)
    expect(calls(folder)).toBe('gateway/cli/build.ts')
  },
)

test('is not built of what could not be installed', ({ folder }) => {
  expect(prepare(folder, { FAILS: 'yes' })).toBe(7)
  expect(calls(folder)).toBe('')
})
