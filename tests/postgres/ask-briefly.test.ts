import { describe, expect } from 'vitest'
import { askBriefly } from '../../gateway/database/ask-briefly.ts'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { test as withDatabase } from '../support/database.ts'

const question = 'select count(*)::int as count from content_revisions'

const test = withDatabase.extend('gateway', async ({ connection }, { onCleanup }) => {
  const gateway = createDataSource({ connection, poolSize: 1, entities: [], migrations: [] })
  await gateway.initialize()
  onCleanup(() => gateway.destroy())
  return gateway
})

describe('what nobody needs to know at any price', () => {
  test('is answered, and leaves no limit on the connection', async ({ gateway }) => {
    expect(await askBriefly(gateway, 'select 1 as one', 5000)).toEqual([{ one: 1 }])
    expect(await gateway.query('show statement_timeout')).toEqual([{ statement_timeout: '10s' }])
  })

  test('is given up while others hold every connection, and takes none when one is free', async ({
    gateway,
  }) => {
    const other = gateway.createQueryRunner()
    await other.connect()
    await expect(askBriefly(gateway, question, 20)).rejects.toThrow('no answer in time')
    await other.release()
    expect(await gateway.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is given up where the answer does not come, and nothing goes on with it', async ({
    gateway,
    dataSource,
  }) => {
    const [before] = await gateway.query('select pg_backend_pid() as pid')
    await dataSource.transaction(async (other) => {
      await other.query('lock table content_revisions in access exclusive mode')
      await expect(askBriefly(gateway, question, 20)).rejects.toThrow(/in time|statement timeout/)
      expect(await gateway.query('select 1 as one')).toEqual([{ one: 1 }])
      await expect
        .poll(() => other.query('select from pg_stat_activity where pid = $1', [before.pid]))
        .toEqual([])
    })
  })
})
