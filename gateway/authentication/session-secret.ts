import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { secretLength } from '../config/fields.ts'
import { makeDirectory } from '../config/make-directory.ts'

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => error.code === code)

/** What the file holds, without the white space around it; null where there is no file. */
const readKept = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Under its name stands the whole key or none, whenever the machine stops: it is on the disk before it is named so. */
const keep = async (
  file: string,
  secret: string,
  name: (draft: string, file: string) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await name(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Names a draft so, unless something is there already. Where a disk has no second names, whoever comes last is believed. */
const nameFirst = async (draft: string, file: string): Promise<void> => {
  try {
    await link(draft, file)
  } catch (error) {
    if (hasCode(error, 'EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP')) await rename(draft, file)
    else if (!hasCode(error, 'EEXIST')) throw error
  }
}

/** The key that is kept is none. The message says what to do. */
export class SecretUnusableError extends Error {
  override readonly name = 'SecretUnusableError'

  constructor(file: string, length: number) {
    super(
      `the signing key in ${file} has ${length} characters of at least ${secretLength}: anybody could sign with it. Put it back from a backup. Where there is none, remove the file: a new key is made, everybody signs in again, and second factors are set up anew.`,
    )
  }
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'jwt-secret')

/** The signing key that is kept in the data directory; null where none is. */
export const readSecret = (dataDir: string): Promise<string | null> => readKept(fileIn(dataDir))

/** Keeps a signing key in the data directory, in the place of another one if there is. */
export const keepSecret = (dataDir: string, secret: string): Promise<void> => {
  makeDirectory(dataDir)
  return keep(fileIn(dataDir), secret, rename)
}

/**
 * The signing key of a gateway that was given none: made once, kept in the data directory, readable by its owner. Of several that
 * begin at once the first one's is everybody's.
 * @throws SecretUnusableError where what is kept is too short: not even a crash leaves that
 */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const kept = await readSecret(dataDir)
  if (kept !== null && kept.length < secretLength) throw new SecretUnusableError(fileIn(dataDir), kept.length)
  if (kept !== null) return kept
  const secret = randomBytes(48).toString('base64url')
  makeDirectory(dataDir)
  await keep(fileIn(dataDir), secret, nameFirst)
  return (await readSecret(dataDir)) ?? secret
}
