import { escapeIdentifier } from 'pg'
import type { EntityManager } from 'typeorm'
import { type ArchivedTable, type Entry, type Manifest, rowsOf, tableOf } from './contents.ts'
import { plainTexts, type Report, readTables } from './dump-tables.ts'
import { BackupRefusedError } from './refused.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Rows come table by table, in no order that foreign keys would allow: they are taken off, and put back once all rows are
 * there, which looks at each of them. Answers how.
 */
const takeForeignKeysOff = async (manager: EntityManager): Promise<() => Promise<void>> => {
  const keys = await manager.query<ForeignKey[]>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`)
  for (const { table, name } of keys) await manager.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of keys)
      await manager.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** What triggers have made of the rows is in the archive: they would make it once more. */
const switchTriggers = async (
  manager: EntityManager,
  tables: readonly string[],
  to: 'enable' | 'disable',
): Promise<void> => {
  for (const name of tables) await manager.query(`alter table ${escapeIdentifier(name)} ${to} trigger user`)
}

const truncate = (manager: EntityManager, tables: readonly string[]): Promise<unknown> =>
  manager.query(`truncate ${tables.map(escapeIdentifier).join(', ')} restart identity`)

/** Takes all rows away, also where triggers keep rows for good. */
export const emptyTables = async (manager: EntityManager, tables: readonly string[]): Promise<void> => {
  if (tables.length === 0) return
  await switchTriggers(manager, tables, 'disable')
  await truncate(manager, tables)
  await switchTriggers(manager, tables, 'enable')
}

/** The statement that adds rows to a table, which are given as the texts of their columns in the archive's order. */
const prepareTable = async (manager: EntityManager, { name, columns }: ArchivedTable): Promise<string> => {
  const table = escapeIdentifier(name)
  const list = columns.map(escapeIdentifier).join(', ')
  await manager.query('drop table if exists pg_temp.arriving')
  await manager.query(
    `create temporary table arriving on commit drop as select ${list} from ${table} with no data`,
  )
  // Each text is read once, not once for each column.
  return `insert into ${table} (${list}) overriding system value
    select (each.read).* from (select unnest($1::text[])::pg_temp.arriving as read offset 0) as each`
}

const refuseOtherTables = async (manager: EntityManager, tables: readonly ArchivedTable[]): Promise<void> => {
  const there = new Set((await readTables(manager)).map(({ name }) => name))
  const missing = tables.find(({ name }) => !there.has(name))
  if (missing) {
    throw new BackupRefusedError(
      `the backup has a table ${missing.name}, which no migration of this program makes. Nothing was restored.`,
    )
  }
}

/**
 * Makes the tables, which have what migrations put there, hold what the archive says, and answers the entries that are not
 * about tables as they come.
 */
export async function* loadTables(
  manager: EntityManager,
  entries: AsyncIterable<Entry>,
  { tables, sequences }: Manifest,
  report: Report,
): AsyncGenerator<Entry, void> {
  const names = tables.map(({ name }) => name)
  await manager.query(plainTexts)
  await refuseOtherTables(manager, tables)
  const putForeignKeysBack = await takeForeignKeysOff(manager)
  await switchTriggers(manager, names, 'disable')
  await truncate(manager, names)

  const left = new Map(tables.map((table) => [table.name, table.rows]))
  let current = ''
  let insert = ''
  for await (const entry of entries) {
    const name = tableOf(entry)
    if (name === null) {
      yield entry
      continue
    }
    const table = tables.find((each) => each.name === name)
    if (!table) throw new BackupRefusedError(`the backup does not say what its table ${name} is like`)
    if (name !== current) insert = await prepareTable(manager, table)
    current = name
    const rows = rowsOf(entry)
    await manager.query(insert, [rows])
    const rest = (left.get(name) ?? 0) - rows.length
    left.set(name, rest)
    if (rest === 0) report(name, `${table.rows} rows`)
  }
  const short = [...left].find(([, rest]) => rest !== 0)
  if (short) throw new BackupRefusedError(`the backup has not all rows of its table ${short[0]}`)

  await putForeignKeysBack()
  await switchTriggers(manager, names, 'enable')
  for (const { name, value } of sequences)
    await manager.query('select setval(quote_ident($1)::regclass, $2)', [name, value])
  await manager.query('analyze')
}
