import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm'
import { noLimits } from './limits.ts'
import { asDriverOptions, asDriverOptionsApart, isPooled, isShared } from './pooler.ts'
import { serversOf } from './servers.ts'

/** The number of the advisory lock migrations take; any, as long as it stays the same. */
const migrationLock = 5_716_390_142

type ToldBy = (Client: typeof pg.Client | undefined, program: string) => Record<string, unknown>

const connectionOfItsOwn = (dataSource: DataSource, told: ToldBy): DataSource => {
  const { options } = dataSource
  if (options.type !== 'postgres') throw new Error('migrations are written for PostgreSQL')
  const { applicationName = '', extra } = options
  return new DataSource({
    ...options,
    entities: [],
    poolSize: 1,
    extra: { ...extra, query_timeout: 0, ...told(serversOf(dataSource)?.Client, applicationName) },
  })
}

/**
 * A connection of its own, without the limits of a request: a new index on a big table, the wait
 * for the other gateway that is migrating, or a backup takes the time it takes.
 */
export const withoutTimeLimits = (dataSource: DataSource): DataSource =>
  connectionOfItsOwn(dataSource, (Client, program) =>
    asDriverOptions(isPooled(dataSource) ? 'pooled' : 'own', noLimits, program, Client),
  )

/** As {@link withoutTimeLimits}, for what must not be in a transaction: a pooler makes one of statements that bring limits. */
const withoutTransactions = (dataSource: DataSource): DataSource =>
  isPooled(dataSource) ? connectionOfItsOwn(dataSource, asDriverOptionsApart) : withoutTimeLimits(dataSource)

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

/** Milliseconds between two looks whether another gateway is done migrating. */
const lockInterval = 200

/**
 * Without values, since the driver leaves a statement that has some open until the next one, which an index that is made outside
 * of a transaction would wait for.
 */
const isLockTaken = async (runner: QueryRunner): Promise<boolean> => {
  const [found] = await runner.manager.query<{ taken: boolean }[]>(
    `select pg_try_advisory_xact_lock(${migrationLock}) as taken`,
  )
  return found?.taken === true
}

/**
 * One transaction, one migrator: whoever comes second asks for the lock again and again, and then sees what the first has
 * committed. Each time in a transaction of its own: one that waits would keep a session of a pooler, which the first may need for
 * what it runs apart. A failure leaves the database as it was.
 */
export const alone = async <T>(
  dataSource: DataSource,
  work: (migrations: MigrationExecutor, runner: QueryRunner) => Promise<T>,
): Promise<T> => {
  const patient = await withoutTimeLimits(dataSource).initialize()
  try {
    for (;;) {
      const done = await patient.transaction(async ({ queryRunner }) => {
        if (!queryRunner) throw new Error('a transaction has a query runner')
        if (!(await isLockTaken(queryRunner))) return null
        const migrations = executor(queryRunner)
        await refuseNewer(migrations, dataSource.migrations.map(nameOf))
        return { result: await work(migrations, queryRunner) }
      })
      if (done) return done.result
      await delay(lockInterval)
    }
  } finally {
    await patient.destroy()
  }
}

/** Whether a migration is run by itself, outside of any transaction, as an index has to be made that nobody waits for. */
const runsApart = ({ instance }: Migration): boolean => instance?.transaction === false

/** Runs one by itself. What it has done by then stays when it fails: it drops that first `if exists`, when it is run again. */
const runApart = async (dataSource: DataSource, migration: Migration): Promise<void> => {
  const patient = await withoutTransactions(dataSource).initialize()
  const runner = patient.createQueryRunner()
  try {
    const migrations = executor(runner)
    migrations.transaction = 'none'
    await migrations.executeMigration(migration)
  } finally {
    await runner.release()
    await patient.destroy()
  }
}

interface Step {
  ran: string[]
  /** What is to be run apart before anything else. */
  next: Migration | undefined
}

/** What can be run in one transaction, up to the first that cannot. */
const nextStep = async (migrations: MigrationExecutor): Promise<Step> => {
  const pending = await migrations.getPendingMigrations()
  const apart = pending.findIndex(runsApart)
  const together = apart < 0 ? pending : pending.slice(0, apart)
  for (const migration of together) await migrations.executeMigration(migration)
  return { ran: together.map(({ name }) => name), next: pending[together.length] }
}

/**
 * Runs what is to be run apart where it still is pending. Nobody else migrates meanwhile: the lock is held by a transaction
 * that sees nothing, which an index that is being made does not wait for. The one session of the embedded database has no
 * room for both, and no other gateway.
 */
const runNext = async (dataSource: DataSource, next: Migration): Promise<string[]> => {
  if (isShared(dataSource)) {
    await runApart(dataSource, next)
    return [next.name]
  }
  return alone(dataSource, async (migrations) => {
    const [first] = await migrations.getPendingMigrations()
    if (first?.name !== next.name) return []
    await runApart(dataSource, first)
    return [first.name]
  })
}

/**
 * Brings the database up to date. What comes between two migrations that run apart is done whole or not at all.
 * @param onMigration called with the name of each migration that ran, once it is committed
 * @returns the names, in order; empty when there was nothing to do
 * @throws DatabaseNewerError
 */
export const migrate = async (
  dataSource: DataSource,
  onMigration: (name: string) => void = () => undefined,
): Promise<string[]> => {
  const names: string[] = []
  const tell = (ran: readonly string[]): void => {
    names.push(...ran)
    ran.forEach(onMigration)
  }
  for (;;) {
    const { ran, next } = await alone(dataSource, nextStep)
    tell(ran)
    if (next === undefined) return names
    tell(await runNext(dataSource, next))
  }
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
