import type { DataSource } from 'typeorm'
import { expect, onTestFinished } from 'vitest'
import { readContentRevision } from '../../gateway/database/content-revision.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

/** Reads the revision on a connection of its own, and so however long it takes: in the pool nobody waits long for it. */
const revisionsOf = (dataSource: DataSource): (() => Promise<string>) => {
  const reader = dataSource.createQueryRunner()
  onTestFinished(() => reader.release())
  return () => readContentRevision(reader.manager)
}

test('the revision of what the public is shown makes nobody wait who writes at the same time', async ({
  dataSource,
}) => {
  const revision = revisionsOf(dataSource)
  const runners = Array.from({ length: 3 }, () => dataSource.createQueryRunner())
  try {
    const seen = new Set([await revision()])
    for (const runner of runners) {
      await runner.startTransaction()
      await runner.query(`set local lock_timeout = '1ms'`)
      await addProject(runner.manager)
    }
    // All three hold what they have written, and nobody else sees any of it.
    expect(seen).toContain(await revision())
    for (const runner of runners) {
      await runner.query('delete from projects')
      await runner.commitTransaction()
      seen.add(await revision())
    }
    expect(seen.size).toBe(4)
  } finally {
    for (const runner of runners) {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
    }
  }
})

test.for(['REPEATABLE READ', 'SERIALIZABLE'] as const)(
  'the revision is raised in a transaction that is %s, whoever has raised it since that began',
  async (isolation, { dataSource }) => {
    const revision = revisionsOf(dataSource)
    const runner = dataSource.createQueryRunner()
    const before = await revision()
    try {
      await runner.startTransaction(isolation)
      await runner.query('select from projects')
      const id = await addProject(dataSource.manager)
      await dataSource.query('delete from projects where id = $1', [id])
      const meanwhile = await revision()
      await runner.query(`update gallery_slots set video_url = 'dQw4w9WgXcQ' where position = 1`)
      await runner.commitTransaction()
      const seen = [before, meanwhile, await revision()]
      expect(new Set(seen).size).toBe(3)
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
      await dataSource.query(`update gallery_slots set video_url = '' where position = 1`)
    }
  },
)

test('the revision is raised by whoever may write to one of those tables, and to nothing else', async ({
  manager,
}) => {
  const id = await addProject(manager)
  await manager.query(`select set_config('content.is_raised', '', true)`)
  const before = await readContentRevision(manager)
  await manager.query('create role shelter_books')
  await manager.query('grant select, update on projects to shelter_books')
  await manager.query('set local role shelter_books')
  await manager.query('update projects set goal = goal + 1 where id = $1', [id])
  await manager.query('reset role')
  expect(await readContentRevision(manager)).not.toBe(before)
})

test('lines of the revision are swept away before they are many', async ({ manager }) => {
  const count = async (): Promise<number> => {
    const [{ lines }] = await manager.query('select count(*)::int as lines from content_revisions')
    return lines
  }
  await manager.query('insert into content_revisions select from generate_series(1, 40)')
  await addProject(manager)
  expect(await count()).toBe(1)
})
