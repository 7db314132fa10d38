import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { copyIn, copyRunning, DoorClosedError } from '../database/copy-running.ts'
import { DataDirectoryInUseError } from '../database/data-directory.ts'
import { type OpenDatabase, openDatabase } from '../database/open.ts'
import { BackupRefusedError } from './refused.ts'

type Contents = Parameters<typeof openDatabase>[1]

/** Of what could not be copied nothing is left either; the copy of another backup is not touched. */
const openCopy = async (config: Config, copy: string, contents: Contents): Promise<OpenDatabase> => {
  try {
    return await openDatabase({ ...config, dataDir: copy }, contents, (to) => copyRunning(config.dataDir, to))
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) await rm(copy, { recursive: true, force: true })
    throw error instanceof DoorClosedError
      ? new BackupRefusedError(`There is no backup: ${error.message}`)
      : error
  }
}

/** One would be made, and its backup take the place of that of another: whoever names a wrong directory is told. */
const refuseNone = ({ databaseUrl, dataDir }: Config): void => {
  if (databaseUrl !== null || existsSync(path.join(dataDir, 'postgres'))) return
  throw new BackupRefusedError(
    `there is no database in ${dataDir}: there is nothing to back up. Set DATA_DIR, or DATABASE_URL, as the gateway has it.`,
  )
}

/**
 * The database to read, also beside a gateway that runs on it: an embedded one, which no second process may open, is
 * copied into a folder of the data directory, and the copy is opened.
 * @throws DataDirectoryInUseError where another backup is being made
 * @throws BackupRefusedError where there is none, or whoever has it open lets nobody in
 */
export const openBeside = async (config: Config, contents: Contents): Promise<OpenDatabase> => {
  refuseNone(config)
  try {
    return await openDatabase(config, contents)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error
  }
  const copy = copyIn(config.dataDir)
  const database = await openCopy(config, copy, contents)
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(copy, { recursive: true, force: true })
    },
  }
}
