import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { Problem } from '../../gateway/core/problem.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { eventually } from '../support/eventually.ts'
import { test } from '../support/gateway.ts'

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

describe('a gateway whose passwords are all being looked at', () => {
  test('goes on answering those who are signed in', async ({ services, asAdmin }) => {
    await asAdmin.get('/api/contacts')
    const { token } = await services.accounts.login({ username: 'admin', password }, '192.0.2.9')
    const { promise: looked, resolve: look } = Promise.withResolvers<void>()
    const login: Services['accounts']['login'] = async () => {
      await looked
      throw new Problem('invalid_credentials')
    }
    const slow = { ...services, accounts: { ...services.accounts, login } }
    await using(slow, { maxEventLoopDelay: 60_000 }, async (visitor) => {
      const credentials = { username: 'nobody', password: 'a guess' }
      const crowd = Array.from({ length: 200 }, () => visitor.post('/api/login', credentials))
      expect(await Promise.race(crowd)).toMatchObject({ status: 503 })
      expect((await visitor.as(token).get('/api/contacts')).status).toBe(200)
      look()
      const statuses = (await Promise.all(crowd)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([401, 503]))
    })
  })
})
