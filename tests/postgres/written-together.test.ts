import { describe, expect } from 'vitest'
import { createBudget, within } from '../../gateway/core/budget.ts'
import { prepare } from '../../gateway/database/prepared.ts'
import { runTogether } from '../../gateway/database/together.ts'
import { test as withDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { createOwnDatabase } from '../support/gateways.ts'

const write = prepare('letter', 'insert into postcards (number) values ($1) returning number', ([number]) =>
  Number(number),
)

const waitingWriters = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into postcards%'`

/** A gateway, and a console that has locked the table it writes to. */
const test = withDatabase.extend('site', async ({ connection, dataSource }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const { manager } = await open()
  await manager.query('create table postcards (number integer)')
  const console = (await open(1)).createQueryRunner()
  await console.startTransaction()
  await console.query('lock table postcards in access exclusive mode')
  const watcher = await open(1)
  const untilWaiting = () =>
    eventually(async () => expect(await watcher.query(waitingWriters)).toEqual([{ count: 1 }]))
  return { manager, console, untilWaiting }
})

describe('of those whose letters are written in one piece', () => {
  test('whoever waits too long is told so, and the letters of the others are written', async ({
    site: { manager, console, untilWaiting },
  }) => {
    const { budget, end } = createBudget()
    const late = within(budget, () => runTogether(manager, write, [1]))
    const others = Promise.all([2, 3].map((number) => runTogether(manager, write, [number])))
    await untilWaiting()
    end()
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
    await console.commitTransaction()
    await console.release()
    expect(await others).toEqual([[2], [3]])
    expect(await manager.query('select number from postcards order by 1')).toEqual([
      { number: 2 },
      { number: 3 },
    ])
  })
})
