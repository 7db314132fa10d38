import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/data-directory.ts'
import { copyIn, copyRunning, removeAbandonedCopy } from './copy-running.ts'
import { lockDataDirectory } from './data-directory.ts'

describe('the copy of a database that somebody has open', () => {
  for (const [what, door] of [
    ['has not opened it yet', null],
    ['has left half a note of it', '{"host":"/tmp'],
    ['has left a note of something else', '5'],
    ['is gone', '{"host":"127.0.0.1","port":1}'],
  ] as const) {
    test(`is not made where whoever is behind the door ${what}, and says what to do`, async ({ dataDir }) => {
      mkdirSync(dataDir, { recursive: true })
      if (door !== null) writeFileSync(path.join(dataDir, 'door.json'), door)
      await expect(copyRunning(dataDir, copyIn(dataDir))).rejects.toThrow(
        `whoever has ${dataDir} open does not answer: it is just starting, or about to end. Try again in a minute`,
      )
      expect(existsSync(copyIn(dataDir))).toBe(false)
    })
  }

  test('is taken away where the backup it was for was killed, and not while one reads it', async ({
    dataDir,
  }) => {
    const copy = copyIn(dataDir)
    const reading = lockDataDirectory(copy)
    writeFileSync(path.join(copy, 'people'), 'nino@example.org')
    await removeAbandonedCopy(dataDir)
    expect(readdirSync(copy)).toContain('people')
    reading.release()
    await removeAbandonedCopy(dataDir)
    expect(existsSync(copy)).toBe(false)
    await removeAbandonedCopy(dataDir)
  })
})
