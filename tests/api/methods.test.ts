import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { createAgent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const refusal = { code: 'method_not_allowed', status: 405, error: 'method not allowed' }

describe('a known address asked by a method it does not have', () => {
  for (const [method, url, allow] of [
    ['DELETE', '/api/gallery', 'GET, HEAD, PUT'],
    ['PATCH', '/api/projects/no', 'GET, HEAD, PUT'],
    ['DELETE', '/api/projects', 'GET, HEAD, POST'],
    ['PUT', '/api/contacts/no', 'DELETE'],
    ['GET', '/api/login', 'POST'],
    ['HEAD', '/api/login', 'POST'],
    ['OPTIONS', '/api/login', 'POST'],
    ['PUT', '/api/uploads', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['PUT', '/graphql', 'GET, POST'],
    ['HEAD', '/graphql', 'GET, POST'],
    ['OPTIONS', '/graphql', 'GET, POST'],
    ['DELETE', '/uploads/picture.webp', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['OPTIONS', '/ready', 'GET, HEAD'],
  ] as const) {
    test(`learns those it has: ${method} ${url}`, async ({ app }) => {
      const { statusCode, headers, body } = await app.inject({ method, url })
      expect([statusCode, headers.allow]).toEqual([405, allow])
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      })
      if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject(refusal)
    })
  }

  test('learns it whatever is sent along', async ({ app }) => {
    const headers = { 'content-type': 'text/xml' }
    const answer = await app.inject({ method: 'PATCH', url: '/api/gallery', payload: '<a>', headers })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
  })

  test('counts as every other request does', async ({ services }) => {
    const app = await buildApp({
      services,
      production: true,
      database: { isUp: () => true, isReady: async () => true },
      limits: { requestsPerMinute: 1, maxEventLoopDelay: null },
    })
    onTestFinished(() => app.close())
    const visitor = createAgent(app)
    expect((await visitor.delete('/api/gallery')).status).toBe(405)
    expect((await visitor.delete('/api/gallery')).status).toBe(429)
    expect((await visitor.delete('/graphql')).status).toBe(429)
    expect((await visitor.get('/health')).status).toBe(200)
  })
})

test('an unknown address is unknown by every method', async ({ app }) => {
  for (const url of ['/api/nothing', '/api/gallery/', '/graphql/nothing', '/health/nothing']) {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode, headers } = await app.inject({ method, url })
      expect([statusCode, headers.allow], `${method} ${url}`).toEqual([404, undefined])
    }
  }
})
