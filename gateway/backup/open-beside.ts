import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { copyRunning } from '../database/copy-running.ts'
import { DataDirectoryInUseError } from '../database/data-directory.ts'
import { type OpenDatabase, openDatabase } from '../database/open.ts'

type Contents = Parameters<typeof openDatabase>[1]

/**
 * The database to read, also beside a gateway that runs on it: an embedded one, which no second process may open, is
 * copied into a folder of the data directory, and the copy is opened.
 * @throws DataDirectoryInUseError where another backup is being made
 */
export const openBeside = async (config: Config, contents: Contents): Promise<OpenDatabase> => {
  try {
    return await openDatabase(config, contents)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error
  }
  const copy = path.join(config.dataDir, 'copy-for-backup')
  const database = await openDatabase({ ...config, dataDir: copy }, contents, (to) =>
    copyRunning(config.dataDir, to),
  )
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(copy, { recursive: true, force: true })
    },
  }
}
