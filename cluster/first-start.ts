import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectories, etcdDataOf } from './layout.ts'

/**
 * Lies in the folder from before the first database is begun until a primary and its standby are there. The mark is of what
 * is unfinished, not of what is whole: a folder that has none, such as one from before there were marks, is never removed
 * from. Patroni itself cannot tell: it takes a data directory that PostgreSQL can be started on for a whole one, also where
 * it was stopped before it had made the roles by which nodes know each other.
 */
const markIn = (folder: string): string => join(folder, 'first-start-unfinished')

/** So that a power cut cannot bring a removed mark back, over data that have become somebody's meanwhile. */
const keepOnDisk = (folder: string): void => {
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

const holdsAnything = (directory: string): boolean =>
  existsSync(directory) && readdirSync(directory).length > 0

/** What a folder held before its databases are started: none, those of a first start that was interrupted, or whole ones. */
export type Found = 'nothing' | 'unfinished' | 'whole'

/**
 * Begins a folder's databases where it has none, and anew where their first start was interrupted: nothing of anybody's is
 * in them before that has ended, as no gateway was started. What the store knows goes with them, of a primary that is no more.
 */
export const beginFirstStart = (folder: string): Found => {
  const isUnfinished = existsSync(markIn(folder))
  if (!isUnfinished && dataDirectories(folder).some(holdsAnything)) return 'whole'
  writeFileSync(markIn(folder), '', { mode: 0o600, flush: true })
  keepOnDisk(folder)
  for (const directory of [...dataDirectories(folder), etcdDataOf(folder)])
    rmSync(directory, { recursive: true, force: true })
  return isUnfinished ? 'unfinished' : 'nothing'
}

/** From here on the databases are kept, whatever happens. */
export const endFirstStart = (folder: string): void => {
  rmSync(markIn(folder), { force: true })
  keepOnDisk(folder)
}
