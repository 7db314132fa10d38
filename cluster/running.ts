import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ended, isRunning, type Known, know, send } from './processes.ts'

/** Milliseconds that what was left behind gets to end by itself. */
const patience = 10_000

export interface Noted extends Known {
  name: string
}

const fileIn = (folder: string): string => join(folder, 'running.json')

/** The processes of a folder's cluster, as it has noted them; some may have ended. */
const readNotes = (folder: string): Noted[] => {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'))
  } catch {
    return []
  }
}

/** Replaced in one step: whoever is killed while writing leaves the notes of before. */
export const writeNotes = (folder: string, notes: readonly Noted[]): void => {
  writeFileSync(`${fileIn(folder)}.new`, JSON.stringify(notes), { mode: 0o600 })
  renameSync(`${fileIn(folder)}.new`, fileIn(folder))
}

/** The postmaster of a data directory, which outlives a Patroni that was killed; null where none runs there. */
export const postmasterOf = (dataDirectory: string): Known | null => {
  try {
    const [pid, directory] = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')
    const found = know(Number(pid))
    // The number may be another program's by now, which was not told of this directory.
    const said = found === null ? '' : readFileSync(`/proc/${found.pid}/cmdline`, 'utf8')
    return directory === dataDirectory && said.includes(dataDirectory) ? found : null
  } catch {
    return null
  }
}

/** All that still runs of a folder's cluster. */
const stillRunning = (folder: string, dataDirectories: readonly string[]): Noted[] => [
  ...readNotes(folder).filter(isRunning),
  ...dataDirectories.flatMap((directory) => {
    const found = postmasterOf(directory)
    return found === null ? [] : [{ ...found, name: `postgres in ${directory}` }]
  }),
]

/**
 * Ends what a killed command has left running in a folder: all at once, as a power cut would, but for what ends by itself
 * when asked. Answers how many there were.
 */
export const endLeftBehind = async (folder: string, dataDirectories: readonly string[]): Promise<number> => {
  const found = stillRunning(folder, dataDirectories)
  for (const { pid } of found) {
    send(pid, 'SIGCONT')
    send(pid, 'SIGTERM')
  }
  await ended(found, patience)
  // Patroni may have begun a PostgreSQL anew, or may have been killed before it could end its own.
  const left = stillRunning(folder, dataDirectories)
  for (const { pid } of left) send(pid, 'SIGKILL')
  await ended(left, patience)
  rmSync(fileIn(folder), { force: true })
  return found.length
}
