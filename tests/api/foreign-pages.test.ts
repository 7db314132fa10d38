import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const ours = 'dogs.example'
const email = 'nino@example.org'

/** One after the other: each is a transaction of its own within that of the test. */
const onBothEdges = async (visitor: Agent, headers: Record<string, string>) => [
  await visitor.post('/api/newsletter/subscribe', { email }, { host: ours, ...headers }),
  await visitor.graphql(
    `mutation { subscribeToNewsletter(input: { email: "${email}" }) { message } }`,
    {},
    { host: ours, ...headers },
  ),
]

describe('a change asked for by a page', () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: `https://${ours}` },
    { 'sec-fetch-site': 'none' },
    { origin: `http://${ours}` },
    {},
  ]) {
    test(`of ours is made: ${JSON.stringify(headers)}`, async ({ asVisitor }) => {
      for (const { status } of await onBothEdges(asVisitor, headers)) expect(status).toBeLessThan(300)
    })
  }

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: `https://${ours}` },
    { origin: 'https://evil.example' },
    { origin: `https://${ours}.evil.example` },
    { origin: `https://${ours}:8443` },
    { origin: 'null' },
  ]) {
    test(`of another site is refused: ${JSON.stringify(headers)}`, async ({ asVisitor, manager }) => {
      const [rest, graphql] = await onBothEdges(asVisitor, headers)
      const detail = 'this origin may not write'
      expect(rest).toMatchObject({ status: 403, body: { code: 'foreign_origin', error: detail } })
      expect(graphql).toMatchObject({
        status: 403,
        body: { errors: [{ message: detail, extensions: { code: 'foreign_origin' } }] },
      })
      expect(await manager.query('select email from newsletter_subscriptions')).toEqual([])
    })
  }
})

describe('where a page of ours comes from', () => {
  /** The gateway behind a proxy of ours, and what it says to a page that names its origin. */
  const statusFor = async (services: Services, publicUrl: string | null, headers: Record<string, string>) => {
    const app = await buildApp({
      services,
      production: true,
      publicUrl,
      database: { isUp: () => true, isReady: async () => true },
      limits: { requestsPerMinute: null, maxEventLoopDelay: null, trustProxy: ['127.0.0.1'] },
    })
    onTestFinished(() => app.close())
    const statuses = await onBothEdges(createAgent(app), headers)
    return statuses.map(({ status }) => (status < 300 ? 'made' : status))
  }

  test('is the public address, where it is known', async ({ services }) => {
    const at = (headers: Record<string, string>) => statusFor(services, 'https://dogs.example', headers)
    expect(await at({ origin: 'https://dogs.example', host: '10.0.0.1:3000' })).toEqual(['made', 'made'])
    expect(await at({ origin: 'http://dogs.example' })).toEqual([403, 403])
    expect(await at({ origin: 'https://dogs.example:8443' })).toEqual([403, 403])
    expect(await at({ origin: 'https://evil.example', host: 'evil.example' })).toEqual([403, 403])
  })

  test('is never what a proxy passes on from a visitor', async ({ services }) => {
    for (const publicUrl of [null, 'https://dogs.example']) {
      const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
      expect(await statusFor(services, publicUrl, headers)).toEqual([403, 403])
    }
    const own = { origin: `https://${ours}`, 'x-forwarded-host': 'evil.example' }
    expect(await statusFor(services, null, own)).toEqual(['made', 'made'])
  })
})

describe('a page of another site', () => {
  test('may read nothing through a visitor’s browser', async ({ app }) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const url of ['/graphql', '/api/login']) {
      const preflight = await app.inject({ method: 'OPTIONS', url, headers })
      expect(preflight.statusCode).toBe(405)
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    }
    const read = await app.inject({ method: 'GET', url: '/api/gallery', headers })
    expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
