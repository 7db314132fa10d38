import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { pageRoutes } from '../../gateway/pages/page-routes.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { Pages } from '../../schema/pages.ts'
import { createAgent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const refusal = { code: 'method_not_allowed', status: 405, error: 'method not allowed' }

describe('a known address asked by a method it does not have', () => {
  for (const [method, url, allow] of [
    ['DELETE', '/api/gallery', 'GET, HEAD, PUT'],
    ['PATCH', '/api/projects/no', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/projects', 'GET, HEAD, POST'],
    ['PATCH', '/api/contacts/no', 'DELETE, GET, HEAD, PUT'],
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

describe('a page asked by a method it does not have', () => {
  const pages: Pages = {
    render: async () => ({ status: 200, html: '<p>a dog' }),
    publicPaths: [],
    projectPath: (id) => `/projects/${id}`,
    isPage: (path) => ['/', '/dashboard', '/projects/no', '/admin/projects'].includes(path),
    statusInBrowser: () => null,
  }

  /** The gateway with pages, and one file of theirs. */
  const withPages = async (services: Services) => {
    const app = await buildApp({
      services,
      production: true,
      database: { isUp: () => true, isReady: async () => true },
      servePages: async (gateway, site) => {
        gateway.get('/assets/entry.js', (_request, reply) => reply.type('text/javascript').send(''))
        await pageRoutes(gateway, site, { pages: async () => pages, shell: async () => '' })
      },
    })
    onTestFinished(() => app.close())
    return app
  }

  for (const path of [
    '/',
    '/dashboard',
    '/projects/no',
    '/admin/projects',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/entry.js',
  ]) {
    test(`learns those it has: ${path}`, async ({ services }) => {
      const app = await withPages(services)
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
        const { statusCode, headers, body } = await app.inject({ method, url: `${path}?lng=ka` })
        expect([statusCode, headers.allow], method).toEqual([405, 'GET, HEAD'])
        expect(JSON.parse(body)).toMatchObject(refusal)
      }
    })
  }

  test('learns it whatever is sent along', async ({ services }) => {
    const headers = { 'content-type': 'text/xml' }
    const app = await withPages(services)
    const answer = await app.inject({ method: 'POST', url: '/dashboard', payload: '<a>', headers })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('is unknown where there is none', async ({ services }) => {
    const app = await withPages(services)
    for (const url of ['/nothing', '/assets/gone.js', '/api/nothing', '/health/nothing']) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url })
      expect([statusCode, headers.allow], url).toEqual([404, undefined])
    }
  })

  test('is told its headers alone, by HEAD', async ({ services }) => {
    const app = await withPages(services)
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/dashboard' })
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', ''])
  })
})
