import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'
import { noLimits } from './limits.ts'
import { asDriverOptions, isPooled } from './pooler.ts'

/** The number of the advisory lock migrations take; any, as long as it stays the same. */
const migrationLock = 5_716_390_142

/**
 * A connection of its own, without the limits of a request: a new index on a big table, the wait
 * for the other gateway that is migrating, or a backup takes the time it takes.
 */
export const withoutTimeLimits = (dataSource: DataSource): DataSource => {
  const { options } = dataSource
  if (options.type !== 'postgres') throw new Error('migrations are written for PostgreSQL')
  const { applicationName = '', extra } = options
  const sessions = isPooled(dataSource) ? 'pooled' : 'own'
  return new DataSource({
    ...options,
    entities: [],
    poolSize: 1,
    extra: { ...extra, query_timeout: 0, ...asDriverOptions(sessions, noLimits, applicationName) },
  })
}

const executor = (runner: QueryRunner): MigrationExecutor => {
  const migrations = new MigrationExecutor(runner.dataSource, runner)
  migrations.transaction = 'all'
  return migrations
}

/** The database has run migrations that this program does not know. The message names the versions of both. */
export class DatabaseNewerError extends Error {
  override readonly name = 'DatabaseNewerError'

  constructor(ofDatabase: string, own: string) {
    super(
      `the database is at version ${ofDatabase}, which is newer than this program, whose own is ${own}. Start a newer release of the program, or bring back a backup of the database from before.`,
    )
  }
}

const nameOf = (migration: DataSource['migrations'][number]): string =>
  migration.name ?? migration.constructor.name

/** @throws DatabaseNewerError */
const refuseNewer = async (executed: MigrationExecutor, own: readonly string[]): Promise<void> => {
  const unknown = (await executed.getExecutedMigrations()).filter(({ name }) => !own.includes(name))
  const [newest] = unknown.toSorted((one, other) => other.timestamp - one.timestamp)
  if (newest) throw new DatabaseNewerError(newest.name, own.at(-1) ?? 'none')
}

/**
 * One transaction, one migrator: whoever comes second waits for the lock and then sees what the first has
 * committed. A failure leaves the database as it was.
 */
export const alone = async <T>(
  dataSource: DataSource,
  work: (migrations: MigrationExecutor, runner: QueryRunner) => Promise<T>,
): Promise<T> => {
  const patient = await withoutTimeLimits(dataSource).initialize()
  try {
    return await patient.transaction(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('a transaction has a query runner')
      await queryRunner.query('select pg_advisory_xact_lock($1)', [migrationLock])
      const migrations = executor(queryRunner)
      await refuseNewer(migrations, dataSource.migrations.map(nameOf))
      return work(migrations, queryRunner)
    })
  } finally {
    await patient.destroy()
  }
}

/**
 * Brings the database up to date, whole or not at all.
 * @param onMigration called with the name of each migration that ran, once all are committed
 * @returns the names, in order; empty when there was nothing to do
 * @throws DatabaseNewerError
 */
export const migrate = async (
  dataSource: DataSource,
  onMigration: (name: string) => void = () => undefined,
): Promise<string[]> => {
  const ran = await alone(dataSource, (executor) => executor.executePendingMigrations())
  const names = ran.map(({ name }) => name)
  names.forEach(onMigration)
  return names
}

/** Takes migrations back and runs others until those of these names have run, all within the transaction of `migrations`. */
export const bringTo = async (migrations: MigrationExecutor, names: readonly string[]): Promise<void> => {
  const isTooNew = async () =>
    (await migrations.getExecutedMigrations()).some(({ name }) => !names.includes(name))
  while (await isTooNew()) await migrations.undoLastMigration()
  for (const migration of await migrations.getPendingMigrations()) {
    if (names.includes(migration.name)) await migrations.executeMigration(migration)
  }
}

/** The names of the migrations still to run, in order. Reads only: it never makes TypeORM's own table. */
export const pendingMigrations = async (dataSource: DataSource): Promise<string[]> => {
  const [found] = await dataSource.query<{ exists: boolean }[]>(
    `select to_regclass('migrations') is not null as exists`,
  )
  const done = found?.exists ? await dataSource.query<{ name: string }[]>('select name from migrations') : []
  const names = new Set(done.map(({ name }) => name))
  return dataSource.migrations.map(nameOf).filter((name) => !names.has(name))
}

/**
 * Takes the latest migration back. Null when there is none.
 * @throws DatabaseNewerError
 */
export const revertLast = (dataSource: DataSource): Promise<string | null> =>
  alone(dataSource, async (migrations) => {
    const [latest] = await migrations.getExecutedMigrations()
    if (!latest) return null
    await migrations.undoLastMigration()
    return latest.name
  })
