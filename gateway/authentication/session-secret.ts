import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { secretLength } from '../config/fields.ts'
import { makeDirectory } from '../config/make-directory.ts'
import { errorCode } from '../core/error-code.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The key that is kept is none. The message says what to do. */
export class SecretUnusableError extends Error {
  override readonly name = 'SecretUnusableError'

  constructor(file: string, why: string, cause?: unknown) {
    super(
      `the signing key in ${file} ${why}. Put it back from a backup. Where there is none, remove the file: a new key is made, everybody signs in again, and second factors are set up anew.`,
      { cause },
    )
  }
}

/** What the file holds, without the white space around it; null where there is no file. */
const readKept = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new SecretUnusableError(
      file,
      `cannot be read (${errorCode(error)}): it has to be a file that this user may read`,
      error,
    )
  }
}

const besides = (file: string): string => `${file}.${randomUUID()}`

const write = (file: string, secret: string): Promise<void> =>
  writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })

/** Under its name stands the whole key or none, whenever the machine stops: it is on the disk before it is named so. */
const keep = async (file: string, secret: string): Promise<void> => {
  const draft = besides(file)
  try {
    await write(draft, secret)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Where the key stands that several agree on who begin at once, until it is kept. */
const chosenFor = (file: string): { folder: string; key: string } => {
  const folder = `${file}.chosen`
  return { folder, key: path.join(folder, 'key') }
}

/**
 * Has this key chosen, or leaves the one that is. A folder takes the name of another that holds something on no disk, while files
 * do on all of them, and not every disk lets a file have a second name.
 */
const propose = async (file: string, secret: string): Promise<void> => {
  const { folder, key } = chosenFor(file)
  const draft = besides(file)
  await mkdir(draft, { mode: 0o700 })
  try {
    await write(path.join(draft, 'key'), secret)
    await rename(draft, folder)
  } catch (error) {
    const isSettled = (await readKept(key)) !== null || (await readKept(file)) !== null
    if (!isSettled) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Keeps the key that was chosen. It is taken away once one is kept, and not before: so whoever finds none kept, having read what is
 * chosen, has read what all others have.
 */
const keepChosen = async (file: string): Promise<void> => {
  const { folder, key } = chosenFor(file)
  const secret = await readKept(key)
  if (secret !== null && (await readKept(file)) === null) await keep(file, secret)
  const settled = besides(file)
  try {
    await rename(folder, settled)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await rm(settled, { recursive: true, force: true })
}

/** What a disk leaves of a file it has lost, or of another one: bytes that are no text. Of a key that anybody has written there are none. */
const damage = /[\0\uFFFD]/

const whyUnusable = (kept: string): string | null => {
  if (kept.length < secretLength)
    return `has ${kept.length} characters of at least ${secretLength}: anybody could sign with it`
  return damage.test(kept) ? 'is damaged, and no longer a text: somebody could guess it' : null
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'jwt-secret')

/** The signing key that is kept in the data directory; null where none is. */
export const readSecret = (dataDir: string): Promise<string | null> => readKept(fileIn(dataDir))

/** Keeps a signing key in the data directory, in the place of another one if there is. */
export const keepSecret = (dataDir: string, secret: string): Promise<void> => {
  makeDirectory(dataDir)
  return keep(fileIn(dataDir), secret)
}

/**
 * The signing key of a gateway that was given none: made once, kept in the data directory, readable by its owner. Of several that
 * begin at once the first one's is everybody's.
 * @throws SecretUnusableError where what is kept is too short or damaged: not even a crash of the gateway leaves that
 */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const file = fileIn(dataDir)
  for (;;) {
    const kept = await readKept(file)
    const why = kept === null ? null : whyUnusable(kept)
    if (why !== null) throw new SecretUnusableError(file, why)
    if (kept !== null) return kept
    makeDirectory(dataDir)
    await propose(file, randomBytes(48).toString('base64url'))
    await keepChosen(file)
  }
}
