import { describe, expect } from 'vitest'
import { type ProjectBody } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { gift, projectOf } from '../support/gifts.ts'

type ListedGift = NonNullable<ProjectBody['donations']>[number]

describe('the donations of a project', () => {
  test('are seen by admins alone, newest first', async ({ asAdmin, asVisitor, asIndividual }) => {
    const id = await projectOf(asAdmin)
    for (const day of ['03', '01', '02']) {
      const donation = { ...gift, donorName: `Donor of ${day}`, receivedAt: `2025-12-${day}T00:00:00Z` }
      await asAdmin.post(`/api/projects/${id}/donations`, donation)
    }
    const { body } = await asAdmin.get<ProjectBody>(`/api/projects/${id}`)
    expect(body.donations?.map(({ donor }) => donor?.name)).toEqual([
      'Donor of 03',
      'Donor of 02',
      'Donor of 01',
    ])
    expect(body.donationsTotalCount).toBe(3)

    const query = 'query ($id: ID!) { project(id: $id) { title donations { nodes { donor { name } } } } }'
    for (const [agent, status, code] of [
      [asVisitor, 401, 'token_missing'],
      [asIndividual, 200, 'forbidden'],
    ] as const) {
      expect(Object.keys((await agent.get<ProjectBody>(`/api/projects/${id}`)).body)).not.toContain(
        'donations',
      )
      const answer = await agent.graphql(query, { id })
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({
        data: { project: { title: 'A warm winter', donations: null } },
        errors: [{ extensions: { code } }],
      })
      expect(JSON.stringify(answer.body)).not.toContain('Donor of')
    }
  })

  test('are counted as gifts and as people, told apart by email, else by name', async ({
    asAdmin,
    statements,
  }) => {
    const [id, empty] = [await projectOf(asAdmin), await projectOf(asAdmin)]
    const given = [
      { donorName: 'Nino', donorEmail: 'nino@example.org' },
      { donorName: 'N. Kobakhidze', donorEmail: 'NINO@example.org' },
      { donorEmail: 'nino@example.org', anonymous: true },
      { donorName: 'Giorgi Beridze' },
      { donorName: ' GIORGI beridze ', anonymous: true },
      { donorName: 'გიორგი ბერიძე' },
      { anonymous: true },
      { anonymous: true },
    ]
    for (const donor of given) await asAdmin.post(`/api/projects/${id}/donations`, { amount: 1, ...donor })
    const { body } = await asAdmin.get(`/api/projects/${id}`)
    expect(body).toMatchObject({
      donationsTotalCount: 8,
      donationsDonorCount: 3,
      donationsUnsignedCount: 2,
    })
    const query = '{ projects { nodes { id donations { totalCount donorCount unsignedCount } } } }'
    const sent = await statements.during(async () => {
      const answer = await asAdmin.graphql(query)
      expect(answer.body.data).toEqual({
        projects: {
          nodes: [
            { id: empty, donations: { totalCount: 0, donorCount: 0, unsignedCount: 0 } },
            { id, donations: { totalCount: 8, donorCount: 3, unsignedCount: 2 } },
          ],
        },
      })
    })
    expect(sent.filter((sql) => sql.includes('donor_count'))).toHaveLength(1)
  })

  test('go on where a page ended, even among gifts of the same moment', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    for (const amount of [1, 2, 3]) await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, amount })
    const query = `query ($id: ID!, $after: String) { project(id: $id) {
      donations(first: 2, after: $after) { totalCount nodes { amount } pageInfo { endCursor hasNextPage } } } }`
    interface Data {
      project: {
        donations: { nodes: { amount: number }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
      }
    }
    const pageAfter = async (after: string | null) => {
      const { body } = await asAdmin.graphql<Data>(query, { id, after })
      return body.data.project.donations
    }
    const first = await pageAfter(null)
    expect(first.nodes.map(({ amount }) => amount)).toEqual([3, 2])
    const second = await pageAfter(first.pageInfo.endCursor)
    expect(second.nodes.map(({ amount }) => amount)).toEqual([1])
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false])
  })

  test('have an address of their own, which leads from page to page', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    for (const amount of [1, 2, 3]) await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, amount })
    const first = await asAdmin.get<ListedGift[]>(`/api/projects/${id}/donations?limit=2`)
    expect(first.body.map(({ amount }) => amount)).toEqual([3, 2])
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? []
    const second = await asAdmin.get<ListedGift[]>(next)
    expect(second.body.map(({ amount }) => amount)).toEqual([1])
    expect(second.headers).not.toHaveProperty('link')
    const { body } = await asAdmin.get<ProjectBody>(`/api/projects/${id}`)
    expect([...first.body, ...second.body]).toEqual(body.donations)
  })

  test('are there in whatever case the project is asked for', async ({ asAdmin }) => {
    const url = `/api/projects/${(await projectOf(asAdmin)).toUpperCase()}/donations`
    const { body } = await asAdmin.post<ListedGift>(url, gift)
    expect(await asAdmin.get(url)).toMatchObject({ status: 200, body: [{ amount: body.amount }] })
  })

  test('of no project are not found, and of one are for admins', async ({
    asAdmin,
    asVisitor,
    asIndividual,
  }) => {
    for (const id of ['01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d', 'nonsense']) {
      const { status, body } = await asAdmin.get(`/api/projects/${id}/donations`)
      expect([status, body]).toMatchObject([404, { error: 'project not found' }])
    }
    const id = await projectOf(asAdmin)
    expect((await asAdmin.get(`/api/projects/${id}/donations`)).body).toEqual([])
    expect((await asAdmin.get(`/api/projects/${id}/donations?limit=1001`)).status).toBe(400)
    expect((await asAdmin.get(`/api/projects/${id}/donations?after=nonsense`)).status).toBe(400)
    expect((await asVisitor.get(`/api/projects/${id}/donations`)).status).toBe(401)
    expect((await asIndividual.get(`/api/projects/${id}/donations`)).status).toBe(403)
  })

  test('refuse a forged cursor', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    const forged = [
      ['2026-13-45T99:00:00.000Z', id],
      ['-000001-01-01T00:00:00.000Z', id],
      ['2025-12-01T00:00:00.000Z', 'x'],
      [id],
      'text',
    ].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'))
    for (const after of [...forged, '!', '"']) {
      const query =
        'query ($id: ID!, $after: String) { project(id: $id) { donations(after: $after) { totalCount } } }'
      const { body } = await asAdmin.graphql(query, { id, after })
      expect(body.errors?.[0]?.extensions).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'after' }],
      })
    }
  })
})
