import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { beginFirstStart, endFirstStart } from './first-start.ts'
import { dataDirectoryOf, etcdDataOf } from './layout.ts'

const test = plain
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
    onCleanup(() => rmSync(folder, { recursive: true }))
    return folder
  })
  .extend('files', ({ folder }) => [
    join(dataDirectoryOf(folder, 'db-1'), 'PG_VERSION'),
    join(dataDirectoryOf(folder, 'db-2'), 'PG_VERSION'),
    join(etcdDataOf(folder), 'member'),
  ])

const fill = (files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '15')
  }
}

test('what an interrupted first start has left is removed, however often it is interrupted', ({
  folder,
  files,
}) => {
  expect(beginFirstStart(folder)).toBe('nothing')
  for (let times = 0; times < 2; times++) {
    fill(files)
    expect(beginFirstStart(folder)).toBe('unfinished')
    expect(files.some(existsSync)).toBe(false)
  }
})

test('a database that was whole once is let be, as is one from before there was a mark', ({
  folder,
  files,
}) => {
  fill(files)
  expect(beginFirstStart(folder)).toBe('whole')
  expect(files.every(existsSync)).toBe(true)
})

test('a first start that came to its end leaves a whole database', ({ folder, files }) => {
  beginFirstStart(folder)
  fill(files)
  endFirstStart(folder)
  expect(beginFirstStart(folder)).toBe('whole')
  expect(files.every(existsSync)).toBe(true)
})

test('one node that has lost its data gets it from the other, and is no first start', ({ folder, files }) => {
  fill(files.slice(1))
  expect(beginFirstStart(folder)).toBe('whole')
  expect(files.slice(1).every(existsSync)).toBe(true)
})

test('what etcd alone has kept, of a start that came to no database, is removed', ({ folder, files }) => {
  fill(files.slice(2))
  expect(beginFirstStart(folder)).toBe('nothing')
  expect(files.some(existsSync)).toBe(false)
})
