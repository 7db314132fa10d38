import { describe, expect } from 'vitest'
import type { Viewer } from '../../gateway/core/viewer.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password } from '../support/accounts.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'
import { refund } from '../support/ledger.ts'

/** Everything an admin's dashboard shows, in one request. */
const everything = `query {
  projects(first: 100) { nodes { id title goal raised
    donations(first: 1000) { totalCount nodes { anonymous amount donor { name } } } } }
  events(first: 100) { nodes { id title content date
    subscribers(first: 1000) { totalCount nodes { name email } } } }
  analytics { total projects { projectTitle totalDonated } }
}`

const fill = async (services: Services, viewer: Viewer, size: number): Promise<void> => {
  for (let index = 0; index < size; index++) {
    const project = await services.projects.create(viewer, winterProject, 'en')
    const event = await services.events.create(viewer, walkEvent, 'en')
    for (const donorName of ['Nino', 'გიორგი']) {
      await services.donations.record(viewer, project.id, { amount: 10.1, donorName }, 'en')
      const email = `${donorName === 'Nino' ? 'n' : 'g'}@example.org`
      await services.events.subscribe(event.id, { name: donorName, email }, 'en', address)
    }
    await services.donations.record(viewer, project.id, { amount: 0.7, anonymous: true }, 'en')
  }
}

const adminOf = async (services: Services): Promise<Viewer> => {
  const { token } = await services.accounts.login({ username: 'admin', password }, address)
  return services.accounts.identify(`Bearer ${token}`)
}

interface Everything {
  projects: { nodes: { raised: number; donations: { totalCount: number; nodes: object[] } }[] }
  events: { nodes: { subscribers: { totalCount: number } }[] }
  analytics: { total: number; projects: { totalDonated: number }[] }
}

describe('everything in one query', () => {
  test('answers an admin with every donor and subscriber', async ({ asAdmin, services }) => {
    await fill(services, await adminOf(services), 3)
    const { status, body } = await asAdmin.graphql<Everything>(everything)
    expect(status).toBe(200)
    expect(body.errors).toBeUndefined()
    expect(body.data.projects.nodes).toHaveLength(3)
    expect(body.data.projects.nodes[0]).toMatchObject({
      title: 'A warm winter',
      raised: 20.9,
      donations: {
        totalCount: 3,
        nodes: expect.arrayContaining([
          { anonymous: false, amount: 10.1, donor: { name: 'Nino' } },
          { anonymous: true, amount: 0.7, donor: null },
        ]),
      },
    })
    expect(body.data.events.nodes.map(({ subscribers }) => subscribers.totalCount)).toEqual([2, 2, 2])
    expect(body.data.analytics.total).toBe(62.7)
    expect(body.data.analytics.projects).toHaveLength(3)
  })

  test('sends as many statements for fifty projects as for five', async ({
    asAdmin,
    services,
    statements,
  }) => {
    const admin = await adminOf(services)
    await fill(services, admin, 5)
    const forFive = await statements.during(() => asAdmin.graphql(everything))
    await fill(services, admin, 45)
    const forFifty = await statements.during(async () => {
      const { body } = await asAdmin.graphql<Everything>(everything)
      expect(body.data.projects.nodes).toHaveLength(50)
    })
    expect(forFifty).toHaveLength(forFive.length)
    expect(forFive.length).toBeLessThanOrEqual(11)
  })

  for (const [who, status, code] of [
    ['a visitor', 401, 'token_missing'],
    ['a signed-in user', 200, 'forbidden'],
  ] as const) {
    test(`shows ${who} none of it`, async ({ asAdmin, asVisitor, asIndividual, services }) => {
      expect((await asAdmin.get('/api/projects')).status).toBe(200)
      await fill(services, await adminOf(services), 1)
      const agent = who === 'a visitor' ? asVisitor : asIndividual
      const answer = await agent.graphql(everything)
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({
        data: { projects: null, events: null, analytics: null },
        errors: [{ extensions: { code } }, { extensions: { code } }, { extensions: { code } }],
      })
      expect(JSON.stringify(answer.body)).not.toContain('Nino')
    })
  }
})

describe('analytics', () => {
  test('count confirmed donations alone, the best supported project first', async ({
    asAdmin,
    manager,
    services,
  }) => {
    const create = (title: string) =>
      asAdmin.post<{ id: string }>('/api/projects', { title, description: 'x', goal: 9 })
    const [small, big] = [(await create('small')).body.id, (await create('big')).body.id]
    const admin = await adminOf(services)
    await services.donations.record(admin, small, { amount: 10.1, anonymous: true }, 'en')
    for (const amount of [0.1, 0.2, 30])
      await services.donations.record(admin, big, { amount, anonymous: true }, 'en')
    await refund(manager, 'amount = 0.2')
    expect((await asAdmin.get('/api/analytics/projects')).body).toEqual([
      { projectId: big, projectTitle: 'big', totalDonated: 30.1 },
      { projectId: small, projectTitle: 'small', totalDonated: 10.1 },
    ])
    expect((await asAdmin.get('/api/analytics/total')).body).toEqual({ total: 40.2 })
  })

  test('are for admins', async ({ asVisitor, asIndividual }) => {
    for (const path of ['/api/analytics/projects', '/api/analytics/total']) {
      expect((await asVisitor.get(path)).status).toBe(401)
      expect((await asIndividual.get(path)).status).toBe(403)
    }
  })
})

describe('GraphQL over HTTP', () => {
  const project = '{ project(id: "x") { title } }'

  test('refuses documents in the words of the catalogue', async ({ asVisitor }) => {
    for (const [query, variables] of [
      ['{ project', {}],
      ['{ nothing }', {}],
      ['query ($id: ID!) { project(id: $id) { title } }', {}],
      ['query ($first: Int) { openProjects(first: $first) { totalCount } }', { first: 'ten' }],
    ] as const) {
      const { status, body } = await asVisitor.graphql(query, variables)
      expect(body.errors?.[0]?.extensions, query).toMatchObject({ code: 'validation_failed' })
      expect(status).toBe(400)
    }
  })

  test('keeps its schema to itself in production', async ({ asVisitor }) => {
    const { body } = await asVisitor.graphql('{ __schema { types { name } } }')
    expect(body.errors?.[0]?.extensions.code).toBe('validation_failed')
    const guess = await asVisitor.graphql('{ projekt { id } }')
    expect(guess.body.errors?.[0]?.message).not.toContain('Did you mean')
  })

  test('answers a read by GET to whoever says they are no plain link, and never a write', async ({
    asVisitor,
  }) => {
    const url = `/graphql?query=${encodeURIComponent(project)}`
    expect((await asVisitor.get(url)).status).toBe(400)
    expect((await asVisitor.get(url, { 'apollo-require-preflight': 'true' })).status).toBe(200)
    const write = `/graphql?query=${encodeURIComponent('mutation { deleteEverything }')}`
    expect(
      (await asVisitor.get(write, { 'apollo-require-preflight': 'true' })).status,
    ).toBeGreaterThanOrEqual(400)
  })

  test('refuses forms and plain text, which a foreign page could send', async ({ app }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const payload = JSON.stringify({ query: project })
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.json()).not.toHaveProperty('data')
    }
  })
})

describe('the same list asked for twice in a query', () => {
  for (const [list, nested] of [
    ['projects', 'donations'],
    ['events', 'subscribers'],
  ] as const) {
    test(`is two lists where it goes on from another place: ${nested}`, async ({ asAdmin, services }) => {
      await fill(services, await adminOf(services), 1)
      const { body } = await asAdmin.graphql(`{ ${list} { nodes {
        first: ${nested} { totalCount }
        again: ${nested}(after: null) { totalCount }
        named: ${nested}(after: "undefined") { totalCount }
        nothing: ${nested}(after: "null") { totalCount } } } }`)
      const totalCount = nested === 'donations' ? 3 : 2
      expect(body.data).toEqual({
        [list]: { nodes: [{ first: { totalCount }, again: { totalCount }, named: null, nothing: null }] },
      })
      expect(body.errors?.map(({ path }) => path?.at(-1))).toEqual(['named', 'nothing'])
    })
  }
})
