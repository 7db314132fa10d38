import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { makeClusterFolder } from './folder.ts'

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
