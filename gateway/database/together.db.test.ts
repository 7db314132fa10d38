import type { DataSource } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { poolOf } from './pool.ts'
import { prepare } from './prepared.ts'
import { runTogether } from './together.ts'

const halved = prepare('halved', 'select 100 / $1::int', ([number]) => Number(number))
const tripled = prepare('tripled', 'select $1::int * 3', ([number]) => Number(number))

/** How many connections are taken out of the pool meanwhile. */
const taken = async (dataSource: DataSource, work: () => Promise<unknown>): Promise<number> => {
  const pool = poolOf(dataSource)
  let count = 0
  const one = (): void => {
    count++
  }
  pool.on('acquire', one)
  await work()
  pool.off('acquire', one)
  return count
}

/** A table that every connection sees, for this test alone. */
const makeTable = async ({ manager }: DataSource): Promise<void> => {
  await manager.query('create table written_together (number int check (number < 10))')
  onTestFinished(() => manager.query('drop table written_together'))
}

const write = prepare(
  'write',
  'insert into written_together (number) values ($1) returning number',
  ([number]) => Number(number),
)

const outcomes = (answers: PromiseSettledResult<number[]>[]): unknown[] =>
  answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.driverError.code))

describe('statements that are asked for at the same moment', () => {
  test('are answered each with its own rows', async ({ dataSource: { manager } }) => {
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
    const rows = await Promise.all(
      numbers.flatMap((number) => [
        runTogether(manager, tripled, [number]),
        runTogether(manager, halved, [number]),
      ]),
    )
    expect(rows.flat()).toEqual(numbers.flatMap((number) => [number * 3, Math.trunc(100 / number)]))
  })

  test('travel over one connection with their like, but where connections share a session', async ({
    dataSource,
    connection,
  }) => {
    const isShared = 'singleSession' in connection && connection.singleSession
    const { manager } = dataSource
    const ask = (statement: typeof tripled) =>
      [1, 2, 3, 4, 5].map((number) => runTogether(manager, statement, [number]))
    expect(await taken(dataSource, () => Promise.all(ask(tripled)))).toBe(isShared ? 5 : 1)
    const both = () => Promise.all([...ask(tripled), ...ask(halved)])
    expect(await taken(dataSource, both)).toBe(isShared ? 10 : 2)
  })

  test('do not fail with another', async ({ dataSource: { manager } }) => {
    const ask = () => Promise.allSettled([50, 0, 20].map((number) => runTogether(manager, halved, [number])))
    expect(outcomes(await ask())).toEqual([[2], '22012', [5]])
    expect(outcomes(await ask())).toEqual([[2], '22012', [5]])
  })

  test('write once, whatever becomes of the others', async ({ dataSource }) => {
    await makeTable(dataSource)
    const { manager } = dataSource
    const answers = await Promise.allSettled(
      [1, 2, 30, 4].map((number) => runTogether(manager, write, [number])),
    )
    expect(outcomes(answers)).toEqual([[1], [2], '23514', [4]])
    const rows = await manager.query<{ number: number }[]>('select number from written_together order by 1')
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 4])
  })

  test('are all told that their rows cannot be read, who cannot read theirs', async ({
    dataSource: { manager },
  }) => {
    const legible = prepare('legible together', 'select $1::int', ([number]) => {
      if (number === '2') throw new Error('not what was expected')
      return 3
    })
    const [good, bad] = await Promise.allSettled(
      [1, 2].map((number) => runTogether(manager, legible, [number])),
    )
    expect(good).toMatchObject({ status: 'fulfilled', value: [3] })
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'not what was expected' } })
  })

  test('are run in the transaction they belong to', async ({ manager, statements }) => {
    const sent = await statements.during(() =>
      Promise.all([1, 2].map((number) => runTogether(manager, tripled, [number]))),
    )
    expect(sent).toEqual([tripled.text, tripled.text])
  })
})
