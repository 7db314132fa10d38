import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryUnusableError, makeDirectory } from '../config/make-directory.ts'

/** Another process, or this one, has the data directory open. The message names it and says what to do. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError'

  constructor(dataDir: string, holder: string) {
    super(
      `data directory ${dataDir} is in use by ${holder}. Stop it first, or set DATA_DIR to another directory.`,
    )
  }
}

export interface DataDirectoryLock {
  release(): void
}

const lockFile = 'lock.sqlite'
const holderFile = 'lock.holder'
const sqliteBusy = 5
const sqliteNotADatabase = 26

/** What is locked stays reachable from here: a collected connection would give its lock away. */
const held = new Set<DatabaseSync>()

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === code

/** "process 123 (started …)", or less when the holder had no time to sign. */
const holderOf = (dataDir: string): string => {
  try {
    const [pid, startedAt] = readFileSync(path.join(dataDir, holderFile), 'utf8').trim().split(' ')
    return pid && startedAt ? `process ${pid} (started ${startedAt})` : 'another process'
  } catch {
    return 'another process'
  }
}

/** For whoever asks who holds it. Whatever else stands in its place says nothing, and goes. */
const sign = (dataDir: string): void => {
  const file = path.join(dataDir, holderFile)
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  try {
    rmSync(file, { recursive: true, force: true })
    writeFileSync(file, `${process.pid} ${startedAt}\n`, { mode: 0o600 })
  } catch (error) {
    throw new DataDirectoryUnusableError(dataDir, error)
  }
}

/** SQLite says of nothing but a lock that it is held that somebody else has it; of all else, that it cannot write. */
const open = (dataDir: string): DatabaseSync => {
  try {
    return new DatabaseSync(path.join(dataDir, lockFile), { timeout: 0 })
  } catch (error) {
    throw new DataDirectoryUnusableError(dataDir, error)
  }
}

/** What is no SQLite database is no lock of anybody's: a held one is empty. It goes, and there is one instead. */
const take = (dataDir: string, isFirst = true): DatabaseSync => {
  const lock = open(dataDir)
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (hasCode(error, sqliteBusy)) throw new DataDirectoryInUseError(dataDir, holderOf(dataDir))
    if (!isFirst || !hasCode(error, sqliteNotADatabase)) throw new DataDirectoryUnusableError(dataDir, error)
    rmSync(path.join(dataDir, lockFile))
    return take(dataDir, false)
  }
}

/**
 * Makes the directory (readable by its owner alone) if need be, and holds it for this process.
 *
 * Two PostgreSQL on one directory destroy it, and nothing in the embedded one prevents that. The lock is a
 * SQLite transaction that never ends, which is to say a lock the kernel holds: it is gone the moment the
 * process is, however it died, and cannot be mistaken for that of a later process with the same number.
 * @throws DataDirectoryInUseError, DataDirectoryUnusableError
 */
export const lockDataDirectory = (dataDir: string): DataDirectoryLock => {
  makeDirectory(dataDir)
  const lock = take(dataDir)
  held.add(lock)
  sign(dataDir)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}
