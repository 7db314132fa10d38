import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { idOf, listed, signUp, standing, writeEvent } from '../support/event-places.ts'
import { test } from '../support/gateway.ts'

const launch = (asAdmin: Agent) => asAdmin.put('/api/launches/events/state', { launched: true })

const read = async (agent: Agent, event: string) =>
  (await agent.get<Record<string, unknown>>(`/api/events/${event}`)).body

const giveUp = (agent: Agent, token: string) => agent.post('/api/event-places/given-up', { token })

/** Ana and Beka have the two places, Gia and Dato wait. */
const full = test.extend('event', async ({ asAdmin, asVisitor }) => {
  const event = await writeEvent(asAdmin, 2)
  for (const name of ['Ana', 'Beka', 'Gia', 'Dato']) await signUp(asVisitor, event, name)
  return event
})

const asWritten = ['Ana has a place', 'Beka has a place', 'Gia is number 1', 'Dato is number 2']

describe('an event with places for some', () => {
  full('has whoever comes later wait, in their order', async ({ asAdmin, event }) => {
    expect(await standing(asAdmin, event)).toEqual(asWritten)
  })

  test('says to each how they stand, the same on both edges', async ({ asAdmin, asVisitor }) => {
    const event = await writeEvent(asAdmin, 1)
    const subscribe = `mutation ($eventId: ID!, $input: EventSubscriptionInput!) {
      subscribeToEvent(eventId: $eventId, input: $input) { state } }`
    expect((await signUp(asVisitor, event, 'Ana')).body).toMatchObject({ state: 'confirmed' })
    expect((await signUp(asVisitor, event, 'Beka')).body).toMatchObject({ state: 'waiting' })
    const input = { name: 'Gia', email: 'gia@example.org' }
    expect((await asVisitor.graphql(subscribe, { eventId: event, input })).body.data).toEqual({
      subscribeToEvent: { state: 'waiting' },
    })
  })

  full(
    'tells everybody whether all places are taken, and the team who waits',
    async ({ asAdmin, asVisitor, event }) => {
      const { taken, waiting, ...told } = await read(asVisitor, event)
      expect([told.places, told.isFull, taken, waiting]).toEqual([2, true, undefined, undefined])
      expect(JSON.stringify(told)).not.toContain('ana@example.org')
      expect(await read(asAdmin, event)).toMatchObject({ places: 2, isFull: true, taken: 2, waiting: 2 })
      const query = '{ events { nodes { places isFull taken waiting } } }'
      expect((await asAdmin.graphql(query)).body.data).toEqual({
        events: { nodes: [{ places: 2, isFull: true, taken: 2, waiting: 2 }] },
      })
    },
  )

  test('shows nobody, while places are left, whether somebody has taken another one', async ({
    asAdmin,
    asVisitor,
  }) => {
    const event = await writeEvent(asAdmin, 9)
    const query =
      'query ($id: ID!) { event(id: $id) { places isFull } comingEvents { nodes { places isFull } } }'
    const shown = async () => [
      await read(asVisitor, event),
      (await asVisitor.get('/api/coming-events')).body,
      (await asVisitor.graphql(query, { id: event })).body,
    ]
    const before = await shown()
    expect(before[0]).toMatchObject({ places: 9, isFull: false })
    await signUp(asVisitor, event, 'Ana')
    expect(await shown()).toEqual(before)
  })

  test('says nothing of places where there is no limit', async ({ asAdmin, asVisitor }) => {
    const event = await writeEvent(asAdmin, null)
    expect(Object.keys((await signUp(asVisitor, event, 'Ana')).body)).toEqual(['name', 'email'])
    expect(
      Object.keys(await read(asVisitor, event)).filter((name) => /place|taken|wait|full/i.test(name)),
    ).toEqual([])
  })

  test('has at least one place, and no more than anybody counts', async ({ asAdmin }) => {
    for (const [places, code] of [
      [0, 'number_too_small'],
      [100_001, 'number_too_big'],
      [1.5, 'invalid_number'],
    ] as const) {
      const { status, body } = await asAdmin.post('/api/events', { title: 'x', content: 'x', places })
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'places', code }] }])
    }
  })

  full(
    'tells nobody who comes: known or not, the answer and the work are the same',
    async ({ asVisitor, statements, event }) => {
      const send = async (name: string) => {
        let told: unknown
        const sent = await statements.during(async () => {
          const { status, body } = await signUp(asVisitor, event, name)
          told = [status, body.state]
        })
        return { told, sent }
      }
      const unknown = await send('Eka')
      expect(await send('Ana')).toEqual(unknown)
      expect(await send('Dato')).toEqual(unknown)
    },
  )

  test('answers the same request as it did, though no place is left by then', async ({
    asAdmin,
    asVisitor,
  }) => {
    const event = await writeEvent(asAdmin, 1)
    const ana = { name: 'Ana', email: 'ana@example.org' }
    const send = () =>
      asVisitor.post(`/api/events/${event}/subscribers`, ana, { 'idempotency-key': 'a press of mine' })
    expect((await send()).body).toMatchObject({ state: 'confirmed' })
    await signUp(asVisitor, event, 'Beka')
    expect((await send()).body).toMatchObject({ state: 'confirmed' })
    expect(await standing(asAdmin, event)).toEqual(['Ana has a place', 'Beka is number 1'])
  })

  test('answers it so for whoever comes already as well', async ({ asAdmin, asVisitor, manager }) => {
    const event = await writeEvent(asAdmin, 3)
    await signUp(asVisitor, event, 'Ana')
    const send = async (name: string) => {
      const input = { name, email: `${name}@example.org` }
      const key = { 'idempotency-key': `a press of ${name}` }
      return (await asVisitor.post<{ state: string }>(`/api/events/${event}/subscribers`, input, key)).body
        .state
    }
    const both = async () => [await send('ana'), await send('eka')]
    expect(await both()).toEqual(['confirmed', 'confirmed'])
    for (const name of ['Beka', 'Gia']) await signUp(asVisitor, event, name)
    expect(await both()).toEqual(['confirmed', 'confirmed'])
    // As by the release before, which keeps no answer: then it is how it would be now.
    await manager.query('update idempotency_keys set answer = null')
    expect(await both()).toEqual(['waiting', 'waiting'])
  })
})

describe('a place that becomes free', () => {
  full('goes to whoever waits longest, whether somebody is taken off', async ({ asAdmin, event }) => {
    const ana = await idOf(asAdmin, event, 'Ana')
    await asAdmin.delete(`/api/subscribers/${ana}`)
    expect(await standing(asAdmin, event)).toEqual([
      'Beka has a place',
      'Gia has a place',
      'Dato is number 1',
    ])
    expect((await asAdmin.post(`/api/subscribers/${ana}/restorations`, {})).status).toBe(204)
    expect(await standing(asAdmin, event)).toEqual([
      'Ana has a place',
      'Beka has a place',
      'Gia has a place',
      'Dato is number 1',
    ])
    expect(await read(asAdmin, event)).toMatchObject({ places: 2, isFull: true, taken: 3, waiting: 1 })
  })

  full('or is erased', async ({ asAdmin, event }) => {
    const email = 'ana@example.org'
    const file = await asAdmin.post('/api/personal-data/file', { email: 'gia@example.org' })
    expect(JSON.stringify(file.body)).toContain('"waiting":true')
    expect((await asAdmin.post('/api/personal-data/erasure', { email, confirmEmail: email })).status).toBe(
      200,
    )
    expect(await standing(asAdmin, event)).toEqual([
      'Beka has a place',
      'Gia has a place',
      'Dato is number 1',
    ])
  })

  full('or there are more of them', async ({ asAdmin, event }) => {
    const { body } = await asAdmin.put<{ taken: number }>(`/api/events/${event}`, { places: 3 })
    expect(body.taken).toBe(3)
    expect(await standing(asAdmin, event)).toEqual([
      ...asWritten.slice(0, 2),
      'Gia has a place',
      'Dato is number 1',
    ])
    await asAdmin.put(`/api/events/${event}`, { places: null })
    expect((await standing(asAdmin, event)).at(-1)).toBe('Dato has a place')
  })

  full('or a file says so', async ({ asAdmin, event }) => {
    const csv = `Id,Places\r\n${event},3\r\n`
    expect((await asAdmin.post('/api/events/imports', { csv })).status).toBe(201)
    expect((await standing(asAdmin, event))[2]).toBe('Gia has a place')
  })

  full('and nobody loses theirs where there are fewer', async ({ asAdmin, asVisitor, event }) => {
    const { status, body } = await asAdmin.put(`/api/events/${event}`, { places: 1 })
    expect([status, body]).toMatchObject([200, { places: 1, isFull: true, taken: 2, waiting: 2 }])
    expect(await standing(asAdmin, event)).toEqual(asWritten)
    await asAdmin.delete(`/api/subscribers/${await idOf(asAdmin, event, 'Ana')}`)
    expect(await standing(asAdmin, event)).toEqual([
      'Beka has a place',
      'Gia is number 1',
      'Dato is number 2',
    ])
    expect((await signUp(asVisitor, event, 'Eka')).body).toMatchObject({ state: 'waiting' })
  })

  full(
    'is given by the team to whom they like, beyond the limit where they say so',
    async ({ asAdmin, event }) => {
      const dato = await idOf(asAdmin, event, 'Dato')
      const give = (body: { beyondLimit?: boolean | string }) =>
        asAdmin.post<{ code?: string }>(`/api/subscribers/${dato}/places`, body)
      const mutation = `mutation ($id: ID!, $beyondLimit: Boolean) {
      giveSubscriberPlace(id: $id, beyondLimit: $beyondLimit) }`
      expect(await give({})).toMatchObject({ status: 409, body: { code: 'no_place_left' } })
      expect((await asAdmin.graphql(mutation, { id: dato })).body.errors).toMatchObject([
        { extensions: { code: 'no_place_left' } },
      ])
      expect(await give({ beyondLimit: 'yes' })).toMatchObject({ status: 400 })
      expect(await standing(asAdmin, event)).toEqual(asWritten)
      expect((await asAdmin.graphql(mutation, { id: dato, beyondLimit: true })).body.data).toEqual({
        giveSubscriberPlace: dato,
      })
      // Whoever has one is given none.
      for (const body of [{}, { beyondLimit: true }]) expect((await give(body)).status).toBe(204)
      expect(await standing(asAdmin, event)).toEqual([...asWritten.slice(0, 3), 'Dato has a place'])
      expect((await asAdmin.post('/api/subscribers/nobody/places', {})).status).toBe(404)
    },
  )
})

describe('whoever is put back', () => {
  full('does not wait where there is no limit any more', async ({ asAdmin, event }) => {
    const dato = await idOf(asAdmin, event, 'Dato')
    await asAdmin.delete(`/api/subscribers/${dato}`)
    await asAdmin.put(`/api/events/${event}`, { places: null })
    expect((await asAdmin.post(`/api/subscribers/${dato}/restorations`, {})).status).toBe(204)
    expect(await standing(asAdmin, event)).toEqual([
      ...['Ana has a place', 'Beka has a place', 'Gia has a place', 'Dato has a place'],
    ])
  })

  test('has a turn of their own, before whoever has come since', async ({ asAdmin, asVisitor }) => {
    const event = await writeEvent(asAdmin, 1)
    for (const name of ['Ana', 'Beka']) await signUp(asVisitor, event, name)
    const beka = await idOf(asAdmin, event, 'Beka')
    await asAdmin.delete(`/api/subscribers/${beka}`)
    await signUp(asVisitor, event, 'Gia')
    await asAdmin.post(`/api/subscribers/${beka}/restorations`, {})
    expect(await standing(asAdmin, event)).toEqual(['Ana has a place', 'Beka is number 1', 'Gia is number 2'])
    const { body } = await asAdmin.get<string>(`/api/exports/subscribers.csv?event=${event}`)
    expect(body).toMatch(/Beka,.*,Waiting,1\r\n/)
    expect(body).toMatch(/Gia,.*,Waiting,2\r\n/)
    await asAdmin.delete(`/api/subscribers/${await idOf(asAdmin, event, 'Ana')}`)
    expect(await standing(asAdmin, event)).toEqual(['Beka has a place', 'Gia is number 1'])
  })
})

describe('the list of an event', () => {
  full('is narrowed to those who wait, by whose turn it is, page by page', async ({ asAdmin, event }) => {
    const first = await asAdmin.get<{ name: string }[]>(
      `/api/events/${event}/subscribers?state=waiting&limit=1`,
    )
    expect(first.body).toMatchObject([{ name: 'Gia', turn: 1 }])
    expect(first.headers.link).toContain('state=waiting')
    const next = await asAdmin.get(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    expect(next.body).toMatchObject([{ name: 'Dato', turn: 2 }])
    const query = `query ($id: ID!) { event(id: $id) {
      waiting: subscribers(state: waiting) { totalCount nodes { name } }
      confirmed: subscribers(state: confirmed) { totalCount nodes { name turn } } } }`
    expect((await asAdmin.graphql(query, { id: event })).body.data).toEqual({
      event: {
        waiting: { totalCount: 2, nodes: [{ name: 'Gia' }, { name: 'Dato' }] },
        confirmed: {
          totalCount: 2,
          nodes: [
            { name: 'Beka', turn: null },
            { name: 'Ana', turn: null },
          ],
        },
      },
    })
  })

  full('goes on after one who has moved up meanwhile, and of no other order', async ({ asAdmin, event }) => {
    const query = `query ($id: ID!, $after: String) { event(id: $id) {
      subscribers(state: waiting, first: 1, after: $after) { nodes { name } pageInfo { endCursor } } } }`
    type Page = { event: { subscribers: { nodes: object[]; pageInfo: { endCursor: string } } } }
    const read = async (after: string | null) =>
      (await asAdmin.graphql<Page>(query, { id: event, after })).body.data?.event.subscribers
    const first = await read(null)
    expect(first?.nodes).toEqual([{ name: 'Gia' }])
    await asAdmin.delete(`/api/subscribers/${await idOf(asAdmin, event, 'Ana')}`)
    expect((await read(first?.pageInfo.endCursor ?? ''))?.nodes).toEqual([{ name: 'Dato' }])
    const all = await asAdmin.get(`/api/events/${event}/subscribers?limit=1`)
    const [, other] = /(after=[^&>]+)/.exec(String(all.headers.link)) ?? []
    const { status } = await asAdmin.get(`/api/events/${event}/subscribers?state=waiting&${other}`)
    expect(status).toBe(400)
  })

  full('says in a file who waits', async ({ asAdmin, event }) => {
    const { body } = await asAdmin.get<string>(`/api/exports/subscribers.csv?event=${event}`)
    expect(body).toMatch(/Dato,.*,Waiting,2\r\n/)
    expect(body).toMatch(/Ana,.*,Has a place,\r\n/)
  })
})

describe('whoever signs up where no letters are, once visitors have the page', () => {
  const launched = full.extend('launched', { auto: true }, ({ asAdmin, event: _ }) => launch(asAdmin))

  launched(
    'gives the place up by the link of the answer, and the next one has it',
    async ({ asAdmin, asVisitor, event, launched: _ }) => {
      const { body } = await signUp(asVisitor, event, 'Eka')
      expect(body.state).toBe('waiting')
      for (const _again of [false, true]) expect((await giveUp(asVisitor, body.token ?? '')).status).toBe(204)
      expect(await standing(asAdmin, event)).toEqual(asWritten)
      const gone = (await asAdmin.get<unknown[]>(`/api/events/${event}/subscribers`)).body
      expect(gone).toHaveLength(4)
    },
  )

  launched(
    'makes nothing old by a link whose place is given up',
    async ({ asVisitor, statements, event, launched: _ }) => {
      const { body } = await signUp(asVisitor, event, 'Eka')
      const taken = await signUp(asVisitor, event, 'Ana')
      await giveUp(asVisitor, body.token ?? '')
      for (const token of [body.token, taken.body.token]) {
        const sent = await statements.during(() => giveUp(asVisitor, token ?? ''))
        expect(sent.filter((each) => /\b(?:update|delete from|insert into)\b/.test(each))).toEqual([])
      }
    },
  )

  launched(
    'gives up nobody else’s: a link for an address that stands there takes nothing back',
    async ({ asAdmin, asVisitor, event }) => {
      const { body } = await signUp(asVisitor, event, 'Ana')
      expect((await giveUp(asVisitor, body.token ?? '')).status).toBe(204)
      expect(await standing(asAdmin, event)).toEqual(asWritten)
      const [first] = await listed(asAdmin, event)
      expect(await giveUp(asVisitor, `${first?.id}.made-up`)).toMatchObject({ status: 404 })
    },
  )

  launched('is not put back by anybody else', async ({ asAdmin, asVisitor, event }) => {
    const { body } = await signUp(asVisitor, event, 'Eka')
    const eka = await idOf(asAdmin, event, 'Eka')
    await giveUp(asVisitor, body.token ?? '')
    expect((await asAdmin.post(`/api/subscribers/${eka}/restorations`, {})).status).toBe(404)
  })
})
