import { describe, expect, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { readyPerMinute } from '../../gateway/http/health.ts'
import type { Services } from '../../gateway/rooms.ts'
import { signUpOf } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { walkEvent } from '../support/content.ts'
import { eventually } from '../support/eventually.ts'
import { test as plain } from '../support/gateway.ts'

const most = 4
const test = plain.extend('publicWrites', ({ clock, manager }) =>
  createSharedLimit(manager, { most, windowSeconds: 3600, clock }),
)

const message = { name: 'Nino', email: 'nino@example.org', message: 'Do you need blankets?' }

/** Everything a stranger may send, on both edges; `id` is an event's. */
const writes: Record<string, (visitor: Agent, id: string) => Promise<{ status: number }>> = {
  'POST /api/users': (visitor) => visitor.post('/api/users', signUpOf('nino')),
  'POST /api/contacts': (visitor) => visitor.post('/api/contacts', message),
  'POST /api/newsletter/subscribe': (visitor) =>
    visitor.post('/api/newsletter/subscribe', { email: message.email }),
  'POST /api/events/{id}/subscribers': (visitor, id) =>
    visitor.post(`/api/events/${id}/subscribers`, { name: 'Nino', email: message.email }),
  'mutation signUp': (visitor) =>
    visitor.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
      input: signUpOf('tamar'),
    }),
  'mutation sendContactMessage': (visitor) =>
    visitor.graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }', {
      input: message,
    }),
  'mutation subscribeToNewsletter': (visitor) =>
    visitor.graphql(
      'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }',
      { input: { email: message.email } },
    ),
  'mutation subscribeToEvent': (visitor, id) =>
    visitor.graphql(
      'mutation ($id: ID!, $input: EventSubscriptionInput!) { subscribeToEvent(eventId: $id, input: $input) { email } }',
      { id, input: { name: 'Nino', email: message.email } },
    ),
}

const eventOf = async (asAdmin: Agent): Promise<string> =>
  (await asAdmin.post<{ id: string }>('/api/events', walkEvent)).body.id

const using = async (
  services: Services,
  limits: { requestsPerMinute?: number; maxEventLoopDelay?: number },
  work: (visitor: Agent) => Promise<void>,
): Promise<void> => {
  const database = { isUp: () => true, isReady: async () => true }
  const none = { requestsPerMinute: null, maxEventLoopDelay: null }
  const app = await buildApp({ services, production: true, database, limits: { ...none, ...limits } })
  try {
    await work(createAgent(app))
  } finally {
    await app.close()
  }
}

describe('what a stranger may send', () => {
  for (const [name, write] of Object.entries(writes)) {
    test(`counts ${name} with everything else of the same address`, async ({ asVisitor, asAdmin, clock }) => {
      const event = await eventOf(asAdmin)
      for (let times = 0; times < most; times++) {
        expect((await asVisitor.post('/api/contacts', message)).status).toBe(201)
      }
      expect(await write(asVisitor, event)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '3600', 'ratelimit-remaining': '0', 'ratelimit-reset': '3600' },
      })
      expect((await write(asVisitor.from('192.0.2.99'), event)).status).toBeLessThan(300)
      clock.advance({ seconds: 3600 })
      expect((await write(asVisitor, event)).status).not.toBe(429)
    })
  }

  test('is counted for each alias of a document', async ({ asVisitor, manager }) => {
    const sends = Array.from(
      { length: most + 2 },
      (_, index) => `m${index}: sendContactMessage(input: $input) { id }`,
    )
    const mutation = `mutation ($input: ContactMessageInput!) { ${sends.join(' ')} }`
    const { status, body } = await asVisitor.graphql(mutation, { input: message })
    expect(status).toBe(429)
    expect(body.errors).toMatchObject([{ extensions: { code: 'rate_limited', retryAfter: 3600 } }])
    expect(await manager.query('select count(*)::int as stored from contact_messages')).toEqual([
      { stored: most },
    ])
  })

  test('does not count what was refused as it stood', async ({ asVisitor }) => {
    for (let times = 0; times <= most; times++) {
      expect((await asVisitor.post('/api/contacts', { ...message, email: 'nino@' })).status).toBe(400)
    }
    expect((await asVisitor.post('/api/contacts', message)).status).toBe(201)
  })
})

describe('the requests of one address', () => {
  test('are told on both edges how many are left', async ({ services }) => {
    await using(services, { requestsPerMinute: 10 }, async (visitor) => {
      const rest = await visitor.get('/api/gallery')
      expect(rest.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9' })
      const graphql = await visitor.graphql('{ viewer { id } }')
      expect(graphql.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '8' })
      expect(Number(graphql.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
    })
  })

  test('are refused on both edges when they are too many, each in its own form', async ({ services }) => {
    await using(services, { requestsPerMinute: 2 }, async (visitor) => {
      for (let times = 0; times < 2; times++) expect((await visitor.get('/api/gallery')).status).toBe(200)
      const rest = await visitor.get('/api/gallery')
      expect(rest.status).toBe(429)
      expect(rest.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'retry-after': expect.stringMatching(/^\d+$/),
        'ratelimit-remaining': '0',
      })
      expect(rest.body).toMatchObject({ code: 'rate_limited', error: 'too many requests, try again later' })
      const graphql = await visitor.graphql('{ viewer { id } }')
      expect(graphql.status).toBe(429)
      expect(graphql.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'retry-after': expect.stringMatching(/^\d+$/),
      })
      expect(graphql.body.errors).toMatchObject([
        { message: 'too many requests, try again later', extensions: { code: 'rate_limited' } },
      ])
      expect((await visitor.from('192.0.2.99').get('/api/gallery')).status).toBe(200)
    })
  })

  test('count where there is nothing to be had as well', async ({ services }) => {
    await using(services, { requestsPerMinute: 2 }, async (visitor) => {
      for (const path of ['/api/nothing', '/graphql/nothing'])
        expect((await visitor.get(path)).status).toBe(404)
      expect((await visitor.get('/api/nothing')).status).toBe(429)
      expect((await visitor.delete('/api/gallery')).status).toBe(429)
    })
  })

  test('leave the operators their questions', async ({ services }) => {
    await using(services, { requestsPerMinute: 1 }, async (visitor) => {
      await visitor.get('/api/gallery')
      for (const path of ['/health', '/ready']) expect((await visitor.get(path)).status).toBe(200)
    })
  })
})

describe('whether the database is ready', () => {
  /** A gateway whose database answers when the test lets it, and how often it was looked at. */
  const asking = async (services: Services, look: () => Promise<boolean>) => {
    const isReady = vi.fn<() => Promise<boolean>>(look)
    const app = await buildApp({ services, production: true, database: { isUp: () => true, isReady } })
    onTestFinished(() => app.close())
    return { visitor: createAgent(app), isReady }
  }

  test('is asked of it once for all who ask at the same time', async ({ services }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { visitor, isReady } = await asking(services, () => promise)
    const answers = Promise.all(Array.from({ length: 20 }, () => visitor.get('/ready')))
    await eventually(() => expect(isReady).toHaveBeenCalled())
    resolve(true)
    expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(isReady).toHaveBeenCalledOnce()
    await visitor.get('/ready')
    expect(isReady).toHaveBeenCalledTimes(2)
  })

  test('is not said while requests are refused still, the demo being loaded, say', async ({ services }) => {
    let isUp = false
    const database = { isUp: () => isUp, isReady: async () => true }
    const app = await buildApp({ services, production: true, database })
    onTestFinished(() => app.close())
    const visitor = createAgent(app)
    const both = async () => [
      (await visitor.get('/ready')).status,
      (await visitor.get('/api/gallery')).status,
    ]
    expect(await both()).toEqual([503, 503])
    isUp = true
    expect(await both()).toEqual([200, 200])
  })

  test('is asked again after a look that failed', async ({ services }) => {
    const looks = [() => Promise.reject(new Error('broken')), async () => false, async () => true]
    const { visitor } = await asking(services, () => looks.shift()?.() ?? Promise.resolve(true))
    const statuses: number[] = []
    for (let times = 0; times < 3; times++) statuses.push((await visitor.get('/ready')).status)
    expect(statuses).toEqual([500, 503, 200])
  })

  test('is told one address so often a minute, and no more; that the process lives, always', async ({
    services,
  }) => {
    const { visitor, isReady } = await asking(services, async () => true)
    for (let times = 0; times < readyPerMinute; times++) {
      expect((await visitor.get('/ready')).status).toBe(200)
    }
    const { status, headers, body } = await visitor.get('/ready')
    expect(status).toBe(429)
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'ratelimit-remaining': '0',
    })
    expect(body).toMatchObject({ code: 'rate_limited' })
    expect(isReady).toHaveBeenCalledTimes(readyPerMinute)
    expect((await visitor.from('192.0.2.99').get('/ready')).status).toBe(200)
    for (const path of ['/health', '/api/gallery']) expect((await visitor.get(path)).status).toBe(200)
  })
})

describe('a gateway that cannot keep up', () => {
  test('sheds requests on both edges, and is alive', async ({ services }) => {
    const anyLagAtAll = Number.MIN_VALUE
    await using(services, { maxEventLoopDelay: anyLagAtAll }, async (visitor) => {
      const rest = await eventually(async () => {
        const answer = await visitor.get('/api/gallery')
        expect(answer.status).toBe(503)
        return answer
      })
      expect(rest.headers['retry-after']).toBe('5')
      expect(rest.body).toMatchObject({ code: 'unavailable' })
      expect(await visitor.graphql('{ viewer { id } }')).toMatchObject({
        status: 503,
        body: { errors: [{ extensions: { code: 'unavailable' } }] },
      })
      expect((await visitor.get('/health')).status).toBe(200)
    })
  })
})

describe('a gateway that waits for its database', () => {
  test('lets in only as many as it can answer, and the others again once it can', async ({ services }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const listOpen: Services['projects']['listOpen'] = async (...asked) => {
      await answered
      return services.projects.listOpen(...asked)
    }
    const slow = { ...services, projects: { ...services.projects, listOpen } }
    await using(slow, { maxEventLoopDelay: 60_000 }, async (visitor) => {
      const crowd = Array.from({ length: 200 }, () => visitor.get('/api/open-projects'))
      const sentAway = await Promise.race(crowd)
      expect(sentAway).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'unavailable' },
      })
      expect((await visitor.get('/health')).status).toBe(200)
      // What is made for everybody and what is made for one do not wait for each other.
      expect((await visitor.graphql('{ viewer { id } }')).status).toBe(200)
      answer()
      const statuses = (await Promise.all(crowd)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64)
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
      expect((await visitor.get('/api/gallery')).status).toBe(200)
    })
  })
})

describe('a gateway without its database', () => {
  test('says so over GraphQL in its own form', async ({ services }) => {
    const database = { isUp: () => false, isReady: async () => false }
    const app = await buildApp({ services, production: true, database })
    const { status, headers, body } = await createAgent(app).graphql('{ viewer { id } }')
    await app.close()
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body.errors).toEqual([
      {
        message: 'service temporarily unavailable',
        extensions: { code: 'unavailable', retryAfter: 5 },
      },
    ])
  })
})
