import { describe, expect } from 'vitest'
import type { Agent, Answer } from '../support/agent.ts'
import { type EventBody, type ProjectBody, walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

type Body = Record<string, unknown>

/** What the clock of tests says. */
const now = '2026-03-21T09:00:00.000Z'
const inAWhile = '2026-03-21T09:30:00.000Z'

/** The nouns that have a life, and what makes one of each. */
const nouns = [
  ['project', 'projects', { ...winterProject, startDate: null }],
  ['event', 'events', walkEvent],
] as const

const setState = (admin: Agent, path: string, input: Body): Promise<Answer<Body>> =>
  admin.put<Body>(`${path}/state`, input)

/** Every road that a visitor has to one record, and whether it led there. */
const seenBy = async (visitor: Agent, noun: string, path: string): Promise<boolean[]> => {
  const id = path.split('/').at(-1)
  const rest = await Promise.all([visitor.get(path), visitor.in('ka').get(path)])
  const { body } = await visitor.graphql<Body>(`query ($id: ID!) { ${noun}(id: $id) { id title } }`, { id })
  const answers = [...rest.map(({ status }) => status === 200), body.data[noun] !== null]
  for (const { status } of rest) expect([200, 404]).toContain(status)
  if (!body.data[noun]) expect(body.errors?.[0]?.extensions.code).toBe('not_found')
  return answers
}

const everywhere = [true, true, true]
const nowhere = [false, false, false]

describe.for(nouns)('of what lives, %s:', ([noun, plural, input]) => {
  const create = async (admin: Agent, life: object = {}) => {
    const { status, body } = await admin.post<Body>(`/api/${plural}`, { ...input, ...life })
    expect(status).toBe(201)
    return { body, path: `/api/${plural}/${body.id}` }
  }

  test('a new one is public at once, and tells visitors nothing of its life', async ({
    asAdmin,
    asVisitor,
  }) => {
    const { body, path } = await create(asAdmin)
    expect(body).toMatchObject({ state: 'published', publishedAt: now, archivedAt: null })
    expect(await seenBy(asVisitor, noun, path)).toEqual(everywhere)
    const { body: seen } = await asVisitor.get<Body>(path)
    for (const name of ['state', 'publishedAt', 'archivedAt']) expect(seen).not.toHaveProperty(name)
  })

  test('a draft is shown to admins alone', async ({ asAdmin, asVisitor, asIndividual }) => {
    const { body, path } = await create(asAdmin, { publishedAt: null })
    expect(body).toMatchObject({ state: 'draft', publishedAt: null })
    expect(await seenBy(asVisitor, noun, path)).toEqual(nowhere)
    expect(await seenBy(asIndividual, noun, path)).toEqual(nowhere)
    expect((await asAdmin.get<Body>(path)).body).toMatchObject({ state: 'draft' })
  })

  test('what is scheduled is shown from its moment on, though nobody writes anything', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    const { body, path } = await create(asAdmin, { publishedAt: '2026-03-21T13:30:00+04:00' })
    expect(body).toMatchObject({ state: 'scheduled', publishedAt: inAWhile })
    clock.advance({ seconds: 1799 })
    expect(await seenBy(asVisitor, noun, path)).toEqual(nowhere)
    clock.advance({ seconds: 1 })
    expect(await seenBy(asVisitor, noun, path)).toEqual(everywhere)
    expect((await asAdmin.get<Body>(path)).body).toMatchObject({ state: 'published', version: body.version })
  })

  test('it is hidden, scheduled, published, ended and brought back', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    const { path } = await create(asAdmin)
    const seen: [string, unknown, boolean][] = []
    for (const input of [
      { state: 'draft' },
      { state: 'scheduled', publishedAt: inAWhile },
      { state: 'published' },
      { state: 'archived' },
      { state: 'published' },
    ]) {
      clock.advance({ seconds: 1 })
      const { status, body } = await setState(asAdmin, path, input)
      expect(status).toBe(200)
      expect(body.state).toBe(input.state)
      seen.push([input.state, body.publishedAt, (await asVisitor.get(path)).status === 200])
    }
    // What comes back is public since it first was.
    const since = '2026-03-21T09:00:03.000Z'
    expect(seen).toEqual([
      ['draft', null, false],
      ['scheduled', inAWhile, false],
      ['published', since, true],
      ['archived', since, true],
      ['published', since, true],
    ])
  })

  test('what has ended says so to everybody', async ({ asAdmin, asVisitor }) => {
    const { path } = await create(asAdmin)
    await setState(asAdmin, path, { state: 'archived' })
    expect(await seenBy(asVisitor, noun, path)).toEqual(everywhere)
    expect((await asVisitor.get<Body>(path)).body).toMatchObject({ archivedAt: now })
    const id = path.split('/').at(-1)
    const { body } = await asVisitor.graphql<Body>(`query ($id: ID!) { ${noun}(id: $id) { archivedAt } }`, {
      id,
    })
    expect(body).toEqual({ data: { [noun]: { archivedAt: now } } })
  })

  test('the same again changes nothing, and makes no version', async ({ asAdmin }) => {
    const { path } = await create(asAdmin)
    for (const input of [
      { state: 'scheduled', publishedAt: inAWhile },
      { state: 'draft' },
      { state: 'published' },
      { state: 'archived' },
    ]) {
      const { body: first, headers } = await setState(asAdmin, path, input)
      expect(headers.etag).toBe(`"${first.version}"`)
      expect((await setState(asAdmin, path, input)).body).toEqual(first)
    }
  })

  test('what is taken back is as it was', async ({ asAdmin, clock }) => {
    const { body: before, path } = await create(asAdmin)
    clock.advance({ seconds: 60 })
    const { body: ended } = await setState(asAdmin, path, { state: 'archived' })
    for (const { state, publishedAt, archivedAt } of [before, ended]) {
      clock.advance({ seconds: 60 })
      await setState(asAdmin, path, { state: 'draft' })
      const { body } = await setState(asAdmin, path, { state, publishedAt, archivedAt })
      expect(body).toMatchObject({ state, publishedAt, archivedAt })
    }
  })

  test('a change from another version is refused', async ({ asAdmin }) => {
    const { path } = await create(asAdmin)
    expect((await setState(asAdmin, path, { state: 'draft', version: 1 })).status).toBe(200)
    const late = await setState(asAdmin, path, { state: 'published', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
    const tagged = await asAdmin.put<Body>(`${path}/state`, { state: 'published' }, { 'if-match': '"1"' })
    expect([tagged.status, tagged.body.code]).toEqual([412, 'precondition_failed'])
    expect((await asAdmin.get<Body>(path)).body).toMatchObject({ state: 'draft', version: 2 })
  })

  const refusals = [
    ['no state', {}, 'state', 'required'],
    ['a state there is not', { state: 'lost' }, 'state', 'invalid_option'],
    ['a schedule without a moment', { state: 'scheduled' }, 'publishedAt', 'required'],
    ['a schedule for what has passed', { state: 'scheduled', publishedAt: now }, 'publishedAt', 'before_now'],
    ['what was published later', { state: 'published', publishedAt: inAWhile }, 'publishedAt', 'after_now'],
    ['a moment that is none', { state: 'scheduled', publishedAt: 'noon' }, 'publishedAt', 'invalid_datetime'],
    [
      'an end before it was published',
      { state: 'archived', publishedAt: '2026-02-01T00:00:00Z', archivedAt: '2026-01-31T23:59:59Z' },
      'archivedAt',
      'before_published',
    ],
    ['an end to come', { state: 'archived', archivedAt: inAWhile }, 'archivedAt', 'after_now'],
    ['what is no field', { state: 'draft', goal: 5 }, 'goal', 'unknown_field'],
  ] as const
  for (const [what, input, field, code] of refusals) {
    test(`it refuses ${what}, on both edges`, async ({ asAdmin }) => {
      const { body: before, path } = await create(asAdmin)
      const { status, body } = await setState(asAdmin, path, input)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] })
      const name = `set${noun.charAt(0).toUpperCase()}${noun.slice(1)}State`
      const { body: answer } = await asAdmin.graphql(
        `mutation ($id: ID!, $input: LifeInput!) { ${name}(id: $id, input: $input) { id } }`,
        { id: before.id, input },
      )
      expect(answer.errors?.[0]?.extensions.code).toBe('validation_failed')
      expect((await asAdmin.get<Body>(path)).body).toMatchObject({ version: before.version })
    })
  }

  test('only what is published can end', async ({ asAdmin }) => {
    const { path } = await create(asAdmin, { publishedAt: null })
    const { status, body } = await setState(asAdmin, path, { state: 'archived' })
    expect([status, body.code]).toEqual([409, 'not_published'])
  })

  test('its life is not changed by writing the record, which can be put back as it was read', async ({
    asAdmin,
  }) => {
    const { body, path } = await create(asAdmin, { publishedAt: null })
    const put = await asAdmin.put<Body>(path, { ...body, translations: undefined })
    expect([put.status, put.body]).toEqual([200, expect.objectContaining({ version: 1, state: 'draft' })])
    for (const name of ['publishedAt', 'archivedAt']) {
      const refused = await asAdmin.put<Body>(path, { [name]: now })
      expect(refused.body).toMatchObject({ errors: [{ field: name, code: 'read_only' }] })
    }
  })

  test('the list is narrowed to a state', async ({ asAdmin }) => {
    const { body: draft } = await create(asAdmin, { publishedAt: null })
    const { body: scheduled } = await create(asAdmin, { publishedAt: inAWhile })
    const { body: published } = await create(asAdmin)
    const { body: archived, path } = await create(asAdmin)
    await setState(asAdmin, path, { state: 'archived' })
    for (const [state, { id }] of Object.entries({ draft, scheduled, published, archived })) {
      const { body } = await asAdmin.get<Record<string, Body[]>>(`/api/${plural}?filter=${state}`)
      expect(body[plural]?.map((each) => [each.id, each.state])).toEqual([[id, state]])
    }
  })

  test('the same request creates the same draft again', async ({ asAdmin, clock }) => {
    const send = (life: object) =>
      asAdmin.post<Body>(`/api/${plural}`, { ...input, ...life }, { 'idempotency-key': 'a-key-of-sixteen-' })
    const { body: first } = await send({})
    clock.advance({ seconds: 5 })
    expect((await send({})).body).toEqual(first)
    expect((await send({ publishedAt: null })).body).toMatchObject({ code: 'idempotency_key_reused' })
  })
})

describe('what takes gifts', () => {
  const titles = async (visitor: Agent): Promise<string[]> => {
    const { body } = await visitor.get<{ projects: { title: string }[] }>('/api/open-projects')
    const { body: asked } = await visitor.graphql<{
      openProjects: { totalCount: number; nodes: { title: string }[] }
    }>('{ openProjects { totalCount nodes { title } } }')
    const { nodes, totalCount } = asked.data.openProjects
    expect(nodes).toEqual(body.projects.map(({ title }) => ({ title })))
    expect(totalCount).toBe(nodes.length)
    return nodes.map(({ title }) => title)
  }

  test('is neither draft nor scheduled nor over', async ({ asAdmin, asVisitor, clock }) => {
    const create = (title: string, life: object = {}) =>
      asAdmin.post<ProjectBody>('/api/projects', { title, description: 'Straw.', goal: 5, ...life })
    await create('Draft', { publishedAt: null })
    await create('Scheduled', { publishedAt: inAWhile })
    const { body } = await create('Over')
    await create('Open')
    await setState(asAdmin, `/api/projects/${body.id}`, { state: 'archived' })
    expect(await titles(asVisitor)).toEqual(['Open'])
    clock.advance({ seconds: 1800 })
    expect(await titles(asVisitor)).toEqual(['Open', 'Scheduled'])
  })

  test('a gift that has come is recorded whatever has become of its project', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    const path = `/api/projects/${body.id}`
    for (const state of ['archived', 'draft']) {
      await setState(asAdmin, path, { state })
      const gift = { amount: 5, donorName: 'Nino', receivedAt: '2026-02-01T10:00:00Z' }
      expect((await asAdmin.post(`${path}/donations`, gift)).status).toBe(201)
    }
    expect((await asAdmin.get<ProjectBody>(path)).body.raised).toBe(10)
  })
})

describe('nobody subscribes to an event', () => {
  const subscriber = { name: 'Ana', email: 'ana@example.org' }
  const subscribe = async (visitor: Agent, id: string) => {
    const { status, body } = await visitor.post<Body>(`/api/events/${id}/subscribers`, subscriber)
    const mutation = `mutation ($id: ID!, $input: EventSubscriptionInput!) {
      subscribeToEvent(eventId: $id, input: $input) { name } }`
    const { body: answer } = await visitor.graphql(mutation, { id, input: subscriber })
    expect(answer.errors?.[0]?.extensions.code).toBe(body.code)
    return [status, body.code]
  }

  test('that is a draft or scheduled: there is none', async ({ asAdmin, asVisitor }) => {
    for (const publishedAt of [null, inAWhile]) {
      const { body } = await asAdmin.post<EventBody>('/api/events', { ...walkEvent, publishedAt })
      expect(await subscribe(asVisitor, body.id)).toEqual([404, 'not_found'])
    }
  })

  test('that is over', async ({ asAdmin, asVisitor }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', walkEvent)
    await setState(asAdmin, `/api/events/${body.id}`, { state: 'archived' })
    expect(await subscribe(asVisitor, body.id)).toEqual([409, 'ended'])
    expect((await asAdmin.get<EventBody>(`/api/events/${body.id}`)).body.subscribersTotalCount).toBe(0)
  })
})
