import type { Client } from 'pg'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { beginTransaction, test } from './database.ts'

const count = 'select count(*)::int as donors from donors'
const insert = `insert into donors (id, name, locale) values ($1, 'ნინო', 'ka')`

describe('a test with a database', () => {
  for (const which of ['one test', 'the next']) {
    test(`starts with empty tables: ${which}`, async ({ manager }) => {
      expect(await manager.query(count)).toEqual([{ donors: 0 }])
      await manager.query(insert, [newId()])
      expect(await manager.query(count)).toEqual([{ donors: 1 }])
    })
  }

  test('keeps what a transaction inside it has committed, until it ends', async ({ manager }) => {
    await manager.transaction((inner) => inner.query(insert, [newId()]))
    await expect(
      manager.transaction(async (inner) => {
        await inner.query(insert, [newId()])
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await manager.query(count)).toEqual([{ donors: 1 }])
  })

  test('sends what is asked side by side one after the other, past one that fails', async ({ manager }) => {
    await manager.query('savepoint before_failure')
    const [one, failed, after, back, two] = await Promise.allSettled([
      manager.query('select 1 as number'),
      manager.query('select nonsense'),
      manager.query('select 2 as number'),
      manager.query('rollback to savepoint before_failure'),
      manager.query('select 2 as number'),
    ])
    expect([failed.status, after.status, back.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect([one, two]).toMatchObject([{ value: [{ number: 1 }] }, { value: [{ number: 2 }] }])
  })

  test('sees the statements that are sent', async ({ manager, statements }) => {
    const sent = await statements.during(() => manager.query(count))
    expect(sent).toEqual([count])
  })

  test('gives its session back when the connection is lost, for the tests to come', async ({
    dataSource,
  }) => {
    const lost = await beginTransaction(dataSource)
    await lost.manager.query(insert, [newId()])
    const client: Client = await lost.manager.queryRunner?.connect()
    await client.end()
    await expect(lost.end()).rejects.toThrow()
    const { manager, end } = await beginTransaction(dataSource)
    expect(await manager.query(count)).toEqual([{ donors: 0 }])
    await end()
  })
})
