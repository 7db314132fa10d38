import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm'
import { describe, expect } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { test } from '../../tests/support/database.ts'
import { createDataSource, type DatabaseConnection } from './data-source.ts'
import { migrate, pendingMigrations, revertLast } from './migrate.ts'

class AddBowls9000000000001 implements MigrationInterface {
  readonly name = 'AddBowls9000000000001'
  up = (runner: QueryRunner) => runner.query('create table bowls (id integer)')
  down = (runner: QueryRunner) => runner.query('drop table bowls')
}

class SpillTheBowls9000000000002 implements MigrationInterface {
  readonly name = 'SpillTheBowls9000000000002'
  up = (runner: QueryRunner) => runner.query('select * from spilled')
  down = () => Promise.resolve()
}

type Migrations = readonly (new () => MigrationInterface)[]

const connect = (connection: DatabaseConnection, extra: Migrations): Promise<DataSource> =>
  createDataSource({
    connection,
    poolSize: 2,
    entities: [],
    migrations: [...migrations, ...extra],
  }).initialize()

/** Everything a migration can leave behind in the schema, one line each. */
const catalogue = async (manager: EntityManager): Promise<string[]> => {
  const rows = await manager.query<{ line: string }[]>(`
    select 'relation ' || relkind::text || ' ' || relname as line from pg_class
      where relnamespace = 'public'::regnamespace
    union all select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || ' ' || attnotnull || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind = 'r'
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'type ' || typname from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
    order by 1`)
  return rows.map(({ line }) => line)
}

const isAboutMigrationsTable = (line: string): boolean => / (?:public\.)?migrations(?:_|\.| |$)/.test(line)

describe('the migrations', () => {
  test('go down without leaving anything behind, and up again to the same schema', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const before = await catalogue(manager)

    for (const Migration of migrations.toReversed()) await new Migration().down(queryRunner)
    const left = await catalogue(manager)
    expect(left.filter((line) => !isAboutMigrationsTable(line))).toEqual([])

    for (const Migration of migrations) await new Migration().up(queryRunner)
    expect(await catalogue(manager)).toEqual(before)
  })

  test('are listed in the order they were written', () => {
    const written = migrations.map((Migration) => Number(Migration.name.slice(-13)))
    expect(written).toEqual(written.toSorted((a, b) => a - b))
    expect(migrations.map((Migration) => new Migration().name)).toEqual(migrations.map(({ name }) => name))
  })
})

class FindBowls9000000000003 implements MigrationInterface {
  readonly name = 'FindBowls9000000000003'
  readonly transaction = false
  up = (runner: QueryRunner) =>
    runner.query(
      `create index ${runner.isTransactionActive ? '' : 'concurrently'} if not exists bowls_id_idx on bowls (id)`,
    )
  down = (runner: QueryRunner) => runner.query('drop index bowls_id_idx')
}

class CountBowls9000000000004 implements MigrationInterface {
  readonly name = 'CountBowls9000000000004'
  up = (runner: QueryRunner) => runner.query('create view bowls_counted as select count(*) from bowls')
  down = (runner: QueryRunner) => runner.query('drop view bowls_counted')
}

describe('migrating', () => {
  test('makes an index outside of any transaction, between what is done in some', async ({ connection }) => {
    const apart = [AddBowls9000000000001, FindBowls9000000000003, CountBowls9000000000004]
    const names = apart.map(({ name }) => name)
    const gateway = await connect(connection, apart)
    try {
      expect(await migrate(gateway)).toEqual(names)
      expect(await pendingMigrations(gateway)).toEqual([])
    } finally {
      for (const name of names.toReversed()) expect(await revertLast(gateway)).toBe(name)
      await gateway.destroy()
    }
  })

  test('by two gateways at once happens exactly once', async ({ connection }) => {
    const gateways = [
      await connect(connection, [AddBowls9000000000001]),
      await connect(connection, [AddBowls9000000000001]),
    ]
    const [first] = gateways
    try {
      const seen: string[] = []
      const ran = await Promise.all(gateways.map((gateway) => migrate(gateway, (name) => seen.push(name))))
      expect(ran.flat()).toEqual(['AddBowls9000000000001'])
      expect(seen).toEqual(['AddBowls9000000000001'])
    } finally {
      expect(first && (await revertLast(first))).toBe('AddBowls9000000000001')
      await Promise.all(gateways.map((gateway) => gateway.destroy()))
    }
  })

  test('that fails half way leaves the database as it was', async ({ connection }) => {
    const gateway = await connect(connection, [AddBowls9000000000001, SpillTheBowls9000000000002])
    try {
      await expect(migrate(gateway)).rejects.toThrow('"spilled" does not exist')
      expect(await gateway.query(`select to_regclass('bowls') as bowls`)).toEqual([{ bowls: null }])
      expect(await pendingMigrations(gateway)).toEqual([
        'AddBowls9000000000001',
        'SpillTheBowls9000000000002',
      ])
    } finally {
      await gateway.destroy()
    }
  })

  test('of a newer release are neither run beside nor taken back by an older one', async ({ connection }) => {
    const [newer, older] = [await connect(connection, [AddBowls9000000000001]), await connect(connection, [])]
    await migrate(newer)
    try {
      const own = older.migrations.at(-1)?.name
      const refusal = `the database is at version AddBowls9000000000001, which is newer than this program, whose own is ${own}`
      await expect(migrate(older)).rejects.toThrow(refusal)
      await expect(revertLast(older)).rejects.toThrow(refusal)
    } finally {
      await revertLast(newer)
      await Promise.all([newer.destroy(), older.destroy()])
    }
  })

  test('an up-to-date database does nothing', async ({ dataSource }) => {
    expect(await pendingMigrations(dataSource)).toEqual([])
    expect(await migrate(dataSource)).toEqual([])
  })
})
