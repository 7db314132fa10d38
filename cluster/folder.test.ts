import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { FolderUnusableError, makeClusterFolder, requireRoom } from './folder.ts'

const test = base.extend('there', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
})

const modeOf = (folder: string): number => statSync(folder).mode & 0o7777

test('others may pass through the folder that is made for a cluster, and not look into it', ({ there }) => {
  const made = join(there, 'of/the/cluster')
  makeClusterFolder(made, null)
  expect(modeOf(made)).toBe(0o711)
  chmodSync(there, 0o700)
  makeClusterFolder(there, null)
  expect(modeOf(there)).toBe(0o711)
})

test('a folder that was there before, such as one that everybody writes to, stays as open as it is', ({
  there,
}) => {
  chmodSync(there, 0o1777)
  makeClusterFolder(there, null)
  expect(modeOf(there)).toBe(0o1777)
})

test('where nothing can be made, or there is no room, that is said in a sentence', ({ there }) => {
  const file = join(there, 'file')
  writeFileSync(file, '')
  expect(() => makeClusterFolder(join(file, 'cluster'), null)).toThrow(
    new FolderUnusableError(
      `Nothing can be kept in ${file}/cluster: ENOTDIR: not a directory, mkdir '${file}/cluster'. Choose another folder with --folder.`,
    ),
  )
  expect(() => requireRoom(there, Infinity)).toThrow(/^The disk of .* has \d+ MB free, and a cluster needs /)
})
