import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { prepare } from '../contract/prepare.ts'
import { test as withGateway } from '../support/gateway.ts'

const allowed = 'https://app.example'
const foreign = 'https://evil.example'

/** The gateway where the pages of another site may ask. */
const test = withGateway.extend('open', async ({ services }) => {
  const app = await buildApp({
    services,
    production: true,
    publicUrl: 'https://dogs.example',
    corsOrigins: ['http://localhost:5173', allowed],
    database: { isUp: () => true, isReady: async () => true },
    limits: { requestsPerMinute: 3, maxEventLoopDelay: null },
  })
  onTestFinished(() => app.close())
  return app
})

const preflightOf = (origin: string, method: string) => ({
  origin,
  'access-control-request-method': method,
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
})

describe('a page of a site that is named', () => {
  test('may send what it asks for, with a token and without cookies', async ({ open }) => {
    for (const [url, method] of [
      ['/api/projects/no', 'PUT'],
      ['/api/contacts/no', 'DELETE'],
      ['/api/uploads', 'POST'],
      ['/graphql', 'POST'],
    ] as const) {
      const answer = await open.inject({ method: 'OPTIONS', url, headers: preflightOf(allowed, method) })
      expect(answer.statusCode).toBe(204)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': allowed,
        'access-control-allow-headers': 'authorization,content-type,idempotency-key',
        'access-control-max-age': '600',
      })
      expect(String(answer.headers['access-control-allow-methods']).split(', ')).toContain(method)
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('reads what it is answered, and the headers that programs need', async ({ open, services }) => {
    const { project } = await prepare(services)
    const { statusCode, headers } = await open.inject({
      url: `/api/projects/${project}`,
      headers: { origin: allowed, 'sec-fetch-site': 'cross-site' },
    })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, allowed])
    expect(String(headers['access-control-expose-headers']).split(', ')).toEqual(
      expect.arrayContaining(['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit-Remaining']),
    )
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('writes, on both edges', async ({ open }) => {
    const headers = { origin: allowed, 'sec-fetch-site': 'cross-site' }
    const email = 'nino@example.org'
    const rest = { method: 'POST', url: '/api/newsletter/subscribe', payload: { email }, headers } as const
    expect((await open.inject(rest)).statusCode).toBe(201)
    const query = `mutation { subscribeToNewsletter(input: { email: "${email}" }) { message } }`
    const graphql = { method: 'POST', url: '/graphql', payload: { query }, headers } as const
    expect((await open.inject(graphql)).statusCode).toBe(200)
  })

  test('reads why it is refused', async ({ open }) => {
    const headers = { origin: allowed }
    const statuses = []
    for (const url of ['/api/projects', '/api/projects/no', '/api/nothing', '/api/gallery']) {
      const answer = await open.inject({ url, headers })
      statuses.push(answer.statusCode)
      expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    }
    expect(statuses).toEqual([401, 404, 404, 429])
  })
})

describe('a page of any other site', () => {
  test('may not ask whether it may', async ({ open }) => {
    for (const url of ['/api/login', '/graphql']) {
      const { statusCode, headers } = await open.inject({
        method: 'OPTIONS',
        url,
        headers: preflightOf(foreign, 'POST'),
      })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([405, undefined])
    }
  })

  test('writes nothing, and reads nothing', async ({ open }) => {
    const headers = { origin: foreign }
    const write = await open.inject({ method: 'POST', url: '/api/login', payload: {}, headers })
    expect(write.json()).toMatchObject({ status: 403, code: 'foreign_origin' })
    expect(write.headers).not.toHaveProperty('access-control-allow-origin')
    const read = await open.inject({ url: '/api/gallery', headers })
    expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('an answer that may be kept', () => {
  test('is another for every site', async ({ open, services }) => {
    const { project } = await prepare(services)
    for (const [origin, url, vary] of [
      [allowed, `/api/projects/${project}`, 'accept-language, authorization, Origin'],
      [foreign, '/api/gallery', 'authorization, Origin'],
    ] as const) {
      const { headers } = await open.inject({ url, headers: { origin } })
      expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary })
    }
  })
})

test('an address that is none stays unknown, by every method', async ({ open }) => {
  for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
    expect((await open.inject({ method, url: '/nothing' })).statusCode, method).toBe(404)
  }
})
