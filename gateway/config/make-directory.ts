import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Nothing can be kept in the data directory. The message says why, and what to do. */
export class DataDirectoryUnusableError extends Error {
  override readonly name = 'DataDirectoryUnusableError'

  constructor(directory: string, cause: unknown) {
    super(
      `data directory ${directory} cannot be used: ${whyNot(cause)}. Set DATA_DIR to a directory this user may write in.`,
      { cause },
    )
  }
}

const whyNot = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file in its place'
  if (code === 'ENAMETOOLONG') return 'its name is too long'
  if (code === 'EROFS') return 'nothing can be written to that disk'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  return 'this user may not write there'
}

const isThere = (directory: string): boolean => statSync(directory, { throwIfNoEntry: false }) !== undefined

const make = (directory: string): void => {
  if (isThere(directory)) return
  make(path.dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in between.
    if (!isThere(directory)) throw error
  }
}

/**
 * Makes a directory of ours, readable by its owner alone, and those it lies in. Level by level: Node's own
 * `recursive` tries for ever where nobody can make anything, as in `/proc`.
 * @throws DataDirectoryUnusableError
 */
export const makeDirectory = (directory: string): void => {
  try {
    make(directory)
    if (!statSync(directory).isDirectory())
      throw Object.assign(new Error('no directory'), { code: 'ENOTDIR' })
  } catch (error) {
    throw new DataDirectoryUnusableError(directory, error)
  }
}

/**
 * Makes it, and makes sure that this process can keep something in it, before somebody brings what is to be kept.
 * @throws DataDirectoryUnusableError
 */
export const requireWritable = (directory: string): void => {
  makeDirectory(directory)
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataDirectoryUnusableError(directory, error)
  }
}
