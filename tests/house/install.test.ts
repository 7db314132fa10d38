import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { root } from '../support/root.ts'

/** Stands in for npm: says that it ran, and "installs" one package. */
const npm = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
mkdirSync('node_modules/straw', { recursive: true })
writeFileSync('node_modules/straw/package.json', '{}')
writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/straw":{"version":"1.0.0"}}}')
process.exitCode = Number(process.env.EXIT_CODE ?? 0)
`

const test = plain.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'npm.mjs'), npm)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  return folder
})

const install = (folder: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(root, 'gateway/cli/install.js')], {
    cwd: folder,
    env: { ...process.env, npm_execpath: 'npm.mjs', npm_node_execpath: process.execPath, ...env },
  }).status

const calls = (folder: string): string[] =>
  readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean)

test('packages are installed once, with those of development', ({ folder }) => {
  expect(install(folder)).toBe(0)
  expect(install(folder)).toBe(0)
  expect(calls(folder)).toEqual(['install --include=dev'])
})

test.for([
  [
    'the lock file asks for others',
    (folder: string) => writeFileSync(join(folder, 'package-lock.json'), '{ }'),
  ],
  [
    'one of them is gone',
    (folder: string) => rmSync(join(folder, 'node_modules/straw'), { recursive: true }),
  ],
  ['all of them are gone', (folder: string) => rmSync(join(folder, 'node_modules'), { recursive: true })],
  [
    'npm has changed them by itself',
    (folder: string) => writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}'),
  ],
] as const)('they are installed again where %s', ([, change], { folder }) => {
  install(folder)
  change(folder)
  expect(install(folder)).toBe(0)
  expect(calls(folder)).toHaveLength(2)
})

test('a failure of npm is ours, and is tried again', ({ folder }) => {
  mkdirSync(join(folder, 'node_modules'))
  expect(install(folder, { EXIT_CODE: '7' })).toBe(7)
  expect(install(folder)).toBe(0)
  expect(calls(folder)).toHaveLength(2)
})
