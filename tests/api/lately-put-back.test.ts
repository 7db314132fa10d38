import { describe, expect } from 'vitest'
import { password } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/colleagues.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { address } from '../support/gateway.ts'
import { type Lately, lately, letter } from '../support/lately.ts'

const putBack = async (admin: Agent, told: Lately | undefined) => {
  const statuses: number[] = []
  for (const { id, version } of told?.undoable ?? []) {
    const { status } = await admin.post(`/api/trail/${id}/restoration`, version === null ? {} : { version })
    statuses.push(status)
  }
  return statuses
}

const madeProjects = async (admin: Agent, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1)
    ids.push((await admin.post<{ id: string }>('/api/projects', winterProject)).body.id)
  return ids
}

const projectStates = (admin: Agent, ids: readonly string[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await admin.get<{ state: string }>(`/api/projects/${id}`)).body.state))

const receive = async (visitor: Agent, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let sent = 0; sent < count; sent += 1)
    ids.push((await visitor.post<{ id: string }>('/api/contacts', letter)).body.id)
  return ids
}

test('tells from which version of a record its last change can be put back', async ({ as, asAdmin }) => {
  const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
  await asAdmin.put(`/api/projects/${project.id}`, { goal: 5 })
  const [change, creation] = await lately(asAdmin)
  expect(change).toMatchObject({ action: 'change', recordId: project.id, version: 2 })
  expect(creation).toMatchObject({ action: 'create', version: null })
  expect((await lately(await as('editor')))[0]).toMatchObject({ action: 'change', version: null })
  const { status } = await asAdmin.post(`/api/trail/${change?.id}/restoration`, {
    version: change?.version,
  })
  expect(status).toBe(200)
  expect((await asAdmin.get<{ goal: number }>(`/api/projects/${project.id}`)).body.goal).toBe(
    winterProject.goal,
  )
})

describe('what was done to many at once', () => {
  test('can be put back, but for the one that somebody has changed since', async ({ asAdmin, as }) => {
    const ids = await madeProjects(asAdmin, 3)
    const changes = ids.map((id) => ({ id, state: 'archived' }))
    await asAdmin.put('/api/projects/states', { changes })
    expect((await lately(asAdmin))[0]).toMatchObject({
      action: 'archive',
      count: 3,
      undoable: { length: 3 },
    })
    await (await as('editor')).put(`/api/projects/${ids[1]}`, { goal: 5 })
    const told = (await lately(asAdmin)).find(({ action }) => action === 'archive')
    expect(told?.count).toBe(3)
    expect(told?.undoable.map(({ recordId }) => recordId).sort()).toEqual([ids[0], ids[2]].sort())
    expect(await putBack(asAdmin, told)).toEqual([200, 200])
    expect(await projectStates(asAdmin, ids)).toEqual(['published', 'archived', 'published'])
    expect((await lately(asAdmin)).find(({ action }) => action === 'archive')?.undoable).toEqual([])
  })

  test('is put back as far as what was done last to each', async ({ asAdmin }) => {
    const ids = await madeProjects(asAdmin, 2)
    const goals = async () =>
      Promise.all(
        ids.map(async (id) => (await asAdmin.get<{ goal: number }>(`/api/projects/${id}`)).body.goal),
      )
    const [before] = await goals()
    for (const [id, goal] of [
      [ids[0], 5],
      [ids[0], 6],
      [ids[1], 7],
    ])
      await asAdmin.put(`/api/projects/${id}`, { goal })
    const [told] = await lately(asAdmin)
    expect(told).toMatchObject({ action: 'change', count: 2, undoable: { length: 2 } })
    expect(await putBack(asAdmin, told)).toEqual([200, 200])
    expect(await goals()).toEqual([5, before])
  })

  test('is put back of no record that was changed after it was told', async ({ asAdmin, as }) => {
    const [id = ''] = await madeProjects(asAdmin, 1)
    const editor = await as('editor')
    await asAdmin.put(`/api/projects/${id}/state`, { state: 'draft' })
    const told = (await lately(asAdmin)).find(({ action }) => action === 'change')
    await editor.put(`/api/projects/${id}`, { goal: 5 })
    expect(await putBack(asAdmin, told)).toEqual([409])
    const anyhow = await asAdmin.post(`/api/trail/${told?.undoable[0]?.id}/restoration`, {})
    expect(anyhow.status).toBe(409)
    expect(await projectStates(asAdmin, [id])).toEqual(['draft'])
  })

  test('puts drafts back that were published, and those back online that were hidden', async ({
    asAdmin,
  }) => {
    const ids = await madeProjects(asAdmin, 2)
    const set = (state: string) =>
      asAdmin.put('/api/projects/states', { changes: ids.map((id) => ({ id, state })) })
    const read = () =>
      Promise.all(ids.map(async (id) => (await asAdmin.get<object>(`/api/projects/${id}`)).body))
    const published = await read()
    await set('draft')
    expect(await putBack(asAdmin, (await lately(asAdmin))[0])).toEqual([200, 200])
    expect(await read()).toMatchObject(
      published.map((each) => ({ state: 'published', publishedAt: Reflect.get(each, 'publishedAt') })),
    )
    await set('draft')
    await set('published')
    const told = (await lately(asAdmin)).find(({ action }) => action === 'publish')
    expect(await putBack(asAdmin, told)).toEqual([200, 200])
    expect(await projectStates(asAdmin, ids)).toEqual(['draft', 'draft'])
  })

  test('makes messages new again that were closed, and gives back those that were taken', async ({
    asAdmin,
    asVisitor,
  }) => {
    const ids = await receive(asVisitor, 30)
    const read = async () =>
      (await asAdmin.get<{ state: string; takenBy: string | null }[]>('/api/contacts?limit=30')).body
    await asAdmin.put('/api/contacts/changes', { changes: ids.map((id) => ({ id, state: 'closed' })) })
    const [closed] = await lately(asAdmin)
    expect(closed).toMatchObject({ kind: 'message', action: 'close', count: 30, recordId: null })
    expect(await putBack(asAdmin, closed)).toEqual(ids.map(() => 200))
    expect((await read()).filter(({ state }) => state === 'new')).toHaveLength(30)
    const { body: assignees } = await asAdmin.get<{ id: string }[]>('/api/contacts/assignees')
    const takenBy = assignees[0]?.id
    await asAdmin.put('/api/contacts/changes', { changes: ids.map((id) => ({ id, takenBy })) })
    const taken = (await lately(asAdmin)).find(({ action }) => action === 'take' || action === 'give')
    expect(taken?.undoable).toHaveLength(30)
    await putBack(asAdmin, taken)
    expect((await read()).filter((message) => message.takenBy === null)).toHaveLength(30)
  })

  test('brings back what was deleted, but for what is gone for good', async ({ asAdmin, asVisitor }) => {
    const ids = await receive(asVisitor, 3)
    await asAdmin.post('/api/contacts/deletions', { ids })
    await asAdmin.delete(`/api/bin/${ids[0]}`)
    const told = (await lately(asAdmin)).find(({ action }) => action === 'delete')
    expect(told?.undoable.map(({ version }) => version)).toEqual([null, null])
    expect(await putBack(asAdmin, told)).toEqual([200, 200])
    const { body } = await asAdmin.get<{ id: string }[]>('/api/contacts')
    expect(body.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
  })

  test('puts into the bin again what was brought back, but for what is of use by now', async ({
    asAdmin,
  }) => {
    const ids = await madeProjects(asAdmin, 3)
    await asAdmin.post('/api/projects/deletions', { ids })
    await asAdmin.post('/api/bin/restorations', { ids })
    const told = (await lately(asAdmin)).find(({ action }) => action === 'restore')
    expect(told).toMatchObject({ kind: 'project', count: 3, undoable: { length: 3 } })
    await asAdmin.post(`/api/projects/${ids[1]}/donations`, { amount: 5, donorName: 'Ana' })
    const refused = told?.undoable.findIndex(({ recordId }) => recordId === ids[1])
    expect(await putBack(asAdmin, told)).toEqual([0, 1, 2].map((each) => (each === refused ? 409 : 200)))
    const listed = async () =>
      (await asAdmin.get<{ projects: { id: string }[] }>('/api/projects')).body.projects.map(({ id }) => id)
    expect(await listed()).toEqual([ids[1]])
    const again = (await lately(asAdmin)).find(({ action }) => action === 'delete')
    expect(again?.undoable).toHaveLength(2)
    expect(await putBack(asAdmin, again)).toEqual([200, 200])
    expect(await listed()).toHaveLength(3)
  })

  test('puts messages into the bin again that were brought back', async ({ asAdmin, asVisitor }) => {
    const ids = await receive(asVisitor, 2)
    await asAdmin.post('/api/contacts/deletions', { ids })
    await asAdmin.post('/api/bin/restorations', { ids })
    const told = (await lately(asAdmin)).find(({ action }) => action === 'restore')
    expect(await putBack(asAdmin, told)).toEqual([200, 200])
    expect((await asAdmin.get<unknown[]>('/api/contacts')).body).toEqual([])
  })

  const subscribe = (visitor: Agent, name: string) =>
    visitor.post('/api/newsletter/subscribe', { email: `${name}@example.org` })

  const readers = async (admin: Agent) =>
    (await admin.get<{ id: string; email: string }[]>('/api/newsletter/readers')).body

  test('puts readers back whom somebody has taken off the list, but for who has left themselves', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    for (const name of ['ana', 'nino', 'zura']) await subscribe(asVisitor, name)
    const before = await readers(asAdmin)
    await asAdmin.post('/api/newsletter/readers/removals', { ids: before.map(({ id }) => id) })
    const told = (await lately(asAdmin))[0]
    expect(told).toMatchObject({ kind: 'reader', action: 'delete', count: 3, undoable: { length: 3 } })
    await manager.query('update removed_rows set left_themselves = true where id = $1', [before[1]?.id])
    expect((await lately(asAdmin))[0]?.undoable).toHaveLength(2)
    const refused = told?.undoable.findIndex(({ recordId }) => recordId === before[1]?.id)
    expect(await putBack(asAdmin, told)).toEqual([0, 1, 2].map((each) => (each === refused ? 404 : 200)))
    expect(await readers(asAdmin)).toEqual(before.filter((_, index) => index !== 1))
  })

  test('is offered of no reader who was taken off more than a day ago', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await subscribe(asVisitor, 'ana')
    const [reader] = await readers(asAdmin)
    await asAdmin.delete(`/api/newsletter/readers/${reader?.id}`)
    expect((await lately(asAdmin))[0]?.undoable).toHaveLength(1)
    await manager.query(`update removed_rows set removed_at = now() - interval '25 hours'`)
    expect((await lately(asAdmin))[0]).toMatchObject({ kind: 'reader', action: 'delete', undoable: [] })
  })

  test('puts somebody back who was taken off the list of an event', async ({ asAdmin, asVisitor }) => {
    const { body: event } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    const guest = { name: 'Ana', email: 'ana@example.org' }
    await asVisitor.post(`/api/events/${event.id}/subscribers`, guest)
    const guests = async () =>
      (await asAdmin.get<{ id: string; email: string }[]>(`/api/events/${event.id}/subscribers`)).body
    const before = await guests()
    expect((await asAdmin.delete(`/api/subscribers/${before[0]?.id}`)).status).toBe(204)
    expect(await guests()).toEqual([])
    const told = (await lately(asAdmin))[0]
    expect(told).toMatchObject({ kind: 'subscriber', action: 'delete' })
    expect(await putBack(asAdmin, told)).toEqual([200])
    expect(await guests()).toEqual(before)
  })

  test('is not brought back where the bin was emptied of it meanwhile, which nobody has done', async ({
    asAdmin,
    asVisitor,
    services,
    clock,
  }) => {
    const ids = await receive(asVisitor, 2)
    await asAdmin.post('/api/contacts/deletions', { ids })
    expect((await lately(asAdmin))[0]).toMatchObject({ action: 'delete', undoable: { length: 2 } })
    clock.advance({ seconds: 31 * 86_400 })
    expect(await services.bin.empty()).toBe(2)
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    const told = (await lately(asVisitor.as(token))).find(({ action }) => action === 'delete')
    expect([told?.count, told?.undoable]).toEqual([2, []])
  })

  test('is offered to nobody who may not read the trail, and not of gifts', async ({ asAdmin, as }) => {
    const [id = ''] = await madeProjects(asAdmin, 2)
    await asAdmin.post(`/api/projects/${id}/donations`, { amount: 5, donorName: 'Ana' })
    const editor = await as('editor')
    await editor.put(`/api/projects/${id}/state`, { state: 'archived' })
    for (const agent of [editor, await as('viewer')])
      expect((await lately(agent)).flatMap(({ undoable }) => undoable)).toEqual([])
    const told = await lately(asAdmin)
    expect(told.map(({ action, undoable }) => [action, undoable.length])).toEqual([
      ['archive', 1],
      ['create', 0],
      ['create', 0],
    ])
  })
})
