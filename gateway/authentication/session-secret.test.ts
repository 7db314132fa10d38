import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, vi } from 'vitest'
import { test as withDirectory } from '../../tests/support/data-directory.ts'
import { keptSecret } from './session-secret.ts'

// As on disks where a file has one name alone, such as some that are shared over a network.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: () =>
    Promise.reject(Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })),
}))

const test = withDirectory.extend('file', ({ dataDir }) => path.join(dataDir, 'jwt-secret'))

describe('the signing key of a gateway that was given none', () => {
  test('is made once and kept, for its owner alone, with nothing beside it', async ({ dataDir, file }) => {
    const secret = await keptSecret(dataDir)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await keptSecret(dataDir)).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['jwt-secret'])
  })

  test('is the same for all that begin at once', async ({ dataDir }) => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const directory = path.join(dataDir, name)
      const secrets = await Promise.all([1, 2, 3].map(() => keptSecret(directory)))
      expect(new Set(secrets).size).toBe(1)
      expect(readdirSync(directory)).toEqual(['jwt-secret'])
    }
  })

  test('is the one that was chosen by those who were ended before they had kept it', async ({
    dataDir,
    file,
  }) => {
    mkdirSync(`${file}.chosen`)
    writeFileSync(path.join(`${file}.chosen`, 'key'), `${'c'.repeat(64)}\n`)
    expect(await Promise.all([1, 2, 3].map(() => keptSecret(dataDir)))).toEqual(Array(3).fill('c'.repeat(64)))
    expect(readdirSync(dataDir)).toEqual(['jwt-secret'])
  })

  test('makes the data directory where there is none', async ({ dataDir }) => {
    const inner = path.join(dataDir, 'inner')
    const secret = await keptSecret(inner)
    expect(readFileSync(path.join(inner, 'jwt-secret'), 'utf8').trim()).toBe(secret)
  })

  for (const left of ['', '\n', 'x'.repeat(31), `${' '.repeat(40)}\n`]) {
    test(`is refused, and says what to do, where ${JSON.stringify(left)} is left of it`, async ({
      dataDir,
      file,
    }) => {
      writeFileSync(file, left)
      await expect(keptSecret(dataDir)).rejects.toThrow(
        `the signing key in ${file} has ${left.trim().length} characters of at least 32`,
      )
      expect(readFileSync(file, 'utf8')).toBe(left)
    })
  }

  for (const [what, left] of [
    ['zeros', Buffer.alloc(64)],
    ['noise', Buffer.alloc(64, 0xff)],
  ] as const) {
    test(`is refused, and says what to do, where a disk has left ${what} of it`, async ({
      dataDir,
      file,
    }) => {
      writeFileSync(file, left)
      await expect(keptSecret(dataDir)).rejects.toThrow(`the signing key in ${file} is damaged`)
      await expect(keptSecret(dataDir)).rejects.toThrow('Put it back from a backup')
      expect(readFileSync(file)).toEqual(left)
    })
  }

  test('is named where it is no file', async ({ dataDir, file }) => {
    mkdirSync(file)
    await expect(keptSecret(dataDir)).rejects.toThrow(
      `the signing key in ${file} cannot be read (EISDIR): it has to be a file that this user may read. Put it back`,
    )
  })

  test('stays the one that stands there, long enough to be trusted', async ({ dataDir, file }) => {
    writeFileSync(file, `${'k'.repeat(32)}\n`)
    expect(await keptSecret(dataDir)).toBe('k'.repeat(32))
  })

  test('leaves nothing half written where it cannot be kept', async ({ dataDir, file }) => {
    mkdirSync(file)
    await expect(keptSecret(dataDir)).rejects.toThrow('EISDIR')
    expect(readdirSync(dataDir)).toEqual(['jwt-secret'])
  })
})
