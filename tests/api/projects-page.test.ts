import { describe, expect } from 'vitest'
import type { Launch } from '../../schema/launches.ts'
import type { Agent } from '../support/agent.ts'
import type { ProjectBody } from '../support/content.ts'
import { test } from '../support/gateway.ts'

interface OpenList {
  projects: ProjectBody[]
  nextCursor: string | null
}

const list = (agent: Agent, query: string) => agent.get<OpenList>(`/api/open-projects?${query}`)

const titlesOf = ({ body }: { body: OpenList }): string[] => body.projects.map(({ title }) => title)

interface Written {
  goal?: number
  raised?: number
  startDate?: string
  endDate?: string
  description?: string
}

const write = async (
  asAdmin: Agent,
  title: string,
  { raised = 0, ...more }: Written = {},
): Promise<string> => {
  const { body } = await asAdmin.post<ProjectBody>('/api/projects', {
    title,
    description: 'For the winter.',
    goal: 100,
    ...more,
  })
  if (raised > 0)
    await asAdmin.post(`/api/projects/${body.id}/donations`, { amount: raised, donorName: 'Ana' })
  return body.id
}

/** Six on every side of what is open on 21 March 2026, and two that are not. */
const writeAll = async (asAdmin: Agent): Promise<void> => {
  await write(asAdmin, 'Ended by its day', { endDate: '2026-03-20', raised: 99 })
  const ended = await write(asAdmin, 'Ended by the team', { raised: 98 })
  await asAdmin.put(`/api/projects/${ended}/state`, { state: 'archived' })
  const draft = await write(asAdmin, 'A draft', { raised: 97 })
  await asAdmin.put(`/api/projects/${draft}/state`, { state: 'draft' })
  await write(asAdmin, 'Half way', { raised: 50 })
  await write(asAdmin, 'Reached', { raised: 100, endDate: '2026-03-21' })
  await write(asAdmin, 'Yet to begin', { goal: 1000, raised: 900, startDate: '2026-03-22' })
  await write(asAdmin, 'More, of much more', { goal: 10_000, raised: 2000 })
  await write(asAdmin, 'Nothing yet')
  await write(asAdmin, 'Far over', { goal: 10, raised: 500 })
}

const ongoing = ['Far over', 'Nothing yet', 'More, of much more', 'Yet to begin', 'Reached', 'Half way']

const nearest = ['Yet to begin', 'Half way', 'More, of much more', 'Nothing yet']

/** All pages, two projects on each, over REST; each compared with the same over GraphQL. */
const readByTwos = async (agent: Agent, asked: { show: string; search?: string }): Promise<string[][]> => {
  const pages: string[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ limit: '2', ...asked, ...(after !== '' && { after }) })
    const page: { body: OpenList } = await list(agent, `${query}`)
    const titles = titlesOf(page)
    const answer = await agent.graphql(
      `query ($after: String, $search: String, $show: ProjectShow) {
        openProjects(first: 2, after: $after, search: $search, show: $show) {
          nodes { title } pageInfo { endCursor hasNextPage } } }`,
      { ...asked, after: after || null },
    )
    const { nextCursor } = page.body
    expect(answer.body.data).toMatchObject({
      openProjects: {
        nodes: titles.map((title) => ({ title })),
        pageInfo: { hasNextPage: nextCursor !== null, ...(nextCursor !== null && { endCursor: nextCursor }) },
      },
    })
    pages.push(titles)
    after = nextCursor
  }
  return pages
}

describe('all projects that have not ended', () => {
  test('are those that have yet to begin as well, in the order that admins have made', async ({
    asAdmin,
    asVisitor,
  }) => {
    await writeAll(asAdmin)
    expect(titlesOf(await list(asVisitor, 'show=ongoing'))).toEqual(ongoing)
    expect(titlesOf(await list(asVisitor, ''))).toEqual(ongoing.filter((title) => title !== 'Yet to begin'))
    const [first, last] = await Promise.all(
      ['Far over', 'Half way'].map(
        async (search) => (await list(asVisitor, `search=${search}`)).body.projects[0]?.id,
      ),
    )
    await asAdmin.put(`/api/projects/${last}/place`, { before: first })
    expect(titlesOf(await list(asVisitor, 'show=ongoing')).slice(0, 2)).toEqual(['Half way', 'Far over'])
  })

  test('are narrowed to what is nearest its goal, and to what has reached it', async ({
    asAdmin,
    asVisitor,
  }) => {
    await writeAll(asAdmin)
    expect(titlesOf(await list(asVisitor, 'show=nearest'))).toEqual(nearest)
    expect(titlesOf(await list(asVisitor, 'show=reached'))).toEqual(['Far over', 'Reached'])
  })

  test('leave behind them those that are over, newest first', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    expect(await readByTwos(asVisitor, { show: 'finished' })).toEqual([
      ['Ended by the team', 'Ended by its day'],
    ])
    const { body } = await list(asVisitor, 'show=finished')
    expect(body.projects.map(({ raised }) => raised)).toEqual([98, 99])
    expect(titlesOf(await list(asVisitor, 'show=finished&search=draft'))).toEqual([])
  })

  test('are read page by page in each of these orders, the same over GraphQL', async ({
    asAdmin,
    asVisitor,
  }) => {
    await writeAll(asAdmin)
    expect(await readByTwos(asVisitor, { show: 'nearest' })).toEqual([nearest.slice(0, 2), nearest.slice(2)])
    expect((await readByTwos(asVisitor, { show: 'ongoing' })).flat()).toEqual(ongoing)
    expect(await readByTwos(asVisitor, { show: 'reached' })).toEqual([['Far over', 'Reached']])
    expect(await readByTwos(asVisitor, { show: 'ongoing', search: 'yet' })).toEqual([
      ['Nothing yet', 'Yet to begin'],
    ])
  })

  test('go on where they were left, whatever was given meanwhile', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    const { body } = await list(asVisitor, 'show=nearest&limit=2')
    await asAdmin.post(`/api/projects/${body.projects[0]?.id}/donations`, { amount: 100, donorName: 'Gia' })
    const next = await list(asVisitor, `show=nearest&limit=2&after=${body.nextCursor}`)
    expect(titlesOf(next)).toEqual(nearest.slice(2))
  })

  test('go on in the other language, whose order is the same', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    for (const show of ['ongoing', 'nearest']) {
      const { body } = await list(asVisitor.in('en'), `show=${show}&limit=1`)
      const next = `show=${show}&limit=1&after=${body.nextCursor}`
      expect(titlesOf(await list(asVisitor.in('en'), next)), show).toHaveLength(1)
      expect((await list(asVisitor.in('ka'), next)).status, show).toBe(200)
    }
  })

  test('are searched in both languages, and counted as they are narrowed', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    const id = await write(asAdmin, 'Straw', { description: 'For Gori.' })
    await asAdmin.put(`/api/projects/${id}`, {
      translations: { ka: { title: 'ნამჯა', description: 'გორისთვის.' } },
    })
    for (const search of ['STRAW', 'gori', 'ნამჯ', 'გორის'])
      expect(
        titlesOf(await list(asVisitor, new URLSearchParams({ search, show: 'ongoing' }).toString())),
      ).toEqual(['Straw'])
    expect(titlesOf(await list(asVisitor, 'search=ended&show=ongoing'))).toEqual([])
    const { body } = await asVisitor.graphql(`{
      all: openProjects(show: ongoing) { totalCount } today: openProjects { totalCount }
      far: openProjects(show: nearest, search: "much") { totalCount nodes { title raised } } }`)
    expect(body.data).toEqual({
      all: { totalCount: 7 },
      today: { totalCount: 6 },
      far: { totalCount: 1, nodes: [{ title: 'More, of much more', raised: 2000 }] },
    })
  })

  test('are refused by words that are none, and by a cursor of another order', async ({
    asAdmin,
    asVisitor,
  }) => {
    await writeAll(asAdmin)
    const { nextCursor } = (await list(asVisitor, 'show=nearest&limit=1')).body
    for (const query of [
      'show=all',
      `search=${'a'.repeat(201)}`,
      `show=ongoing&after=${nextCursor}`,
      `after=${nextCursor}`,
    ])
      expect(await list(asVisitor, query)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('are read in one statement', async ({ asAdmin, asVisitor, statements }) => {
    await writeAll(asAdmin)
    for (const query of ['show=ongoing', 'show=nearest', 'show=reached&search=over'])
      expect(await statements.during(() => list(asVisitor, query))).toHaveLength(1)
  })
})

const state = '/api/launches/projects/state'

const launchOf = async (agent: Agent): Promise<Launch | undefined> =>
  (await agent.get<Launch[]>('/api/launches')).body.find(({ feature }) => feature === 'projects')

const isOn = async (agent: Agent): Promise<boolean> =>
  (await agent.get<{ projects: boolean }>('/api/switches')).body.projects

describe('the projects page', () => {
  test('is launched once there is a project that has not ended, and taken back', async ({
    asAdmin,
    asVisitor,
  }) => {
    await write(asAdmin, 'Ended', { endDate: '2026-03-20' })
    expect(await launchOf(asAdmin)).toMatchObject({
      launched: false,
      needs: [{ name: 'openProject', isMet: false }],
    })
    expect(await asAdmin.put(state, { launched: true })).toMatchObject({
      status: 409,
      body: {
        code: 'launch_not_ready',
        error: 'this still needs: a project that is published and has not ended',
      },
    })
    expect(await isOn(asVisitor)).toBe(false)

    await write(asAdmin, 'Yet to begin', { startDate: '2026-04-01' })
    expect(await launchOf(asAdmin)).toMatchObject({ needs: [{ isMet: true }] })
    expect((await asAdmin.put(state, { launched: true })).status).toBe(200)
    expect(await isOn(asVisitor)).toBe(true)
    expect((await asAdmin.put(state, { launched: false })).status).toBe(200)
    expect(await isOn(asVisitor)).toBe(false)
  })

  test('stays launched when its last project has ended', async ({ asAdmin, asVisitor }) => {
    const id = await write(asAdmin, 'The last')
    await asAdmin.put(state, { launched: true })
    await asAdmin.put(`/api/projects/${id}/state`, { state: 'archived' })
    expect(await isOn(asVisitor)).toBe(true)
    expect(await launchOf(asAdmin)).toMatchObject({ launched: true, needs: [{ isMet: false }] })
  })
})
