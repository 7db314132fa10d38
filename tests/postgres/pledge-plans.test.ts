import { expect, vi } from 'vitest'
import { mostCounted } from '../../schema/limits.ts'
import { test } from '../support/gateway.ts'

/** What a plan tells of each step. */
interface Step {
  'Rows Removed by Filter'?: number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

test('a page of pledges, and what waits of them, is read without a look at fifty thousand others', {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query(
    `insert into projects (id, title_en, description_en, goal) values (gen_random_uuid(), 'Straw', 'Much.', 100)`,
  )
  // Every other one is a month of something else, of which few go on.
  await manager.query(
    `insert into monthly_gifts (id, way, state, ended_at, ended_why)
     select md5('monthly' || n)::uuid, 'stripe', case when n % 1000 = 1 then 'active' else 'ended' end,
       case when n % 1000 > 1 then timestamptz '2026-01-01Z' end, case when n % 1000 > 1 then 'donor' end
     from generate_series(1, 50000, 2) n`,
  )
  await manager.query(
    `insert into pledges (id, code, project_id, amount, anonymous, locale, state, expires_at, settled_at, frequency,
       monthly_gift_id)
     select gen_random_uuid(), 'STS-' || translate(lpad(n::text, 7, '0'), '01', 'XY'), p.id, 1 + n % 5000, true, 'ka',
       case when n % 1000 = 0 then 'pledged' when n % 2 = 0 then 'expired' else 'withdrawn' end, '2026-12-31Z',
       case when n % 1000 > 0 then timestamptz '2026-01-01Z' end, case when n % 2 = 0 then 'once' else 'monthly' end,
       case when n % 2 = 1 then md5('monthly' || n)::uuid end
     from projects p, generate_series(1, 50000) n`,
  )
  await manager.query(
    `insert into donations (id, project_id, anonymous, amount, status, received_at, method, locale)
     select gen_random_uuid(), p.id, true, 5, case when n % 50 = 0 then 'voided' else 'confirmed' end, '2026-01-01Z', 'cash', 'ka'
     from projects p, generate_series(1, 1000) n`,
  )
  await manager.query('analyze pledges, donations')
  await manager.query(
    `update pledges p set state = 'confirmed', settled_at = '2026-01-01Z', donation_id = d.id
     from (select id, row_number() over (order by id) as n from donations) d
       join (select id, row_number() over (order by id) as n from pledges where state = 'expired') e on e.n = d.n
     where p.id = e.id`,
  )
  await manager.query('analyze pledges, donations, monthly_gifts')
  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const list = async (narrowed: string): Promise<void> => {
    const page = `query ($after: String) { pledges(first: 20, after: $after${narrowed}) {
      totalCount nodes { id code amount state giftStatus projectId } pageInfo { endCursor } } }`
    const { body } = await asAdmin.graphql<{ pledges: { pageInfo: { endCursor: string } } }>(page)
    await asAdmin.graphql(page, { after: body.data?.pledges.pageInfo.endCursor })
  }
  for (const narrowed of [
    '',
    ', filter: pledged',
    ', filter: confirmed',
    ', filter: expired',
    ', sort: amount, direction: desc',
    ', filter: withdrawn, sort: amount',
    ', filter: refunded',
    ', filter: awaitedTransfer',
    ', filter: cameInstead',
    ', filter: monthly',
    ', filter: monthly, sort: amount',
  ])
    await list(narrowed)
  await asAdmin.get('/api/waiting')
  listening.mockRestore()

  const reads = sent.filter(({ sql }) => /^\s*(select|with|\(select)/i.test(sql) && sql.includes('pledges'))
  expect(reads.length).toBeGreaterThan(10)
  for (const { sql, values } of reads) {
    const [row] = await manager.query<{ 'QUERY PLAN': { Plan: Step }[] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    )
    const [plan] = row?.['QUERY PLAN'] ?? []
    for (const step of plan ? stepsOf(plan.Plan) : []) {
      const seen = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
      expect(seen, sql).toBeLessThan(mostCounted * 5)
    }
  }
})
