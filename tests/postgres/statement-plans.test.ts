import { expect, vi } from 'vitest'
import { createStatementSending } from '../../gateway/rooms/statements/sending.repository.ts'
import { createStatementsRepository } from '../../gateway/rooms/statements/statements.repository.ts'
import { createTestPost, test } from '../support/gateway.ts'

/** What a plan tells of each step. */
interface Step {
  'Node Type': string
  'Rows Removed by Filter'?: number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

const donors = 20_000

test('statements of a year are counted with one look at each table, and sent on past few who have one at once', {
  timeout: 60_000,
}, async ({ manager, clock }) => {
  await manager.query(`set local session_replication_role = replica`)
  await manager.query(
    `insert into people (id, root_id, fingerprint, words, sound, name, email, locale)
     select id, id, decode(md5(n::text), 'hex'), '', '', 'n' || n, 'n' || n || '@example.org', 'en'
     from (select gen_random_uuid() as id, n from generate_series(1, ${donors}) n) x`,
  )
  await manager.query(
    `insert into person_years (person_id, year, donation_count, given, last_at) select id, 2025, 1, 5, now() from people`,
  )
  await manager.query(
    `insert into statements (id, person_id, year, amount, sent_at)
     select gen_random_uuid(), id, 2025, 5, now() from people order by id limit ${donors / 2}`,
  )
  await manager.query(
    `insert into statement_sendings (year, made_by, sending, next_at)
     values (2025, gen_random_uuid(), true, '2000-01-01')`,
  )
  await manager.query(`set local session_replication_role = origin`)
  await manager.query('analyze people, person_years, statements')

  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const stepsFor = async (work: () => Promise<unknown>, named: string): Promise<Step[]> => {
    sent.length = 0
    await work()
    const statement = sent.find(({ sql }) => sql.includes(named))
    if (!statement) throw new Error('it is asked')
    const [told] = await manager.query<{ 'QUERY PLAN': [{ Plan: Step }] }[]>(
      `explain (analyze, format json) ${statement.sql}`,
      statement.values,
    )
    return told ? stepsOf(told['QUERY PLAN'][0].Plan) : []
  }

  const counted = await stepsFor(() => createStatementsRepository(manager).overview(2025), 'as unreachable')
  expect(Math.max(...counted.map((step) => step['Actual Loops']))).toBeLessThan(10)

  const sending = createStatementSending(manager)
  const looked = await stepsFor(() => sending.sendSome(createTestPost(clock), clock.now()), '"isSent"')
  expect(Math.max(...looked.map((step) => step['Actual Loops']))).toBeLessThanOrEqual(1000)
  for (let step = 0; step < donors / 2000; step++) await sending.sendSome(createTestPost(clock), clock.now())
  listening.mockRestore()
  const [letters] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from letters where kind = 'statement'`,
  )
  expect(letters?.count).toBe(50)
})
