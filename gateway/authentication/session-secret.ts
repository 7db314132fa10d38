import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { secretLength } from '../config/fields.ts'
import { makeDirectory } from '../config/make-directory.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What the file holds, without the white space around it; null where there is no file. */
const readKept = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Under its name stands the whole key or none, whenever the machine stops: it is on the disk before it is named so. */
const keep = async (file: string, secret: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * The signing key of a gateway that was given none: made once, kept in the data directory, readable by its owner.
 * What is too short for a key, as a crash may leave it, is replaced: anybody could sign with it. `tell` is given
 * a sentence about that.
 */
export const keptSecret = async (dataDir: string, tell: (sentence: string) => void): Promise<string> => {
  const file = path.join(dataDir, 'jwt-secret')
  const kept = await readKept(file)
  if (kept !== null && kept.length >= secretLength) return kept
  const secret = randomBytes(48).toString('base64url')
  makeDirectory(dataDir)
  await keep(file, secret)
  if (kept !== null) {
    tell(`the key in ${file} was too short to be trusted; a new one is made, and everybody signs in again`)
  }
  return secret
}
