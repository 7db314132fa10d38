import { describe, expect } from 'vitest'
import type { DeletedRecord } from '../../schema/bin.ts'
import type { Agent } from '../support/agent.ts'
import { type EventBody, type ProjectBody, walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const letter = { name: 'ნინო', email: 'nino@example.org', message: 'გამარჯობა!' }
const subscriber = { name: 'Ana', email: 'ana@example.org' }
const day = 86_400

interface Listed extends Omit<DeletedRecord, 'title'> {
  title: string
}

const make = {
  projects: async (asAdmin: Agent) =>
    (await asAdmin.post<ProjectBody>('/api/projects', winterProject)).body.id,
  events: async (asAdmin: Agent) => (await asAdmin.post<EventBody>('/api/events', walkEvent)).body.id,
  contacts: async (asAdmin: Agent) => (await asAdmin.post<{ id: string }>('/api/contacts', letter)).body.id,
}

const kinds = ['projects', 'events', 'contacts'] as const

const bin = async (asAdmin: Agent, query = ''): Promise<Listed[]> =>
  (await asAdmin.get<{ bin: Listed[] }>(`/api/bin${query}`)).body.bin

/** What a list answers, whatever it calls it. */
const listed = async (asAdmin: Agent, kind: (typeof kinds)[number]): Promise<string> =>
  JSON.stringify((await asAdmin.get(`/api/${kind}`)).body)

describe('what is deleted', () => {
  for (const kind of kinds) {
    test(`goes to the bin, and comes back as it was: ${kind}`, async ({ asAdmin, clock }) => {
      const id = await make[kind](asAdmin)
      const stood = await listed(asAdmin, kind)
      expect(await asAdmin.delete(`/api/${kind}/${id}`)).toMatchObject({ status: 204, body: null })
      expect(await listed(asAdmin, kind)).not.toContain(id)
      expect(await bin(asAdmin)).toEqual([
        {
          id,
          kind,
          title: kind === 'contacts' ? letter.name : expect.any(String),
          translations: expect.any(Object),
          deletedAt: clock.now().toISOString(),
          deletedBy: 'Nino Beridze',
          destroyedAt: '2026-04-20T09:00:00.000Z',
        },
      ])
      expect(await asAdmin.post(`/api/bin/${id}/restoration`, {})).toMatchObject({ status: 204, body: null })
      expect(await listed(asAdmin, kind)).toBe(stood)
      expect(await bin(asAdmin)).toEqual([])
    })

    test(`is not there a second time: ${kind}`, async ({ asAdmin }) => {
      const id = await make[kind](asAdmin)
      await asAdmin.delete(`/api/${kind}/${id}`)
      expect((await asAdmin.delete(`/api/${kind}/${id}`)).status).toBe(404)
      expect(await bin(asAdmin)).toHaveLength(1)
    })

    test(`is destroyed after 30 days, and not before: ${kind}`, async ({
      asAdmin,
      services,
      clock,
      manager,
    }) => {
      const id = await make[kind](asAdmin)
      await asAdmin.delete(`/api/${kind}/${id}`)
      clock.advance({ seconds: 30 * day })
      expect(await services.bin.empty()).toBe(0)
      clock.advance({ seconds: 1 })
      expect(await services.bin.empty()).toBe(1)
      expect(await services.bin.empty()).toBe(0)
      const table = kind === 'contacts' ? 'contact_messages' : kind
      expect(await manager.query(`select id from ${table} where id = $1`, [id])).toEqual([])
    })
  }

  test('by somebody whose account is gone since is nobody’s deed', async ({ asAdmin, services, manager }) => {
    await make.contacts(asAdmin).then((id) => asAdmin.delete(`/api/contacts/${id}`))
    await services.accounts.createAdmin(
      {
        firstName: 'Other',
        lastName: 'Admin',
        email: 'other@example.org',
        username: 'other',
        password: 'a different long password',
        confirmPassword: 'a different long password',
        accountType: 'individual',
      },
      'en',
    )
    const { token } = await services.accounts.login(
      { username: 'other', password: 'a different long password' },
      '192.0.2.9',
    )
    await manager.query(`delete from users where username = 'admin'`)
    expect(await bin(asAdmin.as(token))).toMatchObject([{ deletedBy: null }])
  })

  test('is nothing that anybody else is shown', async ({ asAdmin, asVisitor, services }) => {
    const project = await make.projects(asAdmin)
    const event = await make.events(asAdmin)
    await asAdmin.post(`/api/events/${event}/subscribers`, subscriber)
    for (const path of [`projects/${project}`, `events/${event}`]) await asAdmin.delete(`/api/${path}`)

    expect((await asVisitor.get(`/api/projects/${project}`)).status).toBe(404)
    expect((await asVisitor.get(`/api/events/${event}`)).status).toBe(404)
    expect((await asAdmin.get(`/api/events/${event}/subscribers`)).status).toBe(404)
    expect((await asAdmin.get(`/api/projects/${project}/donations`)).status).toBe(404)
    expect(await services.projects.listChanges(10)).toEqual([])
    expect((await asVisitor.get('/api/open-projects')).body).toMatchObject({ projects: [] })
    expect((await asAdmin.get('/api/analytics/projects')).body).toEqual([])
    expect((await asVisitor.post(`/api/events/${event}/subscribers`, subscriber)).status).toBe(404)
    const gift = { amount: 5, anonymous: true }
    expect((await asAdmin.post(`/api/projects/${project}/donations`, gift)).status).toBe(404)
    const { body } = await asAdmin.graphql(
      `query ($project: ID!, $event: ID!) {
        project(id: $project) { id } event(id: $event) { id }
        projects { totalCount nodes { id } } events(search: "walk") { totalCount } openProjects { totalCount }
      }`,
      { project, event },
    )
    expect(body.data).toEqual({
      project: null,
      event: null,
      projects: { totalCount: 0, nodes: [] },
      events: { totalCount: 0 },
      openProjects: { totalCount: 0 },
    })
    for (const file of ['projects', 'events', 'subscribers', 'messages']) {
      const { body: csv } = await asAdmin.get<string>(`/api/exports/${file}.csv`)
      expect(csv, file).not.toContain('A walk together')
      expect(csv, file).not.toContain('A warm winter')
      expect(csv, file).not.toContain(subscriber.email)
    }
  })

  test('cannot be changed, and keeps its version', async ({ asAdmin }) => {
    const id = await make.events(asAdmin)
    await asAdmin.put(`/api/events/${id}`, { date: '2027-05-01' })
    await asAdmin.delete(`/api/events/${id}`)
    const change = { version: 2, date: null }
    expect(await asAdmin.put(`/api/events/${id}`, change)).toMatchObject({
      status: 404,
      body: { detail: 'event not found' },
    })
    await asAdmin.post(`/api/bin/${id}/restoration`, {})
    expect(await asAdmin.put(`/api/events/${id}`, change)).toMatchObject({
      status: 200,
      body: { version: 3 },
    })
  })

  test('keeps what belongs to it, until it is destroyed', async ({ asAdmin, manager }) => {
    const id = await make.events(asAdmin)
    await asAdmin.post(`/api/events/${id}/subscribers`, subscriber)
    await asAdmin.delete(`/api/events/${id}`)
    await asAdmin.post(`/api/bin/${id}/restoration`, {})
    expect((await asAdmin.get(`/api/events/${id}/subscribers`)).body).toMatchObject([subscriber])
    await asAdmin.delete(`/api/events/${id}`)
    await asAdmin.delete(`/api/bin/${id}`)
    expect(await manager.query('select * from event_subscribers')).toEqual([])
  })
})

describe('the bin', () => {
  test('is searched in both languages, narrowed and turned', async ({ asAdmin, clock }) => {
    const ids: string[] = []
    for (const kind of kinds) {
      const id = await make[kind](asAdmin)
      clock.advance({ seconds: 60 })
      await asAdmin.delete(`/api/${kind}/${id}`)
      ids.unshift(id)
    }
    const idsOf = (all: Listed[]) => all.map(({ id }) => id)
    expect(idsOf(await bin(asAdmin))).toEqual(ids)
    expect(idsOf(await bin(asAdmin, '?direction=asc'))).toEqual([...ids].reverse())
    expect(idsOf(await bin(asAdmin, `?search=${encodeURIComponent('ერთად')}`))).toEqual([ids[1]])
    expect(idsOf(await bin(asAdmin, '?search=warm&lng=ka'))).toEqual([ids[2]])
    expect(idsOf(await bin(asAdmin, '?filter=contacts'))).toEqual([ids[0]])

    const page =
      'query ($after: String) { bin(first: 2, after: $after) { totalCount offset nodes { id title(locale: ka) } pageInfo { endCursor hasNextPage } } }'
    type Page = { bin: { nodes: { id: string }[]; offset: number; pageInfo: { endCursor: string } } }
    const first = await asAdmin.graphql<Page>(page)
    expect(first.body.data.bin).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const after = first.body.data.bin.pageInfo.endCursor
    const second = await asAdmin.graphql<Page>(page, { after })
    expect(second.body.data.bin).toMatchObject({ offset: 2, nodes: [{ id: ids[2], title: 'თბილი ზამთარი' }] })
  })

  test('gives back what is back already: nobody need know whether they were heard', async ({ asAdmin }) => {
    const id = await make.projects(asAdmin)
    expect((await asAdmin.post(`/api/bin/${id}/restoration`, {})).status).toBe(204)
    const restore = 'mutation ($id: ID!) { restoreFromBin(id: $id) }'
    expect((await asAdmin.graphql(restore, { id })).body).toEqual({ data: { restoreFromBin: id } })
  })

  test('destroys only what is in it', async ({ asAdmin }) => {
    const id = await make.projects(asAdmin)
    expect((await asAdmin.delete(`/api/bin/${id}`)).status).toBe(404)
    await asAdmin.delete(`/api/projects/${id}`)
    expect((await asAdmin.delete(`/api/bin/${id}`)).status).toBe(204)
    expect(await bin(asAdmin)).toEqual([])
    expect(await asAdmin.post(`/api/bin/${id}/restoration`, {})).toMatchObject({
      status: 404,
      body: { detail: 'deleted record not found' },
    })
  })

  test('is emptied of many, a few at a time', async ({ asAdmin, services, clock, manager }) => {
    await manager.query(
      `insert into contact_messages (id, name, email, message, locale, deleted_at)
       select gen_random_uuid(), 'Nino', 'nino@example.org', 'Hello', 'en', $1 from generate_series(1, 225)`,
      [clock.now()],
    )
    const kept = await make.contacts(asAdmin)
    clock.advance({ seconds: 31 * day })
    expect(await services.bin.empty()).toBe(225)
    expect(await manager.query('select id from contact_messages')).toEqual([{ id: kept }])
  })
})

describe('a project with gifts', () => {
  const gift = { amount: 50, donorName: 'Nino' }
  const refused = {
    status: 409,
    body: {
      code: 'project_has_gifts',
      detail: 'gifts were made or promised to this project, archive it instead of deleting it',
    },
  }

  test('is not deleted', async ({ asAdmin }) => {
    const id = await make.projects(asAdmin)
    await asAdmin.post(`/api/projects/${id}/donations`, gift)
    expect(await asAdmin.delete(`/api/projects/${id}`)).toMatchObject(refused)
    const { body } = await asAdmin.graphql('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
    expect(body.errors).toMatchObject([{ extensions: { code: 'project_has_gifts' } }])
    expect((await asAdmin.get(`/api/projects/${id}`)).status).toBe(200)
  })

  test('is not deleted either where they count no more, or are another project’s by now', async ({
    asAdmin,
  }) => {
    const voided = await make.projects(asAdmin)
    const moved = await make.projects(asAdmin)
    const other = await make.projects(asAdmin)
    const reason = { reason: 'It was a mistake.' }
    const give = async (id: string) =>
      (await asAdmin.post<{ id: string }>(`/api/projects/${id}/donations`, gift)).body.id
    await asAdmin.post(`/api/donations/${await give(voided)}/voids`, reason)
    const { status } = await asAdmin.post(`/api/donations/${await give(moved)}/corrections`, {
      projectId: other,
      ...reason,
    })
    expect(status).toBe(201)
    for (const id of [voided, moved, other]) {
      expect(await asAdmin.delete(`/api/projects/${id}`)).toMatchObject(refused)
    }
  })

  test('is not deleted either where one was promised to it', async ({ asAdmin, manager }) => {
    const id = await make.projects(asAdmin)
    await manager.query(
      `insert into pledges (id, code, project_id, amount, anonymous, locale, state, expires_at, settled_at)
       values (gen_random_uuid(), 'STS-2222223', $1, 70, true, 'en', 'expired', now(), now())`,
      [id],
    )
    expect(await asAdmin.delete(`/api/projects/${id}`)).toMatchObject(refused)
  })

  test('takes none while it is in the bin, by whatever road', async ({ asAdmin, manager }) => {
    const deleted = await make.projects(asAdmin)
    const open = await make.projects(asAdmin)
    await asAdmin.delete(`/api/projects/${deleted}`)
    const { body } = await asAdmin.post<{ id: string }>(`/api/projects/${open}/donations`, gift)
    const move = { projectId: deleted, reason: 'It was for the other one.' }
    expect(await asAdmin.post(`/api/donations/${body.id}/corrections`, move)).toMatchObject({ status: 404 })
    await expect(
      manager.transaction((inner) =>
        inner.query(
          `insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
           values (gen_random_uuid(), $1, true, 5, 'confirmed', now(), 'en')`,
          [deleted],
        ),
      ),
    ).rejects.toThrow('nothing is given to a deleted project')
  })
})
