import { describe, expect } from 'vitest'
import { dayOf } from '../../gateway/core/today.ts'
import { test } from '../support/colleagues.ts'
import { autumnIssue, walkEvent, winterProject } from '../support/content.ts'
import { type Lately, lately, letter } from '../support/lately.ts'

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
