import type { Client } from 'pg'

/** Takes an index or a key away, and makes it again. */
interface Statements {
  drop: string
  create: string
}

/**
 * Indexes of a table, and where $2 its keys, but for those that other tables refer to; and where $3 its own keys to other
 * tables.
 */
const found = `
  with named as (select $1::text as name, $1::text::regclass as oid),
    needed as (select conindid from pg_constraint, named where confrelid = named.oid),
    keys as (
      select conindid, format('alter table %I drop constraint %I', named.name, conname) as drop,
        format('alter table %I add constraint %I %s', named.name, conname, pg_get_constraintdef(c.oid)) as create
      from pg_constraint c, named where conrelid = named.oid and contype in ('p', 'u', 'x'))
  select drop, "create" from keys where $2::boolean and conindid not in (select conindid from needed)
  union all
  select format('alter table %I drop constraint %I', named.name, conname),
    format('alter table %I add constraint %I %s', named.name, conname, pg_get_constraintdef(c.oid))
  from pg_constraint c, named where $3::boolean and conrelid = named.oid and contype = 'f'
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index, named where indrelid = named.oid and indexrelid not in (select conindid from keys)`

/**
 * An index is made faster than kept: of rows in no order each costs it a page of its own. So is a key to another table:
 * all its rows are looked up at once, where each would lock a row there.
 */
export const withoutIndexes = async (
  client: Client,
  tables: readonly string[],
  tell: (doing: string) => void,
  work: () => Promise<unknown>,
  { keepKeys = false, references = false } = {},
): Promise<void> => {
  const all: Statements[] = []
  for (const table of tables) {
    all.push(...(await client.query<Statements>(found, [table, !keepKeys, references])).rows)
  }
  for (const { drop } of all) await client.query(drop)
  await work()
  for (const { create } of all) {
    tell(create)
    await client.query(create)
  }
}
