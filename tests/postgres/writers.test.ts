import { expect } from 'vitest'
import { readContentRevision } from '../../gateway/database/content-revision.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

test('the revision of what the public is shown makes nobody wait who writes at the same time', async ({
  dataSource,
}) => {
  const runners = Array.from({ length: 3 }, () => dataSource.createQueryRunner())
  try {
    const seen = new Set([await readContentRevision(dataSource.manager)])
    for (const runner of runners) {
      await runner.startTransaction()
      await runner.query(`set local lock_timeout = '1ms'`)
      await addProject(runner.manager)
    }
    // All three hold what they have written, and nobody else sees any of it.
    expect(seen).toContain(await readContentRevision(dataSource.manager))
    for (const runner of runners) {
      await runner.query('delete from projects')
      await runner.commitTransaction()
      seen.add(await readContentRevision(dataSource.manager))
    }
    expect(seen.size).toBe(4)
  } finally {
    for (const runner of runners) {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
    }
  }
})
