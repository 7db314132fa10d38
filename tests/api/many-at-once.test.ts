import { describe, expect } from 'vitest'
import type { Outcome } from '../../gateway/models/many.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

interface Living {
  id: string
  version: number
  state: string
}

const nowhere = '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'

const done = (id: string, version: number | null = null): Outcome => ({ id, refusal: null, version })
const refused = (id: string, refusal: Outcome['refusal']): Outcome => ({ id, refusal, version: null })

const letters = async (visitor: Agent, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const letter = { name: `Ana ${index}`, email: 'ana@example.org', message: 'Hello' }
    ids.push((await visitor.post<{ id: string }>('/api/contacts', letter)).body.id)
  }
  return ids
}

const statesOf = async (admin: Agent): Promise<string[]> =>
  (await admin.get<{ state: string }[]>('/api/contacts')).body.map(({ state }) => state)

describe('many messages', () => {
  test('are closed and opened again, one that is gone left out, and put into the bin and back', async ({
    asAdmin,
    asVisitor,
  }) => {
    const ids = await letters(asVisitor, 3)
    const set = (state: string, those: readonly string[]) =>
      asAdmin.put<Outcome[]>('/api/contacts/changes', { changes: those.map((id) => ({ id, state })) })
    expect((await set('closed', [...ids, nowhere, 'nonsense'])).body).toEqual([
      ...ids.map((id) => done(id, 2)),
      refused(nowhere, 'not_found'),
      refused('nonsense', 'not_found'),
    ])
    expect(await statesOf(asAdmin)).toEqual(['closed', 'closed', 'closed'])
    expect((await set('closed', ids)).body).toEqual(ids.map((id) => done(id, 2)))
    await set('new', ids)
    expect(await statesOf(asAdmin)).toEqual(['new', 'new', 'new'])

    const first = ids.slice(0, 2)
    expect((await asAdmin.post('/api/contacts/deletions', { ids: first })).body).toEqual(
      first.map((id) => done(id)),
    )
    expect(await statesOf(asAdmin)).toEqual(['new'])
    for (const _again of [1, 2]) {
      const { body } = await asAdmin.post('/api/bin/restorations', { ids: [...first, nowhere] })
      expect(body).toEqual([...first.map((id) => done(id)), refused(nowhere, 'not_found')])
    }
    expect(await statesOf(asAdmin)).toEqual(['new', 'new', 'new'])
  })

  test('are at most a hundred, and each change is one of a message', async ({ asAdmin }) => {
    const ids = Array.from({ length: 101 }, () => nowhere)
    expect(await asAdmin.post('/api/contacts/deletions', { ids })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'ids', code: 'too_many' }] },
    })
    const changes = [{ id: nowhere, state: 'lost' }]
    expect(await asAdmin.put('/api/contacts/changes', { changes })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'changes.0.state', code: 'invalid_option' }] },
    })
    expect((await asAdmin.post('/api/contacts/deletions', { ids: [] })).body).toEqual([])
  })

  test('leave a trail entry each, as if each had been changed alone', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const ids = await letters(asVisitor, 2)
    await asAdmin.put('/api/contacts/changes', { changes: ids.map((id) => ({ id, state: 'answered' })) })
    const entries = await manager.query<{ record_id: string; operation: string; action: string }[]>(
      'select record_id, operation, action from trail where record_id = any($1) order by record_id',
      [ids],
    )
    expect(entries).toEqual(
      ids.map((id) => ({ record_id: id, operation: 'updateContactMessages', action: 'answer' })),
    )
  })
})

describe.for([
  ['projects', winterProject],
  ['events', walkEvent],
] as const)('many %s', ([plural, input]) => {
  const create = async (admin: Agent): Promise<Living> =>
    (await admin.post<Living>(`/api/${plural}`, input)).body
  const read = async (admin: Agent, { id }: Living): Promise<Living> =>
    (await admin.get<Living>(`/api/${plural}/${id}`)).body

  test('are ended from the versions they have, and put back into what they were', async ({ asAdmin }) => {
    const [one, other, changed] = [await create(asAdmin), await create(asAdmin), await create(asAdmin)]
    await asAdmin.put(`/api/${plural}/${changed.id}`, { title: 'Another title' })
    const all = [one, other, changed]
    const ended = await asAdmin.put<Outcome[]>(`/api/${plural}/states`, {
      changes: all.map(({ id, version }) => ({ id, version, state: 'archived' })),
    })
    expect(ended.body).toEqual([done(one.id, 2), done(other.id, 2), refused(changed.id, 'edit_conflict')])
    expect(await read(asAdmin, one)).toMatchObject({ state: 'archived', version: 2 })
    expect(await read(asAdmin, changed)).toMatchObject({ state: 'published' })

    const back = await asAdmin.put<Outcome[]>(`/api/${plural}/states`, {
      changes: [one, other].map(({ id }) => ({ id, version: 2, state: 'published' })),
    })
    expect(back.body).toEqual([done(one.id, 3), done(other.id, 3)])
    expect(await read(asAdmin, other)).toMatchObject({ state: 'published', archivedAt: null })
  })

  test('are refused one by one what one of them would be refused', async ({ asAdmin }) => {
    const [draft, shown] = [await create(asAdmin), await create(asAdmin)]
    await asAdmin.put(`/api/${plural}/${draft.id}/state`, { state: 'draft' })
    const changes = [
      { id: draft.id, state: 'archived' },
      { id: shown.id, state: 'scheduled', publishedAt: '2001-01-01T00:00:00Z' },
      { id: shown.id, state: 'archived' },
    ]
    expect((await asAdmin.put(`/api/${plural}/states`, { changes })).body).toEqual([
      refused(draft.id, 'not_published'),
      refused(shown.id, 'validation_failed'),
      done(shown.id, 2),
    ])
  })
})

test('a project with gifts stays where the others of many go to the bin', async ({ asAdmin }) => {
  const create = async () => (await asAdmin.post<Living>('/api/projects', winterProject)).body.id
  const [given, empty] = [await create(), await create()]
  await asAdmin.post(`/api/projects/${given}/donations`, { amount: 5, anonymous: true })
  const { body } = await asAdmin.graphql<Record<string, unknown>>(
    'mutation ($ids: [ID!]!) { deleteProjects(ids: $ids) { id refusal version } }',
    { ids: [given, empty] },
  )
  expect(body.data.deleteProjects).toEqual([refused(given, 'project_has_gifts'), done(empty)])
  expect((await asAdmin.get(`/api/projects/${given}`)).status).toBe(200)
  expect((await asAdmin.get(`/api/projects/${empty}`)).status).toBe(404)
})

test('many readers are taken off the list and put back', async ({ asAdmin, asVisitor, manager }) => {
  for (const email of ['one@example.org', 'two@example.org']) {
    await asVisitor.post('/api/newsletter/subscribe', { email })
  }
  const rows = await manager.query<{ id: string }[]>('select id from newsletter_subscriptions order by id')
  const ids = rows.map(({ id }) => id)
  const listed = async () => (await asAdmin.get<unknown[]>('/api/newsletter/readers')).body.length
  const remove = () => asAdmin.post('/api/newsletter/readers/removals', { ids })
  expect((await remove()).body).toEqual(ids.map((id) => done(id)))
  expect(await listed()).toBe(0)
  expect((await remove()).body).toEqual(ids.map((id) => refused(id, 'not_found')))
  const { body } = await asAdmin.post('/api/newsletter/readers/restorations', { ids })
  expect(body).toEqual(ids.map((id) => done(id)))
  expect(await listed()).toBe(2)
})
