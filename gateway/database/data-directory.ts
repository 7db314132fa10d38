import { readFileSync, writeFileSync } from 'node:fs'
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

/** What is locked stays reachable from here: a collected connection would give its lock away. */
const held = new Set<DatabaseSync>()

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

/** "process 123 (started …)", or less when the holder had no time to sign. */
const holderOf = (dataDir: string): string => {
  try {
    const [pid, startedAt] = readFileSync(path.join(dataDir, holderFile), 'utf8').trim().split(' ')
    return pid && startedAt ? `process ${pid} (started ${startedAt})` : 'another process'
  } catch {
    return 'another process'
  }
}

const sign = (dataDir: string): void => {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  writeFileSync(path.join(dataDir, holderFile), `${process.pid} ${startedAt}\n`, { mode: 0o600 })
}

/** SQLite says of nothing but a lock that it is held that somebody else has it; of all else, that it cannot write. */
const open = (dataDir: string): DatabaseSync => {
  try {
    return new DatabaseSync(path.join(dataDir, lockFile), { timeout: 0 })
  } catch (error) {
    throw new DataDirectoryUnusableError(dataDir, error)
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
  const lock = open(dataDir)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error)
      ? new DataDirectoryInUseError(dataDir, holderOf(dataDir))
      : new DataDirectoryUnusableError(dataDir, error)
  }
  held.add(lock)
  sign(dataDir)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}
