import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataDirectoryInUseError, lockDataDirectory } from './data-directory.ts'

let parent: string
let dataDir: string

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'lock-'))
  dataDir = path.join(parent, 'data')
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** A process of its own that takes the lock and holds it until it is ended. */
const startHolder = async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'data-directory.ts'))
  const program = `
    const { lockDataDirectory } = await import(${module})
    lockDataDirectory(${JSON.stringify(dataDir)})
    console.log('held')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' })
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

describe('a data directory', () => {
  test('is made for its owner alone', () => {
    const lock = lockDataDirectory(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    lock.release()
  })

  test('is refused while another process holds it, by the name of the holder, and free once that was killed', async () => {
    const holder = await startHolder()
    try {
      expect(() => lockDataDirectory(dataDir)).toThrow(DataDirectoryInUseError)
      expect(() => lockDataDirectory(dataDir)).toThrow(
        new RegExp(
          `^data directory ${dataDir} is in use by process ${holder.pid} \\(started 20\\d\\d-[\\d-]+T[\\d:.]+Z\\)\\. ` +
            'Stop it first, or set DATA_DIR to another directory\\.$',
        ),
      )
    } finally {
      await holder.kill()
    }
    lockDataDirectory(dataDir).release()
  })

  test('a name longer than there may be is said to be that', () => {
    expect(() => lockDataDirectory(path.join(dataDir, 'd'.repeat(300)))).toThrow(
      'cannot be used: its name is too long. Set DATA_DIR',
    )
  })

  test('is refused where nothing can be kept, at once', () => {
    const file = path.join(parent, 'file')
    writeFileSync(file, '')
    for (const taken of [file, path.join(file, 'below')]) {
      expect(() => lockDataDirectory(taken)).toThrow(
        `data directory ${taken} cannot be used: there is a file in its place. ` +
          'Set DATA_DIR to a directory this user may write in.',
      )
    }
    mkdirSync(path.join(dataDir, 'lock.sqlite'), { recursive: true })
    expect(() => lockDataDirectory(dataDir)).toThrow('cannot be used: this user may not write there')
  })

  test.runIf(process.platform === 'linux')('is refused where nobody can make one', () => {
    expect(() => lockDataDirectory('/proc/data/of/ours')).toThrow(
      'data directory /proc/data/of/ours cannot be used: this user may not write there. ',
    )
  })

  test('is taken though something else stands where the lock and its holder would be', () => {
    mkdirSync(path.join(dataDir, 'lock.holder', 'inner'), { recursive: true })
    writeFileSync(
      path.join(dataDir, 'lock.sqlite'),
      'no lock at all, but long enough to be looked at'.repeat(20),
    )
    const lock = lockDataDirectory(dataDir)
    expect(() => lockDataDirectory(dataDir)).toThrow(`is in use by process ${process.pid} `)
    lock.release()
  })

  test('is refused to the process that holds it already', () => {
    const lock = lockDataDirectory(dataDir)
    expect(() => lockDataDirectory(dataDir)).toThrow(`in use by process ${process.pid} `)
    lock.release()
  })

  test('is free once it was given back, and giving it back twice harms nobody', () => {
    const first = lockDataDirectory(dataDir)
    first.release()
    const second = lockDataDirectory(dataDir)
    first.release()
    expect(() => lockDataDirectory(dataDir)).toThrow(DataDirectoryInUseError)
    second.release()
  })

  test('is not held by the note of a process that is gone', () => {
    lockDataDirectory(dataDir).release()
    writeFileSync(path.join(dataDir, 'lock.holder'), '1 2020-01-01T00:00:00.000Z\n')
    expect(() => lockDataDirectory(dataDir).release()).not.toThrow()
  })

  test('is refused without a name when the holder has not signed', () => {
    const lock = lockDataDirectory(dataDir)
    rmSync(path.join(dataDir, 'lock.holder'))
    expect(() => lockDataDirectory(dataDir)).toThrow(
      `data directory ${dataDir} is in use by another process. `,
    )
    lock.release()
  })
})
