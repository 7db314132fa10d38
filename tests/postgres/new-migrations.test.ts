import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { migrate, pendingMigrations, revertLast, withoutTimeLimits } from '../../gateway/database/migrate.ts'
import { migrations } from '../../migrations/all.ts'
import { test as base } from '../support/database.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { bigTables } from '../support/migrations/big-tables.ts'
import { heavyOf } from '../support/migrations/heavy-statements.ts'
import { longestLock } from '../support/migrations/held-locks.ts'
import { isNew, released } from '../support/migrations/released.ts'

/** What a ledger holds that has been kept for long. */
const gifts = 1_000_000

/** Milliseconds that a big table may be locked: nobody notices more than that. */
const most = 200

/** A machine that has no time for the one who holds a lock makes it longer, but not each time. */
const tries = 3

/** Gifts without their sums and trails, which cost as much again and lock nothing. */
const fill = async (dataSource: DataSource): Promise<void> => {
  const patient = await withoutTimeLimits(dataSource).initialize()
  onTestFinished(() => patient.destroy())
  await patient.transaction(async (manager) => {
    await manager.query('set local session_replication_role = replica')
    await manager.query(
      `insert into projects (id, title_en, description_en, goal) values (gen_random_uuid(), 'Winter', 'Warmth.', 1)`,
    )
    await manager.query(
      `insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
       select gen_random_uuid(), id, true, 10, 'confirmed', '2026-01-01'::timestamptz + n * interval '1 minute', 'ka'
       from projects, generate_series(1, ${gifts}) n`,
    )
  })
}

type Migration = new () => MigrationInterface

const migrationOf = (name: string, up: string, down: string): Migration =>
  class {
    readonly name = name
    up = (runner: QueryRunner) => runner.query(up)
    down = (runner: QueryRunner) => runner.query(down)
  }

const heavy = migrationOf(
  'ListLocales9000000000001',
  'create index donations_locale_idx on donations (locale, amount)',
  'drop index donations_locale_idx',
)
const apart = class extends migrationOf('FindLocales9000000000002', '', 'drop index donations_locale_idx') {
  override readonly transaction = false
  override up = async (runner: QueryRunner) => {
    await runner.query('drop index concurrently if exists donations_locale_idx')
    await runner.query('create index concurrently donations_locale_idx on donations (locale, amount)')
  }
}
const light = migrationOf(
  'NoteGifts9000000000003',
  'alter table donations add column remark text',
  'alter table donations drop column remark',
)

interface Column {
  name: string
  type: string
  /** Whether who does not know it can add a row. */
  optional: boolean
}

const columnsOf = (dataSource: DataSource): Promise<Column[]> =>
  dataSource.query(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'migrations'
    order by 1`)

const tableOf = ({ name }: Column): string => name.split('.')[0] ?? ''

/** What of a changed schema the release before could not live with, a sentence each. */
const missedBy = (
  before: readonly Column[],
  after: readonly Column[],
  retired: readonly string[],
): string[] => {
  const now = new Map(after.map((column) => [column.name, column]))
  const known = new Set(before.map(({ name }) => name))
  const tables = new Set(before.map(tableOf))
  const isUsed = (column: Column) => !retired.includes(column.name) && !retired.includes(tableOf(column))
  const gone = before.filter(isUsed).flatMap(({ name, type, optional }) => {
    const found = now.get(name)
    if (!found) return [`${name} is gone`]
    if (found.type !== type) return [`${name} was ${type}, and is ${found.type}`]
    return optional && !found.optional ? [`${name} must be given`] : []
  })
  const wanted = after.filter((column) => tables.has(tableOf(column)) && !known.has(column.name))
  return [...gone, ...wanted.filter(({ optional }) => !optional).map(({ name }) => `${name} must be given`)]
}

/** A database as the release before has left it, and connections of a program with more migrations. */
const test = base.extend('before', async ({ connection, dataSource }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const current = await open(1)
  const [found] = await current.query<{ name: string }[]>('select current_database() as name')
  while (
    isNew((await current.query('select name from migrations order by timestamp desc limit 1'))[0].name)
  ) {
    await revertLast(current)
  }
  const openWith = async (
    more: readonly Migration[],
    onQuery?: (sql: string) => void,
  ): Promise<DataSource> => {
    if (!('url' in connection)) throw new Error('a server has an address')
    const url = new URL(connection.url)
    url.pathname = found?.name ?? ''
    const options = { connection: { url: url.href }, poolSize: 1, entities: [] }
    const opened = createDataSource({ ...options, migrations: more, ...(onQuery ? { onQuery } : {}) })
    await opened.initialize()
    onTestFinished(() => opened.destroy())
    return opened
  }
  return { openWith }
})

const landed = migrations.filter(({ name }) => !isNew(name))

test('the release before is known, and every big table is one', async ({ before }) => {
  const watcher = await before.openWith(landed)
  expect(landed.at(-1)?.name).toMatch(new RegExp(`${released.newest}$`))
  const tables = new Set((await columnsOf(watcher)).map(tableOf))
  expect(bigTables.filter((table) => !tables.has(table))).toEqual([])
})

describe('with a million gifts, and the release before at work', () => {
  const holding = async (program: DataSource, watcher: DataSource, attempts = tries): Promise<number> => {
    let shortest = Number.POSITIVE_INFINITY
    for (let left = attempts; left > 0 && shortest > most; left--) {
      const count = (await pendingMigrations(program)).length
      const lock = await longestLock(watcher, bigTables, () => migrate(program))
      shortest = Math.min(shortest, lock?.milliseconds ?? 0)
      if (shortest > most) for (let taken = 0; taken < count; taken++) await revertLast(program)
    }
    return shortest
  }

  test('no new migration holds a big table for long, and one that does is found out', {
    timeout: 300_000,
  }, async ({ before }) => {
    const watcher = await before.openWith(landed)
    await fill(watcher)
    expect(await holding(await before.openWith([...landed, heavy]), watcher, 1)).toBeGreaterThan(most)
    const quick = await before.openWith([...landed, apart, light])
    expect(await holding(quick, watcher)).toBeLessThanOrEqual(most)
    for (const _ of [light, apart]) await revertLast(quick)
    expect(await holding(await before.openWith(migrations), watcher)).toBeLessThanOrEqual(most)
  })
})

test('an index is made outside of any transaction once, by whichever gateway comes first', async ({
  before,
}) => {
  const gateways = [
    await before.openWith([...landed, apart, light]),
    await before.openWith([...landed, apart, light]),
  ]
  const ran = await Promise.all(gateways.map((gateway) => migrate(gateway)))
  expect(ran.flat().sort()).toEqual([apart, light].map((each) => new each().name))
  expect(
    await gateways[0]?.query(
      `select indisvalid from pg_index where indexrelid = 'donations_locale_idx'::regclass`,
    ),
  ).toEqual([{ indisvalid: true }])
})

test('an index that was left half made is made anew', async ({ before }) => {
  const gateway = await before.openWith([...landed, apart])
  await gateway.query('create index donations_locale_idx on donations (locale, amount)')
  const found = `indexrelid = 'donations_locale_idx'::regclass`
  await gateway.query(`update pg_index set indisvalid = false where ${found}`)
  await migrate(gateway)
  expect(await gateway.query(`select indisvalid from pg_index where ${found}`)).toEqual([
    { indisvalid: true },
  ])
})

describe('the new migrations', () => {
  test('do nothing to a big table that takes as long as it is big', async ({ before }) => {
    const sent: string[] = []
    await migrate(await before.openWith(migrations, (sql) => sent.push(sql)))
    expect(heavyOf(sent, bigTables)).toEqual([])
  })

  test('leave what the release before reads and writes', async ({ before }) => {
    const program = await before.openWith(migrations)
    const known = await columnsOf(program)
    await migrate(program)
    expect(missedBy(known, await columnsOf(program), released.retired)).toEqual([])
  })

  test('are found out where they do not', async ({ before }) => {
    const program = await before.openWith(landed)
    const known = await columnsOf(program)
    await program.query(`
      alter table donations add column remark text not null;
      alter table donations alter column amount type numeric(14, 2);
      alter table contact_messages rename column message to body;
      alter table gallery_slots rename to films;`)
    const missed = missedBy(known, await columnsOf(program), ['gallery_slots.video_url'])
    expect(missed).toEqual([
      'contact_messages.message is gone',
      'donations.amount was numeric(12,2), and is numeric(14,2)',
      'gallery_slots.position is gone',
      'gallery_slots.updated_at is gone',
      'gallery_slots.version is gone',
      'contact_messages.body must be given',
      'donations.remark must be given',
    ])
    expect(missedBy(known, await columnsOf(program), ['gallery_slots'])).toHaveLength(4)
  })
})
