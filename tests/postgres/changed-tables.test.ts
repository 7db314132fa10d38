import { describe, expect } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { prepare, run } from '../../gateway/database/prepared.ts'
import { runTogether } from '../../gateway/database/together.ts'
import { test as withDatabase } from '../support/database.ts'

const pick = prepare('dogs there are', 'select name, age from strays order by name', ([name, age]) => ({
  name,
  age: Number(age),
}))
const add = prepare('another dog', 'insert into strays (name, age) values ($1, $2) returning age', ([age]) =>
  Number(age),
)
const isYounger = prepare('younger dogs', 'select name from strays where age < $1', ([name]) => name)

/** What a gateway sends over its only connection. */
const sent: string[] = []

/** A table, and a gateway that has kept statements about it. */
const test = withDatabase.extend('manager', async ({ connection, dataSource }, { onCleanup }) => {
  await dataSource.query('create table strays (name text, age integer)')
  const onQuery = (sql: string): unknown => sent.push(sql)
  const gateway = createDataSource({ connection, poolSize: 1, entities: [], migrations: [], onQuery })
  await gateway.initialize()
  onCleanup(async () => {
    await gateway.destroy()
    await dataSource.query('drop table strays')
  })
  const { manager } = gateway
  for (const name of ['Kursha', 'Tetra']) await run(manager, add, [name, 4])
  await run(manager, pick, [])
  await run(manager, isYounger, ['7'])
  return manager
})

const both = [
  { name: 'Kursha', age: 4 },
  { name: 'Tetra', age: 4 },
]
const three = [...both, { name: 'Zaza', age: 2 }]

describe('statements about a table that are kept while it is changed', () => {
  test('go on reading it, and fail no more once they are planned anew', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays alter column age type numeric(4, 1)')
    expect(await run(manager, pick, [])).toEqual(both)
    sent.length = 0
    expect(await run(manager, pick, [])).toEqual(both)
    expect(sent).toEqual([pick.text])
  })

  test('go on being given values of what is another type now', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays alter column age type text')
    expect(await run(manager, isYounger, ['7'])).toEqual(['Kursha', 'Tetra'])
    expect(await run(manager, add, ['Zaza', 2])).toEqual([2])
    expect(await run(manager, pick, [])).toEqual(three)
  })

  test('write what they write once', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays alter column age type numeric(4, 1)')
    expect(await run(manager, add, ['Zaza', 2])).toEqual([2])
    expect(await run(manager, pick, [])).toEqual(three)
  })

  test('are answered together as before, and write once', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays alter column age type numeric(4, 1)')
    const added = await Promise.all(['Zaza', 'Bombora'].map((name) => runTogether(manager, add, [name, 2])))
    expect(added).toEqual([[2], [2]])
    expect(await run(manager, pick, [])).toEqual([{ name: 'Bombora', age: 2 }, ...three])
  })

  test('do not end the transaction they are part of', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays alter column age type numeric(4, 1)')
    await manager.transaction(async (transaction) => {
      await run(transaction, add, ['Zaza', 2])
      expect(await run(transaction, pick, [])).toEqual(three)
    })
    expect(await run(manager, pick, [])).toEqual(three)
  })

  test('fail of what is gone, and leave the connection usable', async ({ manager, dataSource }) => {
    await dataSource.query('alter table strays drop column age')
    await expect(run(manager, pick, [])).rejects.toMatchObject({ driverError: { code: '42703' } })
    expect(await manager.query('select count(*)::int as dogs from strays')).toEqual([{ dogs: 2 }])
  })
})

test.for(['deallocate all', 'discard all'])(
  'a connection that %s has emptied is used as before',
  async (emptying, { manager }) => {
    await manager.query(emptying)
    expect(await run(manager, pick, [])).toEqual(both)
    expect(await run(manager, add, ['Zaza', 2])).toEqual([2])
    expect(await run(manager, pick, [])).toEqual(three)
  },
)
