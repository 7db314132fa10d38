import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as plain } from 'vitest'
import { explainFailure } from '../start/explain-failure.ts'
import { copyCluster, openCluster } from './cluster.ts'

const test = plain.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'empty/base'), { recursive: true })
  writeFileSync(path.join(folder, 'empty/base/1'), 'rows')
  return folder
})

test('a cluster is copied whole', async ({ folder }) => {
  const [empty, data] = [path.join(folder, 'empty'), path.join(folder, 'data')]
  await copyCluster(empty, data)
  expect(readFileSync(path.join(data, 'base/1'), 'utf8')).toBe('rows')
})

test('a copy belongs to its owner alone, who may write in it, whatever may be done with what was built', async ({
  folder,
}) => {
  const [empty, data] = [path.join(folder, 'empty'), path.join(folder, 'data')]
  for (const [name, mode] of [
    ['base/1', 0o444],
    ['base', 0o555],
    ['.', 0o555],
  ] as const)
    chmodSync(path.join(empty, name), mode)
  await copyCluster(empty, data)
  for (const name of ['.', 'base']) chmodSync(path.join(empty, name), 0o755)
  const modes = ['.', 'base', 'base/1'].map((name) => statSync(path.join(data, name)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('one that is there stays as it is', async ({ folder }) => {
  const [empty, data] = [path.join(folder, 'empty'), path.join(folder, 'data')]
  mkdirSync(data)
  writeFileSync(path.join(data, 'PG_VERSION'), '18')
  await copyCluster(empty, data)
  expect(existsSync(path.join(data, 'base'))).toBe(false)
})

test('what an interrupted copy has left is done anew', async ({ folder }) => {
  const [empty, data] = [path.join(folder, 'empty'), path.join(folder, 'data')]
  mkdirSync(`${data}.unfinished`)
  writeFileSync(path.join(`${data}.unfinished`, 'half'), '')
  await copyCluster(empty, data)
  expect(existsSync(path.join(data, 'half'))).toBe(false)
  expect(existsSync(`${data}.unfinished`)).toBe(false)
  expect(readFileSync(path.join(data, 'base/1'), 'utf8')).toBe('rows')
})

test('where none was built, none is copied', async ({ folder }) => {
  const data = path.join(folder, 'data')
  await copyCluster(path.join(folder, 'nothing'), data)
  expect(existsSync(data)).toBe(false)
})

test('from its sources the gateway makes one, of which nothing is copied', async ({ folder }) => {
  const data = path.join(folder, 'data')
  const db = await openCluster(data)
  await db.close()
  expect(readdirSync(data)).toContain('PG_VERSION')
  expect(readdirSync(data).filter((name) => name.endsWith('.ts'))).toEqual([])
}, 60_000)

test('nobody else may read one, wherever it stands, from its first file on', async ({ folder }) => {
  const data = path.join(folder, 'data')
  const opening = openCluster(data)
  await expect.poll(() => existsSync(data), { interval: 1 }).toBe(true)
  expect(statSync(data).mode & 0o077).toBe(0)
  await (await opening).close()
  expect(statSync(data).mode & 0o077).toBe(0)
}, 60_000)

test('one whose files are damaged is not opened, and the start says what to do', async ({ folder }) => {
  const data = path.join(folder, 'data')
  mkdirSync(path.join(data, 'global'), { recursive: true })
  writeFileSync(path.join(data, 'PG_VERSION'), 'not a version')
  const said = explainFailure(await openCluster(data).catch((error: unknown) => error))
  expect(said).toMatch(
    /^Cannot start: the embedded database in \S+ cannot be opened: its files are damaged, or not all there .* bring the last backup back there with npm run restore -- <file>\.$/,
  )
  expect(readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('not a version')
})
