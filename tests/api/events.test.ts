import { describe, expect } from 'vitest'
import { type Agent, type Answer, undated } from '../support/agent.ts'
import { type EventBody, walkEvent } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const eventOf = async (admin: Agent): Promise<string> =>
  (await admin.post<EventBody>('/api/events', walkEvent)).body.id

const nino = { name: 'ნინო', email: 'nino@example.org' }

describe('an event', () => {
  test('is created by an admin and read by anyone, each in their language', async ({
    asAdmin,
    asVisitor,
  }) => {
    const created = await asAdmin.post<EventBody>('/api/events', walkEvent)
    expect(created.status).toBe(201)
    const { id } = created.body
    expect(created.headers.location).toBe(`/api/events/${id}`)
    expect((await asVisitor.get(`/api/events/${id}`)).body).toEqual({
      id,
      version: 1,
      title: 'A walk together',
      content: 'We meet at the turtle lake at noon.',
      date: '2027-04-11',
      startsAt: null,
      endsAt: null,
      venue: null,
      translations: {
        en: { ...walkEvent.translations.en, venue: null },
        ka: { ...walkEvent.translations.ka, venue: null },
      },
    })
    const query = 'query ($id: ID!) { event(id: $id) { title content(locale: ka) date } }'
    expect((await asVisitor.in('ka').graphql(query, { id })).body).toEqual({
      data: {
        event: { title: 'ერთად სეირნობა', content: 'შუადღისას კუს ტბასთან ვხვდებით.', date: '2027-04-11' },
      },
    })
  })

  test('keeps what a change omits', async ({ asAdmin }) => {
    const id = await eventOf(asAdmin)
    const { body } = await asAdmin
      .in('ka')
      .put<EventBody>(`/api/events/${id}`, { title: 'სეირნობა', date: null })
    expect(body).toMatchObject({
      date: null,
      translations: { ...walkEvent.translations, ka: { ...walkEvent.translations.ka, title: 'სეირნობა' } },
    })
    const update = `mutation ($id: ID!, $input: EventChangeInput!) {
      updateEvent(id: $id, input: $input, locale: en) { title(locale: en) translations { ka { title } } } }`
    expect((await asAdmin.graphql(update, { id, input: { title: 'A walk' } })).body).toEqual({
      data: { updateEvent: { title: 'A walk', translations: { ka: { title: 'სეირნობა' } } } },
    })
  })

  test('needs a title and a content in some language', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.post('/api/events', { date: '2027-04-11' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { field: 'title', code: 'required' },
        { field: 'content', code: 'required' },
      ],
    })
    const create = 'mutation ($input: NewEventInput!) { createEvent(input: $input) { id } }'
    const overGraphql = await asAdmin.graphql(create, { input: { title: 'x' } })
    expect(overGraphql.body.errors?.[0]?.extensions).toMatchObject({ errors: [{ field: 'content' }] })
  })

  test('is not found where there is none', async ({ asVisitor, asAdmin }) => {
    for (const id of ['01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d', 'nonsense']) {
      expect((await asVisitor.get(`/api/events/${id}`)).body).toMatchObject({ error: 'event not found' })
      expect((await asAdmin.put(`/api/events/${id}`, { title: 'x' })).status).toBe(404)
      expect((await asVisitor.post(`/api/events/${id}/subscribers`, nino)).status).toBe(404)
    }
  })

  test('is written and listed by admins alone', async ({ asVisitor, asIndividual }) => {
    expect((await asVisitor.get('/api/events')).status).toBe(401)
    expect((await asIndividual.get('/api/events')).status).toBe(403)
    expect((await asIndividual.post('/api/events', walkEvent)).status).toBe(403)
  })
})

const subscribe = `mutation ($eventId: ID!, $input: EventSubscriptionInput!) {
  subscribeToEvent(eventId: $eventId, input: $input) { name email } }`

const refusalsOf = ({ body }: Answer<unknown>): unknown =>
  (body as { errors?: { field: string; code: string }[] }).errors?.map(({ field, code }) => [field, code])

describe('when and where an event is', () => {
  const timed = { ...walkEvent, startsAt: '11:00', endsAt: '13:30', venue: 'Turtle Lake' }

  test('is told on both edges', async ({ asAdmin, asVisitor }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', timed)
    expect((await asVisitor.get(`/api/events/${body.id}`)).body).toMatchObject({
      startsAt: '11:00',
      endsAt: '13:30',
      venue: 'Turtle Lake',
    })
    const query = 'query ($id: ID!) { event(id: $id) { startsAt endsAt venue(locale: en) } }'
    expect((await asVisitor.graphql(query, { id: body.id })).body.data).toEqual({
      event: { startsAt: '11:00', endsAt: '13:30', venue: 'Turtle Lake' },
    })
  })

  test('is found by a search for the venue', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', { ...timed, venue: 'Mziuri Park' })
    await asAdmin.post('/api/events', walkEvent)
    const found = await asAdmin.get<{ events: EventBody[] }>('/api/events?search=mziuri')
    expect(found.body.events.map(({ id }) => id)).toEqual([body.id])
  })

  test.for([
    [{ startsAt: '24:00' }, [['startsAt', 'invalid_time']]],
    [{ startsAt: '9:00' }, [['startsAt', 'invalid_time']]],
    [{ startsAt: '11:00', endsAt: '10:59' }, [['endsAt', 'before_beginning']]],
  ] as const)('is refused where it cannot be: %j', async ([times, refusals], { asAdmin }) => {
    const answer = await asAdmin.post('/api/events', { ...walkEvent, ...times })
    expect([answer.status, refusalsOf(answer)]).toEqual([400, refusals])
  })

  test('is refused where what stands there is against it', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', timed)
    const answer = await asAdmin.put(`/api/events/${body.id}`, { startsAt: '13:31' })
    expect([answer.status, refusalsOf(answer)]).toEqual([400, [['endsAt', 'before_beginning']]])
  })

  test('keeps its times while its day is open', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', timed)
    expect((await asAdmin.put(`/api/events/${body.id}`, { date: null })).body).toMatchObject({
      date: null,
      startsAt: '11:00',
    })
  })

  test('may be left out, and cleared together', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<EventBody>('/api/events', timed)
    const cleared = { date: null, startsAt: null, endsAt: '' }
    expect((await asAdmin.put(`/api/events/${body.id}`, cleared)).body).toMatchObject({
      date: null,
      startsAt: null,
      endsAt: null,
    })
  })
})

describe('subscribing to an event', () => {
  test('is for anyone, and once an email', async ({ asAdmin, asVisitor, manager }) => {
    const id = await eventOf(asAdmin)
    const first = await asVisitor.in('ka').post(`/api/events/${id}/subscribers`, nino)
    expect(first.status).toBe(201)
    expect(first.body).toEqual(nino)
    const again = await asVisitor.post(`/api/events/${id}/subscribers`, {
      name: 'N',
      email: 'NINO@example.org',
    })
    expect(again.status).toBe(201)
    expect(await manager.query('select name, email, locale from event_subscribers')).toEqual([
      { ...nino, locale: 'ka' },
    ])
  })

  test('tells nobody who comes: known or not, the answer and the work are the same', async ({
    asAdmin,
    asVisitor,
    statements,
  }) => {
    const known = await eventOf(asAdmin)
    const quiet = await eventOf(asAdmin)
    const send = async (eventId: string, input: { name: string; email: string }) => {
      const answers: Answer<unknown>[] = []
      const sent = await statements.during(async () => {
        answers.push(undated(await asVisitor.post(`/api/events/${eventId}/subscribers`, input)))
        answers.push(undated(await asVisitor.graphql(subscribe, { eventId, input })))
      })
      return { answers, sent }
    }
    const stranger = await send(known, nino)
    expect(stranger.answers[0]).toMatchObject({ status: 201, body: nino })
    expect(await send(known, nino)).toEqual(stranger)
    const inCapitals = { name: 'NINO', email: 'NINO@Example.org' }
    expect(await send(known, inCapitals)).toEqual(await send(quiet, inCapitals))
  })

  test('works the same over GraphQL', async ({ asAdmin, asVisitor }) => {
    const eventId = await eventOf(asAdmin)
    expect((await asVisitor.graphql(subscribe, { eventId, input: nino })).body).toEqual({
      data: { subscribeToEvent: nino },
    })
    const refused = await asVisitor.graphql(subscribe, { eventId, input: { ...nino, email: 'x' } })
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'email', code: 'invalid_email' }],
    })
  })

  test('has a list of subscribers with an address of its own, which leads from page to page', async ({
    asAdmin,
    asVisitor,
    asIndividual,
  }) => {
    const id = await eventOf(asAdmin)
    for (const name of ['first', 'second', 'third']) {
      await asVisitor.post(`/api/events/${id}/subscribers`, { name, email: `${name}@example.org` })
    }
    const first = await asAdmin.get<{ name: string }[]>(`/api/events/${id}/subscribers?limit=2`)
    expect(first.body.map(({ name }) => name)).toEqual(['third', 'second'])
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? []
    const second = await asAdmin.get(next)
    expect(second.body).toMatchObject([{ name: 'first', email: 'first@example.org' }])
    expect(second.headers).not.toHaveProperty('link')
    expect((await asVisitor.get(`/api/events/${id}/subscribers`)).status).toBe(401)
    expect((await asIndividual.get(`/api/events/${id}/subscribers`)).status).toBe(403)
    expect((await asAdmin.get(`/api/events/${id}/subscribers?after=nonsense`)).status).toBe(400)
    expect(await asAdmin.get('/api/events/nonsense/subscribers')).toMatchObject({
      status: 404,
      body: { error: 'event not found' },
    })
  })

  test('shows the subscribers to admins alone, newest first', async ({
    asAdmin,
    asVisitor,
    asIndividual,
  }) => {
    const id = await eventOf(asAdmin)
    for (const name of ['first', 'second']) {
      await asVisitor.post(`/api/events/${id}/subscribers`, { name, email: `${name}@example.org` })
    }
    const { body } = await asAdmin.get<{ events: EventBody[] }>('/api/events')
    expect(body.events[0]).toMatchObject({
      subscribers: [{ name: 'second' }, { name: 'first' }],
      subscribersTotalCount: 2,
    })
    const query =
      'query ($id: ID!) { event(id: $id) { title subscribers(first: 1) { totalCount nodes { name } } } }'
    expect((await asAdmin.graphql(query, { id })).body).toMatchObject({
      data: { event: { subscribers: { totalCount: 2, nodes: [{ name: 'second' }] } } },
    })
    for (const agent of [asVisitor, asIndividual]) {
      const answers = [await agent.get(`/api/events/${id}`), await agent.graphql(query, { id })]
      expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('second')
    }
  })
})
