import type { DataSource, EntityManager } from 'typeorm'
import { alone, bringTo } from '../database/migrate.ts'
import { type Entry, type Manifest, picturesFolder, secretsFile } from './contents.ts'
import { type Report, readTables } from './dump-tables.ts'
import { emptyTables, loadTables } from './load-tables.ts'
import { type CheckedArchive, readEntries } from './read-archive.ts'
import { BackupRefusedError } from './refused.ts'

export interface RestoreTarget {
  dataSource: DataSource
  /** Whether what is there may be taken away. */
  mayReplace: boolean
  keepPicture: (name: string, bytes: Buffer) => Promise<void>
  /** What signed the sessions, the newest first. Answers how to keep them, once the database is. */
  keepSecrets: (secrets: readonly string[]) => Promise<() => Promise<void>>
  report: Report
}

/** What a database holds by itself, before anybody has come; and by what a row is known that somebody has changed since. */
const ofTheGateway: Record<string, string> = {
  charity: 'version > 1',
  content_revisions: 'false',
  gallery_slots: 'false',
  list_counts: 'false',
}

const refuseFull = async (manager: EntityManager): Promise<void> => {
  for (const { name } of await readTables(manager)) {
    const isSomebodys = ofTheGateway[name] ?? 'true'
    const [found] = await manager.query<{ full: boolean }[]>(
      `select exists (select from "${name}" where ${isSomebodys}) as full`,
    )
    if (found?.full) {
      throw new BackupRefusedError(
        `the database is not empty: there are ${name}. Nothing was touched. Name an empty one, or say --replace to have all it holds taken away.`,
      )
    }
  }
}

/** A gateway would answer from what was, and write between what is. */
const refuseRunning = async (manager: EntityManager): Promise<void> => {
  const [found] = await manager.query<{ gateways: number }[]>(`
    select count(*)::integer as gateways from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'from-stray-to-safe'`)
  if (found && found.gateways > 0) {
    throw new BackupRefusedError(
      'a gateway is connected to the database, or a pooler that has served one. Nothing was touched. Stop every gateway, wait until the pooler has closed its idle connections, then restore.',
    )
  }
}

/** Those of the archive and those of the program, as far as they are there. */
const emptyOwn = async (
  manager: EntityManager,
  own: readonly string[],
  { tables }: Manifest,
): Promise<void> => {
  const names = new Set([...own, ...tables.map(({ name }) => name)])
  const there = await readTables(manager)
  await emptyTables(
    manager,
    there.flatMap(({ name }) => (names.has(name) ? [name] : [])),
  )
}

/** What was under way when the archive was made does not go on by itself; an archive of an older release has nothing of it. */
const stopWhatWasUnderWay = async (manager: EntityManager): Promise<void> => {
  const [{ isKnown }] = await manager.query(
    `select to_regprocedure('after_restoring()') is not null as "isKnown"`,
  )
  if (isKnown) await manager.query('select after_restoring()')
}

/**
 * Makes the database, the pictures and the keys what they were when the archive was made. The database changes in one
 * transaction: whatever interrupts it, until the end all is as it was, but for pictures, which are only ever added.
 * @throws BackupRefusedError
 */
export const restoreBackup = async (
  { file, heading, manifest }: CheckedArchive,
  { dataSource, mayReplace, keepPicture, keepSecrets, report }: RestoreTarget,
): Promise<void> => {
  const own = dataSource.entityMetadatas.map(({ tableName }) => tableName)
  let confirm = async (): Promise<void> => undefined
  let pictures = 0

  const keep = async ({ name, bytes }: Entry): Promise<void> => {
    if (name === secretsFile) {
      confirm = await keepSecrets(bytes.toString().trim().split('\n'))
    } else if (name.startsWith(picturesFolder)) {
      await keepPicture(name.slice(picturesFolder.length), bytes)
      pictures += 1
    }
  }

  await alone(dataSource, async (migrations, { manager }) => {
    await refuseRunning(manager)
    if (mayReplace) await emptyOwn(manager, own, manifest)
    else await refuseFull(manager)
    await bringTo(migrations, heading.migrations)
    for await (const entry of loadTables(manager, readEntries(file), manifest, report)) await keep(entry)
    await stopWhatWasUnderWay(manager)
  })
  await confirm()
  report('pictures', `${pictures}`)
}
