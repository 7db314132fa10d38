import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The signing key of a gateway that was given none: made once, kept in the data directory, readable by its owner. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'jwt-secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const secret = randomBytes(48).toString('base64url')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}
