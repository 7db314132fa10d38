import type { DataSource, EntityManager } from 'typeorm'
import { withoutTimeLimits } from '../database/migrate.ts'
import { type Entry, format, heading, jsonEntry, secretsFile } from './contents.ts'
import { dumpPictures } from './dump-pictures.ts'
import { dumpTables, type Report, readMigrations, readSequences } from './dump-tables.ts'
import { BackupRefusedError } from './refused.ts'
import type { Told } from './write-archive.ts'

export interface BackupSource {
  dataSource: DataSource
  /** What signs the sessions and seals second steps, the current key first. */
  secrets: readonly string[]
  /** Where the pictures are; null where they are somewhere else than on this disk. */
  pictures: string | null
  now: Date
  report: Report
}

/** The files of pictures that rows name; none before there was a table of them. */
const readNamed = async (manager: EntityManager): Promise<string[]> => {
  const [table] = await manager.query<{ isThere: boolean }[]>(
    `select to_regclass('pictures') is not null as "isThere"`,
  )
  if (!table?.isThere) return []
  const rows = await manager.query<{ name: string }[]>(
    `select substring(address from '[^/]+$') as name from pictures`,
  )
  return rows.map(({ name }) => name)
}

/** As the tables stood at one moment, whoever writes meanwhile. */
async function* dumpSnapshot(
  manager: EntityManager,
  { now, report }: Pick<BackupSource, 'now' | 'report'>,
): AsyncGenerator<Entry, Told & { named: string[] }> {
  await manager.query('start transaction isolation level repeatable read, read only')
  try {
    const migrations = await readMigrations(manager)
    if (migrations.length === 0)
      throw new BackupRefusedError(
        'the database is empty: there is nothing to back up. Start the gateway once.',
      )
    yield jsonEntry(heading, { format, createdAt: now.toISOString(), migrations })
    const tables = yield* dumpTables(manager, report)
    return { tables, sequences: await readSequences(manager), named: await readNamed(manager) }
  } finally {
    await manager.query('rollback')
  }
}

/**
 * Everything there is to keep. Pictures come after the rows that name them, and are never written twice: so each that a
 * row names is there, but for what was destroyed since.
 * @throws BackupRefusedError
 */
export async function* makeBackup(source: BackupSource): AsyncGenerator<Entry, Told> {
  const { dataSource, secrets, pictures, report } = source
  const patient = await withoutTimeLimits(dataSource).initialize()
  let snapshot: Told & { named: string[] }
  try {
    snapshot = yield* dumpSnapshot(patient.createQueryRunner().manager, source)
  } finally {
    await patient.destroy()
  }
  const { named, ...told } = snapshot
  if (secrets.length > 0) yield { name: secretsFile, bytes: Buffer.from(`${secrets.join('\n')}\n`) }
  else
    report('keys missing', 'there is no JWT_SECRET, nor a key in DATA_DIR: set what the gateway has of them')
  if (pictures === null) report('pictures', 'kept elsewhere, and not part of this backup')
  else yield* dumpPictures(pictures, named, report)
  return told
}
