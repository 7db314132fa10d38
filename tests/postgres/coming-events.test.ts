import { expect, vi } from 'vitest'
import { test } from '../support/gateway.ts'

/** What a plan tells of each step. */
interface Step {
  'Rows Removed by Filter'?: number
  'Actual Rows': number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

test('what is to come is read without a look at a hundred thousand events that are over', {
  timeout: 60_000,
}, async ({ asVisitor, manager }) => {
  await manager.query(
    `insert into events (id, title_en, content_en, published_at, date)
     select gen_random_uuid(), 'Walk', 'Noon.', '2026-01-01', date '2026-03-20' - n % 3000 from generate_series(1, 100000) n`,
  )
  await manager.query(
    `insert into events (id, title_en, content_en, published_at, date)
     select gen_random_uuid(), 'Walk', 'Noon.', '2026-01-01', case when n % 10 > 0 then date '2026-03-21' + n end
     from generate_series(1, 60) n`,
  )
  await manager.query('analyze events')
  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const { body } = await asVisitor.get<{ events: unknown[]; nextCursor: string }>(
    '/api/coming-events?limit=12',
  )
  await asVisitor.get(`/api/coming-events?limit=12&after=${body.nextCursor}`)
  await asVisitor.graphql('{ comingEvents { totalCount } }')
  listening.mockRestore()

  expect(body.events).toHaveLength(12)
  const reads = sent.filter(({ sql }) => /^\s*(select|with)/i.test(sql) && sql.includes('events'))
  expect(reads.length).toBeGreaterThan(2)
  for (const { sql, values } of reads) {
    const [row] = await manager.query<{ 'QUERY PLAN': { Plan: Step }[] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    )
    const [plan] = row?.['QUERY PLAN'] ?? []
    for (const step of plan ? stepsOf(plan.Plan) : []) {
      const seen = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
      // By a bitmap, what is counted stands beside a few others.
      expect(seen, sql).toBeLessThan(1000)
    }
  }
})
