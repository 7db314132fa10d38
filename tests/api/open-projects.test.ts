import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import type { ProjectBody } from '../support/content.ts'
import { test } from '../support/gateway.ts'

interface OpenList {
  projects: ProjectBody[]
  nextCursor: string | null
}

const open = (agent: Agent, query = '') => agent.get<OpenList>(`/api/open-projects${query}`)

const titlesOf = ({ projects }: OpenList): string[] => projects.map(({ title }) => title)

const write = async (
  asAdmin: Agent,
  title: string,
  dates: { startDate?: string | null; endDate?: string | null } = {},
): Promise<string> => {
  const { body } = await asAdmin.post<ProjectBody>('/api/projects', {
    title,
    description: 'Straw and kennels.',
    goal: 10,
    ...dates,
  })
  return body.id
}

describe('the open projects', () => {
  test('are those that have begun and not ended on the clock of Tbilisi, newest first', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    await write(asAdmin, 'Ended yesterday', { endDate: '2026-03-20' })
    await write(asAdmin, 'Ends today', { startDate: '2026-01-01', endDate: '2026-03-21' })
    await write(asAdmin, 'Begins today', { startDate: '2026-03-21' })
    await write(asAdmin, 'Begins tomorrow', { startDate: '2026-03-22' })
    await write(asAdmin, 'Always')
    const { status, headers, body } = await open(asVisitor)
    expect([status, headers['content-language']]).toEqual([200, 'en'])
    expect(titlesOf(body)).toEqual(['Always', 'Begins today', 'Ends today'])
    expect(body.nextCursor).toBeNull()
    const filtered = await asAdmin.get<OpenList>('/api/projects?filter=open')
    expect(titlesOf(filtered.body)).toEqual(titlesOf(body))

    const evening = Date.parse('2026-03-21T20:30:00Z')
    clock.advance({ seconds: (evening - clock.now().getTime()) / 1000 })
    expect(titlesOf((await open(asVisitor)).body)).toEqual(['Always', 'Begins tomorrow', 'Begins today'])
  })

  test('say what has come, and nothing of who gave, whoever asks', async ({ asAdmin, asVisitor }) => {
    const id = await write(asAdmin, 'Kennels')
    await asAdmin.post(`/api/projects/${id}/donations`, { amount: 12.5, donorName: 'Ana' })
    const { body } = await open(asVisitor)
    expect(body.projects).toEqual([(await asVisitor.get(`/api/projects/${id}`)).body])
    expect(body.projects[0]).toMatchObject({ raised: 12.5, goal: 10 })
    expect((await open(asAdmin)).body).toEqual(body)
  })

  test('are read page by page, the same over GraphQL', async ({ asAdmin, asVisitor }) => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await write(asAdmin, title)
    const read: string[][] = []
    for (let after: string | null = ''; after !== null; ) {
      const query = after === '' ? '' : `&after=${after}`
      const { body }: { body: OpenList } = await open(asVisitor, `?limit=2${query}`)
      read.push(titlesOf(body))
      const asked = `query ($after: String) { openProjects(first: 2, after: $after) {
        totalCount nodes { title } pageInfo { endCursor hasNextPage } } }`
      const answer = await asVisitor.graphql(asked, { after: after === '' ? null : after })
      expect(answer.body.data).toMatchObject({
        openProjects: {
          totalCount: 5,
          nodes: body.projects.map(({ title }) => ({ title })),
          pageInfo: { hasNextPage: body.nextCursor !== null },
        },
      })
      after = body.nextCursor
    }
    expect(read).toEqual([['Five', 'Four'], ['Three', 'Two'], ['One']])
  })

  test('are refused by a limit or a cursor that is none', async ({ asVisitor }) => {
    for (const query of ['?limit=0', '?limit=1001', '?limit=x', '?after=forged']) {
      const { status, body } = await open(asVisitor, query)
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })])
    }
  })

  test('are read in one statement, and counted in another where somebody asks', async ({
    asAdmin,
    asVisitor,
    statements,
  }) => {
    for (const title of ['One', 'Two', 'Three']) await write(asAdmin, title)
    const sent = await statements.during(() => open(asVisitor))
    expect(sent).toHaveLength(1)
    const counted = await statements.during(() =>
      asVisitor.graphql('{ openProjects { totalCount nodes { title raised } } }'),
    )
    expect(counted).toHaveLength(2)
  })
})
