import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'

/** The number of the advisory lock migrations take; any, as long as it stays the same. */
const migrationLock = 5_716_390_142

/**
 * A connection of its own, without the limits of a request: a new index on a big table, or the wait
 * for the other gateway that is migrating, takes the time it takes.
 */
const withoutTimeLimits = (dataSource: DataSource): DataSource => {
  const { options } = dataSource
  if (options.type !== 'postgres') throw new Error('migrations are written for PostgreSQL')
  const limits: Record<string, unknown> = options.extra
  return new DataSource({
    ...options,
    entities: [],
    poolSize: 1,
    extra: { ...limits, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 },
  })
}

/**
 * One transaction, one migrator: whoever comes second waits for the lock and then sees what the first has
 * committed. A failure leaves the database as it was.
 */
const alone = async <T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
  const patient = await withoutTimeLimits(dataSource).initialize()
  try {
    return await patient.transaction(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('a transaction has a query runner')
      await queryRunner.query('select pg_advisory_xact_lock($1)', [migrationLock])
      return work(queryRunner)
    })
  } finally {
    await patient.destroy()
  }
}

const executor = (runner: QueryRunner): MigrationExecutor => {
  const migrations = new MigrationExecutor(runner.dataSource, runner)
  migrations.transaction = 'all'
  return migrations
}

/**
 * Brings the database up to date, whole or not at all.
 * @param onMigration called with the name of each migration that ran, once all are committed
 * @returns the names, in order; empty when there was nothing to do
 */
export const migrate = async (
  dataSource: DataSource,
  onMigration: (name: string) => void = () => undefined,
): Promise<string[]> => {
  const ran = await alone(dataSource, (runner) => executor(runner).executePendingMigrations())
  const names = ran.map(({ name }) => name)
  names.forEach(onMigration)
  return names
}

/** The names of the migrations still to run, in order. Reads only: it never makes TypeORM's own table. */
export const pendingMigrations = async (dataSource: DataSource): Promise<string[]> => {
  const [found] = await dataSource.query<{ exists: boolean }[]>(
    `select to_regclass('migrations') is not null as exists`,
  )
  const done = found?.exists ? await dataSource.query<{ name: string }[]>('select name from migrations') : []
  const names = new Set(done.map(({ name }) => name))
  return dataSource.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !names.has(name))
}

/** Takes the latest migration back. Null when there is none. */
export const revertLast = (dataSource: DataSource): Promise<string | null> =>
  alone(dataSource, async (runner) => {
    const migrations = executor(runner)
    const [latest] = await migrations.getExecutedMigrations()
    if (!latest) return null
    await migrations.undoLastMigration()
    return latest.name
  })
