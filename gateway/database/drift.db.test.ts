import { expect } from 'vitest'
import { test } from '../../tests/support/database.ts'

/**
 * A check is written in the migration alone: TypeORM compares checks by name without looking inside,
 * so a copy in the entity would be a second text that nobody compares.
 * Indexes with a direction, a condition or included columns are named in the entities, marked as not its to make.
 */
const isCheckOfAMigration = (sql: string): boolean =>
  /^ALTER TABLE "\w+" DROP CONSTRAINT "\w+_check"$/.test(sql)

test('the entities describe exactly what the migrations make', async ({ dataSource }) => {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log()
  expect(upQueries.map(({ query }) => query).filter((sql) => !isCheckOfAMigration(sql))).toEqual([])
})
