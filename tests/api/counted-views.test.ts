import { describe, expect } from 'vitest'
import { mostCounted } from '../../schema/limits.ts'
import { type CountedView, mostCountedViews } from '../../schema/saved-views.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { fill, levan } from '../support/donors.ts'
import { address, test } from '../support/gateway.ts'

const save = async (agent: Agent, view: Record<string, unknown>): Promise<void> => {
  expect((await agent.post('/api/saved-views', view)).status).toBe(201)
}

const counted = async (agent: Agent): Promise<CountedView[]> =>
  (await agent.get<{ countedViews: CountedView[] }>('/api/saved-views/counts')).body.countedViews

/** How much each has, by its name. */
const countsOf = async (agent: Agent): Promise<Record<string, number | null>> =>
  Object.fromEntries((await counted(agent)).map(({ view, count }) => [view.name, count]))

const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'Which papers does a dog need?' }

describe('saved views tell how much their lists have', () => {
  test('of every list, searched and narrowed as the list itself is', async ({ asAdmin, asVisitor }) => {
    const project = await fill(asAdmin)
    const { body: other } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await asAdmin.post('/api/events', walkEvent)
    await asVisitor.post('/api/contacts', letter)
    await asVisitor.post('/api/newsletter/subscribe', { email: 'reader@example.org' })
    await asAdmin.delete(`/api/projects/${other.id}`)
    const { title } = winterProject.translations.en
    for (const [name, view] of Object.entries({
      ours: { room: 'projects', search: title, chosen: 'sort=goal&direction=desc' },
      events: { room: 'events', search: 'nothing of the kind' },
      pictures: { room: 'pictures' },
      gifts: { room: 'gifts', chosen: `project=${project}&status=confirmed&order=amount+asc` },
      transfer: { room: 'gifts', search: 'TBC' },
      early: { room: 'gifts', chosen: 'until=2025-12-31' },
      donors: { room: 'donors', search: levan.donorName },
      year: { room: 'donors', chosen: 'year=2025' },
      waiting: { room: 'contacts', chosen: 'box=new' },
      answered: { room: 'contacts', chosen: 'box=answered' },
      readers: { room: 'newsletter' },
      bin: { room: 'bin' },
    })) {
      await save(asAdmin, { name, ...view })
    }
    expect(await countsOf(asAdmin)).toEqual({
      ours: 1,
      events: 0,
      pictures: 0,
      gifts: 6,
      transfer: 1,
      early: 1,
      donors: 2,
      year: 1,
      waiting: 1,
      answered: 0,
      readers: 1,
      bin: 1,
    })
  })

  test('of what was promised, of receipts and of the trail as well, by days and by a search', async ({
    asAdmin,
  }) => {
    await save(asAdmin, { room: 'pledges', name: 'promised', chosen: 'filter=pledged' })
    await save(asAdmin, { room: 'receipts', name: 'papers', search: '2026-' })
    await asAdmin.post('/api/events', walkEvent)
    const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await asAdmin.put(`/api/projects/${made.id}`, { goal: 3200 })
    const chosen = 'kind=project&days=7'
    await save(asAdmin, { room: 'trail', name: 'lately', chosen })
    await save(asAdmin, {
      room: 'trail',
      name: 'walks',
      search: walkEvent.translations.en.title,
      chosen: 'days=30',
    })
    await save(asAdmin, { room: 'trail', name: 'of one day', chosen: 'days=2020-01-01' })
    expect(await countsOf(asAdmin)).toEqual({
      ...{ promised: 0, papers: 0, lately: 2, walks: 1 },
      'of one day': 0,
    })
  })

  test('newest first, and no more of them than there is room for', async ({ asAdmin }) => {
    const names = Array.from({ length: mostCountedViews + 1 }, (_, index) => `View ${index}`)
    for (const name of names) await save(asAdmin, { room: 'events', name })
    const told = (await counted(asAdmin)).map(({ view }) => view.name)
    expect(told).toEqual(names.slice(1).reverse())
  })

  test('without what means nothing any more, and none where the list refuses it', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await save(asAdmin, { room: 'gifts', name: 'of a project', chosen: `project=${made.id}` })
    await save(asAdmin, { room: 'gifts', name: 'backwards', chosen: 'from=2026-02-01&until=2026-01-01' })
    await asAdmin.delete(`/api/projects/${made.id}`)
    expect(await counted(asAdmin)).toMatchObject([
      { view: { name: 'backwards' }, count: null, hasMore: false },
      { view: { name: 'of a project', missing: ['project'] }, count: 0, hasMore: false },
    ])
  })

  test('no further than lists count', async ({ asAdmin, manager }) => {
    await manager.query(
      `insert into contact_messages (id, name, email, message, locale)
       select gen_random_uuid(), 'Anna Schulz', 'anna@example.de', 'Hello', 'en' from generate_series(1, $1::integer)`,
      [mostCounted + 1],
    )
    await save(asAdmin, { room: 'contacts', name: 'all', chosen: 'box=new' })
    await save(asAdmin, { room: 'contacts', name: 'none', search: 'Hello again' })
    expect(await counted(asAdmin)).toMatchObject([
      { view: { name: 'none' }, count: 0, hasMore: false },
      { view: { name: 'all' }, count: mostCounted, hasMore: true },
    ])
  })

  test('to whoever sees the list, of their own views alone', async ({ asAdmin, asVisitor, services }) => {
    await save(asAdmin, { room: 'trail', name: 'whose' })
    await services.accounts.signUp(signUpOf('eka'), 'en', address)
    await services.accounts.changeRole('eka', 'admin')
    const { token } = await services.accounts.login({ username: 'eka', password }, address)
    await save(asVisitor.as(token), { room: 'trail', name: 'mine' })
    await save(asVisitor.as(token), { room: 'events', name: 'walks' })
    await services.accounts.changeRole('eka', 'editor')
    const { token: again } = await services.accounts.login({ username: 'eka', password }, address)
    expect(await countsOf(asVisitor.as(again))).toEqual({ walks: 0 })
  })
})
