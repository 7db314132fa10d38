import { type EntityManager, QueryFailedError } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { createDataSource, type DatabaseConnection, type DataSourceOptions } from './data-source.ts'
import { createStatements, prepare, run } from './prepared.ts'

const doubled = prepare('doubled', 'select $1::int * 2, $2::text', ([number, text]) => ({
  number: Number(number),
  text,
}))

/** Of those we have given: what the database keeps of a connection. */
const namesOn = async (manager: EntityManager, about = 'doubled'): Promise<string[]> => {
  const rows = await manager.query<{ name: string }[]>(
    `select name from pg_prepared_statements where name like $1 order by name`,
    [`${about} %`],
  )
  return rows.map(({ name }) => name)
}

const isShared = (connection: DatabaseConnection): boolean =>
  'singleSession' in connection && connection.singleSession === true

/** Over one connection, so that all that is kept is kept there. */
const withOneConnection = async (
  options: Pick<DataSourceOptions, 'connection' | 'prepared'>,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> => {
  const dataSource = createDataSource({ ...options, poolSize: 1, entities: [], migrations: [] })
  await dataSource.initialize()
  try {
    await work(dataSource.manager)
  } finally {
    await dataSource.destroy()
  }
}

describe('a statement that is sent over and over', () => {
  test('is read into what is wanted, and watched like any other', async ({ manager, statements }) => {
    const sent = await statements.during(async () => {
      expect(await run(manager, doubled, [21, null])).toEqual([{ number: 42, text: null }])
      expect(await run(manager, doubled, [2, 'ყურშა'])).toEqual([{ number: 4, text: 'ყურშა' }])
    })
    expect(sent).toEqual([doubled.text, doubled.text])
  })

  test('is kept by its name, but where connections share a session', async ({ connection }) => {
    await withOneConnection({ connection }, async (manager) => {
      for (const number of [1, 2, 3]) await run(manager, doubled, [number, ''])
      expect(await namesOn(manager)).toEqual(isShared(connection) ? [] : [doubled.name])
    })
  })

  test('is kept of so many texts, and any other works without a name', async ({ connection }) => {
    const statements = createStatements<number>('multiplied', 2)
    await withOneConnection({ connection }, async (manager) => {
      for (const number of [1, 2, 3, 2, 3]) {
        const times = statements(`select $1::int * ${number}`, ([product]) => Number(product))
        expect(await run(manager, times, [7])).toEqual([7 * number])
      }
      expect(await namesOn(manager, 'multiplied')).toHaveLength(isShared(connection) ? 0 : 2)
    })
  })

  test('is not kept where a pooler would lose it', async ({ connection }) => {
    await withOneConnection({ connection, prepared: false }, async (manager) => {
      expect(await run(manager, doubled, [21, ''])).toEqual([{ number: 42, text: '' }])
      expect(await namesOn(manager)).toEqual([])
    })
  })

  test('works outside of a transaction, on whichever connection is free', async ({
    dataSource: { manager },
  }) => {
    const rows = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => run(manager, doubled, [number, ''])))
    expect(rows.flat().map(({ number }) => number)).toEqual([2, 4, 6, 8, 10, 12])
  })

  test('fails as any other does, and leaves its connection usable', async ({ dataSource: { manager } }) => {
    const refused = prepare('refused', 'select 1 / $1::int', () => null)
    const failure = await run(manager, refused, [0]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(QueryFailedError)
    expect(failure).toMatchObject({ query: refused.text, driverError: { code: '22012' } })
    expect(await run(manager, doubled, [1, ''])).toHaveLength(1)
  })

  test('fails where its rows cannot be read', async ({ dataSource: { manager } }) => {
    const unreadable = prepare('unreadable', 'select generate_series(1, $1::int)', () => {
      throw new Error('not what was expected')
    })
    await expect(run(manager, unreadable, [3])).rejects.toThrow('not what was expected')
    expect(await run(manager, doubled, [1, ''])).toHaveLength(1)
  })
})
