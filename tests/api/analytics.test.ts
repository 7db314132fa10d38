import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import type { Agent } from '../support/agent.ts'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const addProject = async (admin: Agent, title: string): Promise<string> => {
  const translations = {
    en: { title, description: 'In English.' },
    ka: { title: `${title} ქართულად`, description: 'ქართულად.' },
  }
  return (await admin.post<ProjectBody>('/api/projects', { ...winterProject, translations })).body.id
}

const give = (admin: Agent, projectId: string, amount: number, receivedAt: string) =>
  admin.post(`/api/projects/${projectId}/donations`, { amount, donorName: 'Nino', receivedAt })

/** A gift that is in the ledger already, whatever its day. */
const keep = (manager: EntityManager, projectId: string, amount: number, receivedAt: string) =>
  manager.query(
    `insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
     values ($1, $2, true, $3, 'confirmed', $4, 'en')`,
    [newId(), projectId, amount, receivedAt],
  )

/** The clock of the tests stands at 21 March 2026. */
const giveOverWinter = async (admin: Agent) => {
  const kennels = await addProject(admin, 'Kennels')
  const vaccines = await addProject(admin, 'Vaccines')
  const empty = await addProject(admin, 'Empty')
  await give(admin, kennels, 0.1, '2025-11-10T10:00:00Z')
  await give(admin, vaccines, 0.2, '2025-11-30T23:59:59+04:00')
  await give(admin, kennels, 100, '2025-12-01T00:00:00+04:00')
  await give(admin, kennels, 5.5, '2026-02-14T10:00:00Z')
  return { kennels, vaccines, empty }
}

const months = [
  { month: '2025-11', total: 0.3, count: 2 },
  { month: '2025-12', total: 100, count: 1 },
  { month: '2026-01', total: 0, count: 0 },
  { month: '2026-02', total: 5.5, count: 1 },
  { month: '2026-03', total: 0, count: 0 },
]

describe('the growth of donations', () => {
  test('is told month by month on the clock of Tbilisi, from the first gift until now', async ({
    asAdmin,
  }) => {
    await giveOverWinter(asAdmin)
    expect((await asAdmin.get('/api/analytics/growth')).body).toEqual(months)
    const { body } = await asAdmin.graphql('{ analytics { growth { month total count } } }')
    expect(body).toEqual({ data: { analytics: { growth: months } } })
  })

  test('is nothing before the first gift', async ({ asAdmin }) => {
    await addProject(asAdmin, 'Kennels')
    expect((await asAdmin.get('/api/analytics/growth')).body).toEqual([])
  })

  test('goes on to the last gift where that is dated later than now', async ({ asAdmin, manager }) => {
    const id = await addProject(asAdmin, 'Kennels')
    await keep(manager, id, 5, '2026-05-05T10:00:00Z')
    expect((await asAdmin.get('/api/analytics/growth')).body).toEqual([
      { month: '2026-05', total: 5, count: 1 },
    ])
  })

  test('stays bounded when a gift is dated wrongly by centuries', async ({ asAdmin, manager }) => {
    const id = await addProject(asAdmin, 'Kennels')
    await keep(manager, id, 5, '1026-05-05T10:00:00Z')
    const { body } = await asAdmin.get<unknown[]>('/api/analytics/growth')
    expect(body).toHaveLength(1000)
    expect(body.at(-1)).toEqual({ month: '2026-03', total: 0, count: 0 })
  })

  test('takes one statement, however many gifts there are', async ({ asAdmin, statements }) => {
    const { kennels } = await giveOverWinter(asAdmin)
    const ask = () => asAdmin.get('/api/analytics/growth')
    const before = await statements.during(ask)
    for (const day of ['01', '02', '03']) await give(asAdmin, kennels, 5, `2026-01-${day}T10:00:00Z`)
    expect(await statements.during(ask)).toEqual(before)
    expect(before.filter((sql) => /\bdonations\b/.test(sql))).toEqual([])
  })
})

describe('the figures of a period', () => {
  test('count its months alone, both ends among them', async ({ asAdmin }) => {
    const { kennels, vaccines, empty } = await giveOverWinter(asAdmin)
    const query = '?from=2025-11&until=2025-12'
    expect((await asAdmin.get(`/api/analytics/total${query}`)).body).toEqual({ total: 100.3 })
    expect((await asAdmin.get(`/api/analytics/projects${query}`)).body).toEqual([
      { projectId: kennels, projectTitle: 'Kennels', totalDonated: 100.1 },
      { projectId: vaccines, projectTitle: 'Vaccines', totalDonated: 0.2 },
      { projectId: empty, projectTitle: 'Empty', totalDonated: 0 },
    ])
    expect((await asAdmin.get(`/api/analytics/growth${query}`)).body).toEqual(months.slice(0, 2))

    const { body } = await asAdmin.in('ka').graphql(`{ analytics(from: "2026-02") {
      total projects { projectTitle totalDonated } growth { month } } }`)
    expect(body).toEqual({
      data: {
        analytics: {
          total: 5.5,
          projects: [
            { projectTitle: 'Kennels ქართულად', totalDonated: 5.5 },
            { projectTitle: 'Empty ქართულად', totalDonated: 0 },
            { projectTitle: 'Vaccines ქართულად', totalDonated: 0 },
          ],
          growth: [{ month: '2026-02' }, { month: '2026-03' }],
        },
      },
    })
  })

  test('count its days alone, on the clock of Tbilisi', async ({ asAdmin }) => {
    const { kennels, vaccines, empty } = await giveOverWinter(asAdmin)
    const query = '?from=2025-11-30&until=2025-12-01'
    expect((await asAdmin.get(`/api/analytics/total${query}`)).body).toEqual({ total: 100.2 })
    expect((await asAdmin.get(`/api/analytics/projects${query}`)).body).toEqual([
      { projectId: kennels, projectTitle: 'Kennels', totalDonated: 100 },
      { projectId: vaccines, projectTitle: 'Vaccines', totalDonated: 0.2 },
      { projectId: empty, projectTitle: 'Empty', totalDonated: 0 },
    ])
    expect((await asAdmin.get(`/api/analytics/growth${query}`)).body).toEqual([
      { month: '2025-11', total: 0.2, count: 1 },
      { month: '2025-12', total: 100, count: 1 },
    ])
    const { body } = await asAdmin.graphql(
      `query ($from: Month, $until: Month) {
      analytics(from: $from, until: $until) { total growth { total } } }`,
      { from: '2025-11-11', until: '2026-02-13' },
    )
    const growth = [{ total: 0.2 }, { total: 100 }, { total: 0 }, { total: 0 }]
    expect(body).toEqual({ data: { analytics: { total: 100.2, growth } } })
  })

  test('are nothing where it ends before the first gift', async ({ asAdmin }) => {
    await giveOverWinter(asAdmin)
    expect((await asAdmin.get('/api/analytics/total?until=2024-12')).body).toEqual({ total: 0 })
    expect((await asAdmin.get('/api/analytics/growth?until=2024-12')).body).toEqual([])
  })

  test.for([
    ['2026-02', '2025-12'],
    ['2025-12-02', '2025-12-01'],
    ['2026-01', '2025-12-31'],
    ['2026-01-02', '2025-12'],
  ] as const)('are refused from %s until %s, on both edges', async ([from, until], { asAdmin }) => {
    const refusal = { code: 'validation_failed', errors: [{ field: 'until', code: 'before_start' }] }
    for (const path of [
      '/api/analytics/projects',
      '/api/analytics/total',
      '/api/analytics/growth',
      '/api/exports/donations.csv',
    ]) {
      const { status, body } = await asAdmin.get(`${path}?from=${from}&until=${until}`)
      expect(status).toBe(400)
      expect(body).toMatchObject(refusal)
    }
    const { body } = await asAdmin.graphql(
      'query ($from: Month, $until: Month) { analytics(from: $from, until: $until) { total } }',
      { from, until },
    )
    expect(body.errors?.[0]?.extensions).toMatchObject(refusal)
  })

  test.for([
    ['2025-12', '2025-12'],
    ['2025-12-01', '2025-12-01'],
    ['2025-12-31', '2025-12'],
    ['2025-12', '2025-12-01'],
  ] as const)(
    'may begin and end within one month, or on one day: from %s until %s',
    async ([from, until], { asAdmin }) => {
      expect((await asAdmin.get(`/api/analytics/total?from=${from}&until=${until}`)).status).toBe(200)
    },
  )

  for (const from of ['2026-13', '2026', '0000-01', 'yesterday', '2026-02-29', '2026-2-1', '2026-1']) {
    test(`refuse the month ${from}`, async ({ asAdmin }) => {
      const message = 'from must be a month or a day: YYYY-MM or YYYY-MM-DD'
      const refusal = {
        code: 'validation_failed',
        errors: [{ field: 'from', code: 'invalid_month', message }],
      }
      const { status, body } = await asAdmin.get(`/api/analytics/total?from=${from}`)
      expect(status).toBe(400)
      expect(body).toMatchObject(refusal)
      const answer = await asAdmin.graphql('query ($from: Month) { analytics(from: $from) { total } }', {
        from,
      })
      expect(answer.body.errors?.[0]?.extensions).toMatchObject(refusal)
    })
  }
})

describe('the figures', () => {
  test('are for admins', async ({ asVisitor, asIndividual, asBusiness }) => {
    for (const [agent, status] of [
      [asVisitor, 401],
      [asIndividual, 403],
      [asBusiness, 403],
    ] as const) {
      for (const path of ['total', 'projects', 'growth']) {
        expect((await agent.get(`/api/analytics/${path}`)).status).toBe(status)
      }
      expect((await agent.graphql('{ analytics { growth { total } } }')).body).toMatchObject({
        data: { analytics: null },
      })
    }
  })
})
