import { escapeIdentifier } from 'pg'
import type { EntityManager } from 'typeorm'
import { type ArchivedSequence, type ArchivedTable, type Entry, rowsEntry } from './contents.ts'

/** How many rows are held at once, here and where they are restored. */
const rowsAtOnce = 1000

/** What is told of the work while it goes on. */
export type Report = (what: string, how: string) => void

/** The same whoever asks, and wherever: what a database writes is read by another one. */
export const plainTexts = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmloption = 'content'`

/** Every table but the one that says which migrations have run: that follows from running them. */
export const readTables = (
  manager: EntityManager,
): Promise<{ name: string; columns: [string, ...string[]] }[]> =>
  manager.query(`
    select relname as name, json_agg(attname order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'
    group by relname order by relname`)

export const readMigrations = async (manager: EntityManager): Promise<string[]> => {
  const [found] = await manager.query<{ exists: boolean }[]>(
    `select to_regclass('migrations') is not null as exists`,
  )
  const rows = found?.exists
    ? await manager.query<{ name: string }[]>('select name from migrations order by id')
    : []
  return rows.map(({ name }) => name)
}

/** Where each sequence stands; one that nobody has asked yet stands nowhere. */
export const readSequences = (manager: EntityManager): Promise<ArchivedSequence[]> =>
  manager.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`)

async function* dumpTable(
  manager: EntityManager,
  { name, columns }: { name: string; columns: readonly string[] },
): AsyncGenerator<Entry, number> {
  let count = 0
  await manager.query(
    `declare archived no scroll cursor for select row(${columns.map(escapeIdentifier).join(', ')})::text as row from only ${escapeIdentifier(name)}`,
  )
  for (let part = 1; ; part++) {
    const rows = await manager.query<{ row: string }[]>(`fetch ${rowsAtOnce} from archived`)
    if (rows.length > 0)
      yield rowsEntry(
        name,
        part,
        rows.map(({ row }) => row),
      )
    count += rows.length
    if (rows.length < rowsAtOnce) break
  }
  await manager.query('close archived')
  return count
}

/**
 * All rows of all tables, as the transaction of `manager` sees them, a thousand at a time: memory stays the same however
 * many there are.
 */
export async function* dumpTables(
  manager: EntityManager,
  report: Report,
): AsyncGenerator<Entry, ArchivedTable[]> {
  await manager.query(plainTexts)
  const archived: ArchivedTable[] = []
  for (const table of await readTables(manager)) {
    const rows = yield* dumpTable(manager, table)
    archived.push({ ...table, rows })
    report(table.name, `${rows} rows`)
  }
  return archived
}
