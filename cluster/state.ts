import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { foreign } from './folder.ts'
import { type Layout, tell } from './layout.ts'
import { isRunning, type Known } from './processes.ts'

/** A cluster that runs: the command that keeps it, and where everything is. */
export interface State {
  command: Known
  layout: Layout
  /** Whether it still starts: what does not answer yet is not broken. */
  isStarting: boolean
}

const fileIn = (folder: string): string => join(folder, 'state.json')

export const writeState = (state: State): void => {
  tell(fileIn(state.layout.folder), JSON.stringify(state), null)
}

export const forgetState = (folder: string): void => rmSync(fileIn(folder), { force: true })

/**
 * Null where no command keeps a cluster in the folder; what a killed one has left says nothing.
 * @throws FolderUnusableError where that is not this user's to know
 */
export const readState = (folder: string): State | null => {
  try {
    const state: State = JSON.parse(readFileSync(fileIn(folder), 'utf8'))
    return isRunning(state.command) ? state : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw foreign(folder, error)
    return null
  }
}
