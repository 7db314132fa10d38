import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { DataDirectoryInUseError, lockDataDirectory } from './data-directory.ts'
import { findDoor } from './door.ts'

/** Whoever has the data directory open lets nobody in. The message says what to do. */
export class DoorClosedError extends Error {
  override readonly name = 'DoorClosedError'

  constructor(dataDir: string, cause: unknown) {
    super(
      `whoever has ${dataDir} open does not answer: it is just starting, or about to end. Try again in a minute; where that does not help, restart the gateway.`,
      { cause },
    )
  }
}

/** Where the copy is kept. */
export const copyIn = (dataDir: string): string => path.join(dataDir, 'copy-for-backup')

/**
 * Takes away what a backup has left that was killed: all there is of everybody, also of whom it was erased since. Whoever
 * calls it holds the data directory and has not opened the door, so that none begins meanwhile; one that reads it holds it.
 */
export const removeAbandonedCopy = async (dataDir: string): Promise<void> => {
  const copy = copyIn(dataDir)
  if (!existsSync(copy)) return
  try {
    lockDataDirectory(copy).release()
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return
  }
  await rm(copy, { recursive: true, force: true })
}

/** Milliseconds in which a file may change without another time being written beside it. */
const unsure = 2000

/** When a file was last written, and how long it was. */
type Seen = Map<string, string>

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Copies what is not known to be there already; answers what there was, as far as that is sure. */
const copyChanged = async (from: string, to: string, known: Seen): Promise<Seen> => {
  const started = Date.now()
  const found = await readdir(from, { recursive: true, withFileTypes: true })
  const seen: Seen = new Map()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of found) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name))
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true })
    if (!entry.isFile()) continue
    try {
      const { mtimeMs, size } = await stat(path.join(from, name))
      const stamp = `${mtimeMs} ${size}`
      if (known.get(name) !== stamp)
        await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE)
      seen.set(name, started - mtimeMs > unsure ? stamp : 'may have changed')
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  const gone = [...known.keys()].filter((name) => !seen.has(name))
  for (const name of gone) await rm(path.join(to, name), { force: true })
  return seen
}

/** @throws DoorClosedError */
const enter = async (dataDir: string): Promise<pg.Client> => {
  try {
    const { host, port } = findDoor(dataDir)
    const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    throw new DoorClosedError(dataDir, error)
  }
}

/**
 * Copies the cluster of a gateway that is running on its embedded database. Most of it while that goes on; then whoever
 * wants something of the database waits while what was written meanwhile is copied again, because nothing is written
 * within a transaction of ours. What is there then opens like after a crash: all that was committed is in it.
 * @throws DoorClosedError
 */
export const copyRunning = async (dataDir: string, to: string): Promise<void> => {
  const from = path.join(dataDir, 'postgres')
  const client = await enter(dataDir)
  try {
    await rm(to, { recursive: true, force: true })
    await client.query('checkpoint')
    const seen = await copyChanged(from, to, new Map())
    await client.query('begin')
    await copyChanged(from, to, seen)
    await client.query('rollback')
  } finally {
    await client.end()
  }
}
