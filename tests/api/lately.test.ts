import { describe, expect } from 'vitest'
import { dayOf } from '../../gateway/core/today.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/colleagues.ts'
import { autumnIssue, walkEvent, winterProject } from '../support/content.ts'

interface Lately {
  id: string
  at: string
  actor: string | null
  actorId: string | null
  isOwn: boolean
  program: string | null
  action: string
  kind: string
  count: number | null
  entry: string | null
  sum: number | null
  version: number | null
  undoable: { id: string; recordId: string; version: number | null }[]
  recordId: string | null
  title: string | null
}

const lately = async (agent: Agent): Promise<Lately[]> => (await agent.get<Lately[]>('/api/lately')).body

const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'Which papers does a dog need?' }

describe('what happened lately', () => {
  test('is told newest first, with who did it, alike on both edges', async ({ asAdmin, as }) => {
    const editor = await as('editor')
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const { body: event } = await editor.post<{ id: string; title: string }>('/api/events', walkEvent)
    const told = await lately(asAdmin)
    expect(told).toMatchObject([
      { kind: 'event', action: 'create', actor: expect.any(String), isOwn: false, recordId: event.id },
      { kind: 'project', action: 'create', actor: 'Nino Beridze', isOwn: true, recordId: project.id },
    ])
    expect(told[0]?.title).toBe(event.title)
    const { body } = await asAdmin.graphql<{ lately: Lately[] }>(
      '{ lately { id at actor actorId isOwn program action kind count entry sum version undoable { id recordId version } recordId title } }',
    )
    expect(body.data?.lately).toEqual(told)
  })

  test('tells of an issue of the newsletter, and leads to it', async ({ asAdmin }) => {
    const { body: issue } = await asAdmin.post<{ id: string; title: string }>('/api/issues', autumnIssue)
    expect(await lately(asAdmin)).toMatchObject([
      { kind: 'issue', action: 'create', recordId: issue.id, title: issue.title },
    ])
  })

  test('tells ten gifts of one person and day as ten gifts', async ({ asAdmin }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    for (let amount = 1; amount <= 10; amount += 1) {
      const gift = { amount, donorName: `Donor ${amount}` }
      await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
    }
    expect(await lately(asAdmin)).toMatchObject([
      { kind: 'gift', action: 'create', count: 10, sum: 55, entry: null, recordId: null, title: null },
      { kind: 'project', action: 'create', count: 1, recordId: project.id },
    ])
  })

  test('names the account, so that the trail can be narrowed to just what it tells of', async ({
    asAdmin,
    as,
  }) => {
    const editor = await as('editor')
    await editor.post('/api/projects', winterProject)
    for (let made = 0; made < 3; made += 1) await asAdmin.post('/api/projects', winterProject)
    const [told] = await lately(asAdmin)
    expect(told).toMatchObject({ isOwn: true, kind: 'project', action: 'create', count: 3 })
    const day = dayOf(new Date(told?.at ?? ''))
    const { body } = await asAdmin.get<unknown[]>(
      `/api/trail?kind=project&action=create&actor=${told?.actorId}&from=${day}&until=${day}`,
    )
    expect(body).toHaveLength(3)
    expect((await lately(editor))[0]).toMatchObject({ actorId: null })
  })

  test('tells what became of gifts, and how much it was about', async ({ asAdmin }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const { body: other } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const give = async (amount: number) =>
      (
        await asAdmin.post<{ id: string }>(`/api/projects/${project.id}/donations`, {
          amount,
          donorName: `Donor of ${amount}`,
        })
      ).body.id
    const [one, two, three] = [await give(100), await give(50), await give(30)]
    const reason = 'The statement says so.'
    await asAdmin.post(`/api/donations/${one}/refunds`, { amount: 55, reason })
    await asAdmin.post(`/api/donations/${one}/refunds`, { reason })
    const refunded = (await lately(asAdmin))[0]
    expect(refunded).toMatchObject({
      entry: 'refunded',
      count: 1,
      sum: 100,
      recordId: one,
      title: 'Donor of 100',
    })
    await asAdmin.post(`/api/donations/${one}/restorations`, { reason })
    await asAdmin.post(`/api/donations/${two}/voids`, { reason })
    await asAdmin.post(`/api/donations/${three}/corrections`, { amount: 25, reason })
    await asAdmin.post(`/api/donations/${three}/corrections`, { projectId: other.id, reason })
    expect(await lately(asAdmin)).toMatchObject([
      { kind: 'gift', action: 'change', entry: 'moved', count: 1, sum: 25, recordId: three },
      { kind: 'gift', action: 'change', entry: 'corrected', count: 1, sum: -5, recordId: three },
      { kind: 'gift', action: 'change', entry: 'voided', count: 1, sum: 50, recordId: two },
      { kind: 'gift', action: 'change', entry: 'restored', count: 1, sum: 45, recordId: one },
      { kind: 'gift', action: 'change', entry: 'refunded', count: 1, sum: 100, recordId: one },
      { kind: 'gift', action: 'create', entry: null, count: 3, sum: 180 },
    ])
  })

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
    const putBack = async (admin: Agent, told: Lately | undefined) => {
      const statuses: number[] = []
      for (const { id, version } of told?.undoable ?? []) {
        const { status } = await admin.post(
          `/api/trail/${id}/restoration`,
          version === null ? {} : { version },
        )
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
      Promise.all(
        ids.map(async (id) => (await admin.get<{ state: string }>(`/api/projects/${id}`)).body.state),
      )

    const receive = async (visitor: Agent, count: number): Promise<string[]> => {
      const ids: string[] = []
      for (let sent = 0; sent < count; sent += 1)
        ids.push((await visitor.post<{ id: string }>('/api/contacts', letter)).body.id)
      return ids
    }

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

  test('tells a record that was changed ten times as one', async ({ asAdmin }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    for (let goal = 1; goal <= 10; goal += 1) await asAdmin.put(`/api/projects/${project.id}`, { goal })
    expect(await lately(asAdmin)).toMatchObject([
      { kind: 'project', action: 'change', count: 1, recordId: project.id, title: expect.any(String) },
      { kind: 'project', action: 'create' },
    ])
  })

  test('does not count further than it looks', async ({ asAdmin, manager }) => {
    await manager.query(
      `insert into trail (id, at, program, of_table, record_id, action, columns)
       select new_trail_id(at), at, 'psql (postgres)', 'events', gen_random_uuid(), 'change', '{}'
       from generate_series(1, 150) n
         cross join lateral (select timestamptz '2020-01-01' + n * interval '1 second') m (at)`,
    )
    expect(await lately(asAdmin)).toMatchObject([
      { kind: 'event', action: 'change', program: 'psql (postgres)', count: null, recordId: null },
    ])
  })

  test('tells how much each has done, however much others did on that day', async ({ asAdmin, manager }) => {
    await manager.query(
      `insert into trail (id, at, actor_id, program, of_table, record_id, action, columns)
       select new_trail_id(at), at, w.actor, w.program, 'events', gen_random_uuid(), w.action, '{}'
       from (values
           (gen_random_uuid(), null, 'create', 60), (gen_random_uuid(), null, 'delete', 101),
           (null, 'psql (postgres)', 'create', 70), (null, 'psql (postgres)', 'delete', 29),
           (null, 'pg_restore (postgres)', 'change', 1)
         ) w (actor, program, action, often)
         cross join generate_series(1, w.often) n
         cross join lateral (select timestamptz '2020-01-01' + n * interval '1 second') m (at)`,
    )
    const told = await lately(asAdmin)
    expect(told.map(({ program, action, count }) => [program, action, count])).toEqual([
      [null, 'delete', null],
      ['psql (postgres)', 'create', 70],
      [null, 'create', 60],
    ])
  })

  test('names the one record of all it looks at, and does not say that it was the only one', async ({
    asAdmin,
    manager,
  }) => {
    const { body: event } = await asAdmin.post<{ id: string; title: string }>('/api/events', walkEvent)
    await manager.query(
      `insert into trail (id, at, program, of_table, record_id, action, columns)
       select new_trail_id(at), at, 'psql (postgres)', 'events',
         case when n > 10 then $1::uuid else gen_random_uuid() end, 'change', '{}'
       from generate_series(1, 150) n
         cross join lateral (select timestamptz '2035-01-01' + n * interval '1 second') m (at)`,
      [event.id],
    )
    expect((await lately(asAdmin))[0]).toMatchObject({
      kind: 'event',
      action: 'change',
      count: null,
      recordId: event.id,
      title: event.title,
    })
  })

  for (const role of ['editor', 'viewer'] as const) {
    test(`does not tell one who is ${role} who did it, nor of what is not theirs`, async ({
      as,
      asAdmin,
      asVisitor,
    }) => {
      const agent = await as(role)
      const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
      const gift = { amount: 5, donorName: 'Zurab', anonymous: true }
      await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
      const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
      await asAdmin.put(`/api/contacts/${message.id}`, { state: 'answered' })
      await asAdmin.post('/api/team/invitations', { name: 'Eka', role: 'editor' })
      const told = await lately(agent)
      expect(told.map(({ kind }) => kind)).toEqual(
        role === 'viewer' ? ['message', 'gift', 'project'] : ['message', 'project'],
      )
      expect(told.every(({ actor, program, isOwn }) => actor === null && program === null && !isOwn)).toBe(
        true,
      )
      expect(JSON.stringify(told)).not.toContain('Zurab')
      expect(told[0]).toMatchObject({ title: letter.name })
    })
  }

  test('tells everybody what they have done themselves as their own', async ({ as }) => {
    const editor = await as('editor')
    await editor.post('/api/events', walkEvent)
    expect(await lately(editor)).toMatchObject([{ kind: 'event', isOwn: true, actor: null }])
  })

  test('names nobody who was erased', async ({ asAdmin, asVisitor }) => {
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await asAdmin.put(`/api/contacts/${message.id}`, { state: 'answered' })
    expect(JSON.stringify(await lately(asAdmin))).toContain(letter.name)
    await asAdmin.post('/api/personal-data/erasure', { email: letter.email, confirmEmail: letter.email })
    expect(JSON.stringify(await lately(asAdmin))).not.toContain('Anna')
  })
})
