import { expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { isUnheld } from './unheld.ts'

/** What a planner may choose where it knows little of a table, or wrongly. */
const nestedLoops = ['hashjoin', 'mergejoin', 'hashagg', 'material', 'memoize', 'sort']

test('a few rows are met by no plan more than once', async ({ manager }) => {
  for (const way of nestedLoops) await manager.query(`set local enable_${way} = off`)
  await manager.query(
    `insert into counted_acts (key, moments, expires_at)
     select 'unheld ' || n, '{}', timestamptz '2020-01-01' + n * interval '1 minute' from generate_series(1, 30) n`,
  )
  const few = isUnheld('counted_acts', {
    where: `key like 'unheld %'`,
    order: 'expires_at',
    within: 'limit 10',
  })
  const swept = await manager.query<{ key: string }[]>(
    `with swept as (delete from counted_acts where ${few} returning key) select key from swept`,
  )
  expect(swept.map(({ key }) => Number(key.slice('unheld '.length))).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})
