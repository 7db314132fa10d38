import { describe, expect } from 'vitest'
import { personalPlaces } from '../../../schema/personal-data.ts'
import { test } from '../../../tests/support/database.ts'
import { held } from './held.ts'
import { heldBeside, impersonal } from './held-beside.ts'

/** Types of which a value may be a name, an address or what somebody has said. */
const wordy = `
  select c.table_name || '.' || c.column_name as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    and c.udt_name not in ('uuid', '_uuid', 'int2', 'int4', 'int8', '_int4', 'numeric', 'float8', 'bool', 'date',
      'time', 'timestamptz', '_timestamptz')`

const places = [...held, ...heldBeside]

const named = [
  ...places.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  ...Object.entries(impersonal).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
]

describe('the places where something about a person can be', () => {
  test('are every column of the running schema that is not said to hold nobody', async ({ manager }) => {
    const columns = await manager.query<{ name: string }[]>(wordy)
    expect(named.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
  })

  test('are found, and told by their names', () => {
    const told = new Set(places.map(({ place }) => place))
    expect([...told].toSorted()).toEqual(Object.keys(personalPlaces).toSorted())
  })

  test('are deleted, go with a row of another table, or are emptied', async ({ manager }) => {
    const parents = await manager.query<{ table: string }[]>(
      `select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    )
    const going = new Set(parents.map(({ table }) => table))
    const along = places.filter(({ erased }) => erased === 'with another').map(({ table }) => table)
    expect(along.filter((table) => !going.has(table))).toEqual([])
  })
})
