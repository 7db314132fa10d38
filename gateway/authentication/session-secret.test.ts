import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, vi } from 'vitest'
import { test as withDirectory } from '../../tests/support/data-directory.ts'
import { keptSecret } from './session-secret.ts'

const test = withDirectory
  .extend('file', ({ dataDir }) => path.join(dataDir, 'jwt-secret'))
  .extend('tell', () => vi.fn<(sentence: string) => void>())

describe('the signing key of a gateway that was given none', () => {
  test('is made once and kept, for its owner alone, with nothing beside it', async ({
    dataDir,
    file,
    tell,
  }) => {
    const secret = await keptSecret(dataDir, tell)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await keptSecret(dataDir, tell)).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['jwt-secret'])
    expect(tell).not.toHaveBeenCalled()
  })

  test('makes the data directory where there is none', async ({ dataDir, tell }) => {
    const inner = path.join(dataDir, 'inner')
    const secret = await keptSecret(inner, tell)
    expect(readFileSync(path.join(inner, 'jwt-secret'), 'utf8').trim()).toBe(secret)
  })

  for (const left of ['', '\n', 'x'.repeat(31), `${' '.repeat(40)}\n`]) {
    test(`is made anew, and said so, where ${JSON.stringify(left)} is left of it`, async ({
      dataDir,
      file,
      tell,
    }) => {
      writeFileSync(file, left)
      chmodSync(file, 0o644)
      const secret = await keptSecret(dataDir, tell)
      expect(secret).toMatch(/^[\w-]{64}$/)
      expect(tell).toHaveBeenCalledExactlyOnceWith(
        `the key in ${file} was too short to be trusted; a new one is made, and everybody signs in again`,
      )
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(await keptSecret(dataDir, tell)).toBe(secret)
      expect(tell).toHaveBeenCalledOnce()
    })
  }

  test('stays the one that stands there, long enough to be trusted', async ({ dataDir, file, tell }) => {
    writeFileSync(file, `${'k'.repeat(32)}\n`)
    expect(await keptSecret(dataDir, tell)).toBe('k'.repeat(32))
    expect(tell).not.toHaveBeenCalled()
  })

  test('leaves nothing half written where it cannot be kept', async ({ dataDir, file, tell }) => {
    mkdirSync(file)
    await expect(keptSecret(dataDir, tell)).rejects.toThrow('EISDIR')
    expect(readdirSync(dataDir)).toEqual(['jwt-secret'])
  })
})
