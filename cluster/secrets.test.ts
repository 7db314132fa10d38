import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, vi } from 'vitest'
import { keptSecrets } from './secrets.ts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return { ...real, writeFileSync: vi.fn(real.writeFileSync) }
})

const test = base.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
})

test('the secrets of a cluster are made once, for their owner alone', ({ folder }) => {
  const made = keptSecrets(folder)
  expect(new Set(Object.values(made)).size).toBe(6)
  expect(keptSecrets(folder)).toEqual(made)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a disk that was full as they were made leaves nothing that the next start stumbles over', async ({
  folder,
}) => {
  const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs')
  vi.mocked(writeFileSync).mockImplementationOnce((file, text) => {
    write(file, String(text).slice(0, 40))
    throw new Error('ENOSPC: no space left on device, write')
  })
  expect(() => keptSecrets(folder)).toThrow('ENOSPC')
  const made = keptSecrets(folder)
  expect(keptSecrets(folder)).toEqual(made)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})
