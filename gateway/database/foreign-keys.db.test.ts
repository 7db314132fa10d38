import { expect } from 'vitest'
import { test } from '../../tests/support/database.ts'

/** Foreign keys that change rows when what they point at is deleted, and that no whole index begins with. */
const withoutIndex = `
  select conname as name from pg_constraint k
  where contype = 'f' and confdeltype in ('c', 'n') and not exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null
  )
  order by name`

test('deleting a record finds by an index what points at it', async ({ manager }) => {
  expect(await manager.query(withoutIndex)).toEqual([])
})
