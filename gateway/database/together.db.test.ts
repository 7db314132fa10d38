import type { DataSource } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { askedBy } from '../core/asker.ts'
import { createBudget, within } from '../core/budget.ts'
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

const outcomes = (answers: PromiseSettledResult<unknown[]>[]): unknown[] =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : (answer.reason.driverError ?? answer.reason).code,
  )

const stored = async ({ manager }: DataSource): Promise<number[]> => {
  const rows = await manager.query<{ number: number }[]>('select number from written_together order by 1')
  return rows.map(({ number }) => number)
}

/** Asks for something within a time that is over before anything is sent. */
const tooLate = <Answer>(asking: () => Answer): Answer => {
  const { budget, end } = createBudget()
  try {
    return within(budget, asking)
  } finally {
    end()
  }
}

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
    expect(await stored(dataSource)).toEqual([1, 2, 4])
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

  test('are not stored for whom nobody waits any more', async ({ dataSource }) => {
    await makeTable(dataSource)
    const { manager } = dataSource
    const answers = await Promise.allSettled([
      tooLate(() => runTogether(manager, write, [1])),
      runTogether(manager, write, [2]),
      runTogether(manager, write, [3]),
    ])
    expect(outcomes(answers)).toEqual(['unavailable', [2], [3]])
    expect(await stored(dataSource)).toEqual([2, 3])
  })

  test('have each their own time, also where each is run by itself', async ({ dataSource }) => {
    await makeTable(dataSource)
    const { manager } = dataSource
    const { budget, end } = createBudget()
    const asked = [
      within(budget, () => runTogether(manager, tripled, [1])),
      runTogether(manager, write, [2]),
      runTogether(manager, halved, [0]),
      runTogether(manager, halved, [50]),
    ]
    end()
    expect(outcomes(await Promise.allSettled(asked))).toEqual(['unavailable', [2], '22012', [2]])
    expect(await stored(dataSource)).toEqual([2])
  })

  test('write for whoever has asked, not for whoever has asked before', async ({ dataSource }) => {
    await makeTable(dataSource)
    const { manager } = dataSource
    const tell = prepare(
      'who writes',
      `insert into written_together (number) values ($1) returning current_setting('trail.asker', true)`,
      ([asker]) => asker || 'nobody',
    )
    const ana = { actor: 'Ana', session: '', address: '', device: '', operation: 'listDogs' }
    const [, visitor] = await Promise.all([
      askedBy(ana, () => runTogether(manager, tripled, [1])),
      runTogether(manager, tell, [2]),
    ])
    expect(visitor).toEqual(['nobody'])
  })
})
