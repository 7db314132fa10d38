import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import type { EventBody } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { visiting } from '../support/serving-pages.ts'

interface ComingList {
  events: EventBody[]
  nextCursor: string | null
}

const list = (agent: Agent, query = '') => agent.get<ComingList>(`/api/coming-events?${query}`)

const titlesOf = ({ body }: { body: ComingList }): string[] => body.events.map(({ title }) => title)

const write = async (asAdmin: Agent, title: string, more: object = {}): Promise<string> =>
  (await asAdmin.post<EventBody>('/api/events', { title, content: 'We meet at noon.', ...more })).body.id

/** Four to come on 21 March 2026, and four that are not. */
const writeAll = async (asAdmin: Agent): Promise<void> => {
  await write(asAdmin, 'Yesterday', { date: '2026-03-20' })
  const ended = await write(asAdmin, 'Called off', { date: '2026-05-01' })
  await asAdmin.put(`/api/events/${ended}/state`, { state: 'archived' })
  const draft = await write(asAdmin, 'A draft', { date: '2026-05-02' })
  await asAdmin.put(`/api/events/${draft}/state`, { state: 'draft' })
  const binned = await write(asAdmin, 'Thrown away', { date: '2026-05-03' })
  await asAdmin.delete(`/api/events/${binned}`)
  await write(asAdmin, 'Some day')
  await write(asAdmin, 'In May', { date: '2026-05-04' })
  await write(asAdmin, 'Today', { date: '2026-03-21' })
  await write(asAdmin, 'In April', { date: '2026-04-12' })
}

const coming = ['Today', 'In April', 'In May', 'Some day']

describe('what is to come', () => {
  test('is today or later, the next first, and without a day last', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    expect(titlesOf(await list(asVisitor))).toEqual(coming)
  })

  test('is read page by page, the same over GraphQL', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    const pages: string[][] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: { body: ComingList } = await list(asVisitor, `limit=3${after && `&after=${after}`}`)
      const titles = titlesOf(page)
      const { body } = await asVisitor.graphql(
        `query ($after: String) { comingEvents(first: 3, after: $after) {
          nodes { title } pageInfo { endCursor hasNextPage } totalCount } }`,
        { after: after || null },
      )
      const { nextCursor } = page.body
      expect(body.data).toMatchObject({
        comingEvents: {
          nodes: titles.map((title) => ({ title })),
          pageInfo: {
            hasNextPage: nextCursor !== null,
            ...(nextCursor !== null && { endCursor: nextCursor }),
          },
          totalCount: 4,
        },
      })
      pages.push(titles)
      after = nextCursor
    }
    expect(pages).toEqual([coming.slice(0, 3), coming.slice(3)])
  })

  test('is searched in both languages, and never tells who comes', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    const id = await write(asAdmin, 'A fair', {
      date: '2026-06-01',
      translations: { ka: { title: 'ბაზრობა', venue: 'მზიურის პარკი' } },
    })
    await asVisitor.post(`/api/events/${id}/subscribers`, { name: 'Ana', email: 'ana@example.org' })
    for (const search of ['FAIR', 'ბაზრობ', 'მზიურ']) {
      const found = await list(asAdmin, new URLSearchParams({ search }).toString())
      expect(titlesOf(found)).toEqual(['A fair'])
      expect(JSON.stringify(found.body)).not.toContain('ana@example.org')
    }
    expect(titlesOf(await list(asVisitor, 'search=called'))).toEqual([])
  })

  test('is refused by a cursor of another list', async ({ asAdmin, asVisitor }) => {
    await writeAll(asAdmin)
    const { body } = await asVisitor.get<{ nextCursor: string }>('/api/open-projects?limit=1')
    for (const query of [`search=${'a'.repeat(201)}`, `after=${body.nextCursor ?? 'nonsense'}`])
      expect(await list(asVisitor, query)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('is read in one statement', async ({ asAdmin, asVisitor, statements }) => {
    await writeAll(asAdmin)
    expect(await statements.during(() => list(asVisitor))).toHaveLength(1)
  })
})

const launch = (asAdmin: Agent, launched: boolean) =>
  asAdmin.put<{ code?: string; launched?: boolean }>('/api/launches/events/state', { launched })

describe('the events page', () => {
  test('is launched once there is something to come', async ({ asAdmin, asVisitor }) => {
    await write(asAdmin, 'Yesterday', { date: '2026-03-20' })
    expect(await launch(asAdmin, true)).toMatchObject({ status: 409, body: { code: 'launch_not_ready' } })
    expect((await asVisitor.get('/api/switches')).body).toMatchObject({ events: false })
    await write(asAdmin, 'Some day')
    expect(await launch(asAdmin, true)).toMatchObject({ status: 200, body: { launched: true } })
    expect((await asVisitor.get('/api/switches')).body).toMatchObject({ events: true })
  })
})

const publicUrl = 'https://dogs.example'

const nothingElse = async ({ url }: { url: string }) => ({ status: 404, html: url })

describe('an event that visitors have a page of', () => {
  test('is taken into a calendar, in their language, by an address that others take over', async ({
    asAdmin,
    services,
  }) => {
    const id = await write(asAdmin, 'A fair', {
      date: '2026-05-04',
      startsAt: '11:00',
      translations: { ka: { title: 'ბაზრობა' } },
    })
    await launch(asAdmin, true)
    const visitor = await visiting(services, nothingElse, { publicUrl })
    const { status, headers, body } = await visitor.get<string>(`/events/${id}/event.ics?lng=ka`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(body).toContain('SUMMARY:ბაზრობა')
    expect(body).toContain('DTSTART:20260504T070000Z')
  })

  test('is cancelled in calendars once it is ended before its day, and only then', async ({
    asAdmin,
    services,
  }) => {
    const over = await write(asAdmin, 'Yesterday', { date: '2026-03-20' })
    const off = await write(asAdmin, 'A fair', { date: '2026-05-04' })
    await launch(asAdmin, true)
    const visitor = await visiting(services, nothingElse, { publicUrl })
    const calendarOf = async (id: string) => (await visitor.get<string>(`/events/${id}/event.ics`)).body
    expect(await calendarOf(off)).not.toContain('STATUS:CANCELLED')
    for (const id of [over, off]) await asAdmin.put(`/api/events/${id}/state`, { state: 'archived' })
    expect(await calendarOf(off)).toContain('STATUS:CANCELLED')
    expect(await calendarOf(over)).not.toContain('STATUS:CANCELLED')
  })

  test('is in no calendar without a day, as a draft, or before the launch', async ({ asAdmin, services }) => {
    const open = await write(asAdmin, 'Some day')
    const id = await write(asAdmin, 'A fair', { date: '2026-05-04' })
    const visitor = await visiting(services, nothingElse, { publicUrl })
    const statusOf = async (of: string) => (await visitor.get(`/events/${of}/event.ics`)).status
    expect(await statusOf(id)).toBe(404)
    await launch(asAdmin, true)
    expect([await statusOf(id), await statusOf(open), await statusOf('nonsense')]).toEqual([200, 404, 404])
    await asAdmin.put(`/api/events/${id}/state`, { state: 'draft' })
    expect(await statusOf(id)).toBe(404)
  })

  test('stands in the sitemap while it is launched', async ({ asAdmin, services }) => {
    const id = await write(asAdmin, 'A fair', { date: '2026-05-04' })
    const visitor = await visiting(services, nothingElse, { publicUrl })
    const sitemap = async () => (await visitor.get<string>('/sitemap.xml')).body
    expect(await sitemap()).not.toContain(`/events/${id}`)
    await launch(asAdmin, true)
    expect(await sitemap()).toContain(`<loc>${publicUrl}/events/${id}?lng=ka</loc>`)
  })
})
