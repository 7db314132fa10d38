import { keepSecret, readSecret } from '../authentication/session-secret.ts'
import type { Config } from '../config/config.ts'
import type { Report } from './dump-tables.ts'
import { BackupRefusedError } from './refused.ts'

/** What signs the sessions, the current key first: those of the environment, or the one in the data directory. */
export const secretsOf = async ({ jwtSecrets, dataDir }: Config): Promise<string[]> => {
  if (jwtSecrets.length > 0) return [...jwtSecrets]
  const kept = await readSecret(dataDir)
  return kept === null ? [] : [kept]
}

const refuseOther = (dataDir: string): BackupRefusedError =>
  new BackupRefusedError(
    `${dataDir} has another signing key than the backup. The database is as it was. Set DATA_DIR to an empty directory, or say --replace to have the key replaced.`,
  )

/**
 * Keeps the signing key of a backup in the data directory, once the database is restored. A key of the environment goes on
 * to be the one that signs.
 */
export const secretKeeper =
  ({ jwtSecrets, dataDir }: Config, mayReplace: boolean, report: Report) =>
  async (secrets: readonly string[]): Promise<() => Promise<void>> => {
    const [current = ''] = secrets
    const kept = await readSecret(dataDir)
    if (kept !== null && kept !== current && jwtSecrets.length === 0 && !mayReplace)
      throw refuseOther(dataDir)
    return async () => {
      if (kept !== current) await keepSecret(dataDir, current)
      const isKnown = jwtSecrets.length === 0 || jwtSecrets.includes(current)
      report(
        'keys',
        isKnown
          ? 'as they were'
          : 'JWT_SECRET is another one than it was: what it was is in jwt-secret of DATA_DIR. Name it in JWT_PREVIOUS_SECRETS, or second steps are set up anew.',
      )
    }
  }
