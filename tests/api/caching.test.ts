import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { Ids } from '../contract/operations/operation.ts'
import { prepare } from '../contract/prepare.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { address, test } from '../support/gateway.ts'
import { test as withLetters } from '../support/newsletter-issues.ts'
import { portOf } from '../support/raw-request.ts'

/** What anybody may keep, when it is answered to nobody in particular, and what it depends on. */
const publicReads: Record<string, string> = {
  '/api/open-projects': 'accept-language, authorization',
  '/api/coming-events': 'accept-language, authorization',
  '/api/newsletter/issues': 'accept-language, authorization',
  '/api/newsletter/issues/{id}': 'accept-language, authorization',
  '/api/projects/{id}': 'accept-language, authorization',
  '/api/events/{id}': 'accept-language, authorization',
  '/api/gallery': 'authorization',
  '/api/switches': 'authorization',
  '/api/giving': 'authorization',
  '/api/contributors': 'authorization',
  '/api/accounts': 'accept-language, authorization',
  '/api/accounts/spendings': 'accept-language, authorization',
  '/api/accounts/months.csv': 'accept-language, authorization',
}

/** What an address cannot be asked without. */
const neededQuery: Record<string, Record<string, string>> = {
  '/api/accounts/spendings': { month: '2026-11' },
}

/** The id of what everybody may read at an address; of a message, which nobody may, at any other. */
const idAt = (path: string, ids: Ids): string => {
  if (path.includes('project')) return ids.project
  if (path.includes('event')) return ids.event
  return path.startsWith('/api/newsletter/issues') ? ids.archivedIssue : ids.message
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] satisfies HTTPMethods[]

/** Every address of the application that programs ask, those the reference does not list with them. */
const addressesOf = (app: FastifyInstance): string[] => {
  const { paths = {} } = app.swagger()
  return [
    ...Object.keys(paths),
    '/graphql',
    '/api',
    '/api/',
    '/api/nothing',
    '/graphql/nothing',
    '/health/nothing',
  ]
}

/** The headers of three people: nobody, somebody, and an admin. */
const people = async (services: Services) => {
  await services.accounts.signUp(signUpOf('somebody'), 'en', address)
  const bearer = async (username: string) => {
    const { token } = await services.accounts.login({ username, password }, address)
    return { authorization: `Bearer ${token}` }
  }
  return {
    nobody: {},
    somebody: await bearer('somebody'),
    admin: await bearer('founder'),
    stranger: { authorization: 'Bearer of nothing' },
  }
}

/** Another gateway over the same services, as the test sets it up. */
const another = async (services: Services, more: Partial<Parameters<typeof buildApp>[0]>) => {
  const database = { isUp: () => true, isReady: async () => true }
  const app = await buildApp({ services, production: true, database, ...more })
  onTestFinished(() => app.close())
  return app
}

describe('what programs are answered', () => {
  withLetters(
    'is kept by nobody, whoever asks for whatever, but for the public reads',
    async ({ app, services, manager }) => {
      await app.ready()
      const ids = await prepare(services, manager)
      const asking = await people(services)
      const kept = new Set<string>()
      for (const path of addressesOf(app)) {
        for (const id of [idAt(path, ids), 'no']) {
          for (const method of methods) {
            for (const [who, headers] of Object.entries(asking)) {
              const answer = await app.inject({
                method,
                url: path.replace('{id}', id),
                query: neededQuery[path] ?? {},
                headers,
                ...(['POST', 'PUT', 'PATCH'].includes(method) ? { payload: {} } : {}),
              })
              const isPublic =
                path in publicReads &&
                who === 'nobody' &&
                /GET|HEAD/.test(method) &&
                answer.statusCode === 200
              const told = [answer.headers['cache-control'], answer.headers.vary]
              const wanted = isPublic ? ['public, no-cache', publicReads[path]] : ['no-store', undefined]
              expect(told, `${method} ${path} by ${who}: ${answer.statusCode}`).toEqual(wanted)
              if (path !== '/graphql') expect('etag' in answer.headers, path).toBe(isPublic)
              if (isPublic) kept.add(path)
            }
          }
        }
      }
      expect([...kept].sort()).toEqual(Object.keys(publicReads).sort())
    },
  )

  test('is not kept when it is refused before any route has a say', async ({ app }) => {
    const json = { 'content-type': 'application/json' }
    const large = JSON.stringify({ username: 'x'.repeat(1_100_000) })
    for (const [status, request] of [
      [400, { url: '/api/%zz' }],
      [400, { url: '/api/projects/%' }],
      [400, { url: '/graphql%zz' }],
      [404, { url: `/api/projects/${'x'.repeat(600)}` }],
      [413, { method: 'POST', url: '/api/login', payload: large, headers: json }],
      [413, { method: 'POST', url: '/graphql', payload: large, headers: json }],
      [415, { method: 'POST', url: '/api/login', payload: 'a=b', headers: { 'content-type': 'text/xml' } }],
      [400, { method: 'POST', url: '/graphql', payload: '{', headers: json }],
      [400, { method: 'POST', url: '/api/login', payload: '{', headers: json }],
      [405, { method: 'OPTIONS', url: '/api/login', headers: { origin: 'https://evil.example' } }],
      [403, { method: 'POST', url: '/api/login', payload: {}, headers: { origin: 'https://evil.example' } }],
    ] as const) {
      const answer = await app.inject(request)
      expect(answer.statusCode, JSON.stringify(request).slice(0, 80)).toBe(status)
      expect(answer.headers['cache-control'], JSON.stringify(request).slice(0, 80)).toBe('no-store')
      expect(answer.headers['content-type']).toMatch(/json/)
    }
  })

  test('is not kept when there is too much of it, or nothing to make it of', async ({ services }) => {
    const limited = await another(services, { limits: { requestsPerMinute: 1, maxEventLoopDelay: null } })
    await limited.inject('/api/gallery')
    const down = await another(services, { database: { isUp: () => false, isReady: async () => false } })
    for (const url of ['/api/gallery', '/graphql', '/api/projects/x']) {
      for (const [app, status] of [
        [limited, 429],
        [down, 503],
      ] as const) {
        const { statusCode, headers } = await app.inject(url)
        expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
      }
    }
    expect((await down.inject('/ready')).headers['cache-control']).toBe('no-store')
  })

  test('is not kept when it is our own fault', async ({ services }) => {
    const fail = () => Promise.reject(new Error('broken'))
    const gallery = { ...services.gallery, get: fail }
    const app = await another(services, { services: { ...services, gallery } })
    const { statusCode, headers } = await app.inject('/api/gallery')
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([500, 'no-store', undefined])
  })

  for (const [what, request] of Object.entries({
    'no HTTP': 'nonsense\r\n\r\n',
    'headers without end': `GET /api/gallery HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    'a malformed address': 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  })) {
    test(`is not kept where there was ${what} to answer`, async ({ app }) => {
      const socket = connect(await portOf(app), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(request)
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 4/)
      expect(answer.toLowerCase()).toContain('cache-control: no-store')
    })
  }
})

describe('a public read', () => {
  for (const path of ['/api/open-projects', '/api/projects/{id}', '/api/events/{id}', '/api/gallery']) {
    test(`is answered without a body while nothing has changed: ${path}`, async ({ app, services }) => {
      const ids = await prepare(services)
      const url = path.replace('{id}', path.includes('project') ? ids.project : ids.event)
      const { headers, body } = await app.inject(url)
      expect(headers.etag).toMatch(/^"[\w-]+"$/)
      const known = { 'if-none-match': `"another", W/${headers.etag}` }
      const again = await app.inject({ url, headers: known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      // Of the answer that was not sent nobody may say that it is empty.
      expect(again.headers).not.toHaveProperty('content-length')
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, no-cache' })
      expect(again.headers.vary).toBe(headers.vary)
      const whateverThereIs = await app.inject({ url, headers: { 'if-none-match': '*' } })
      expect(whateverThereIs.statusCode).toBe(304)
      const { admin } = await people(services)
      const own = await app.inject({ url, headers: { ...known, ...admin } })
      expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(own.body === body).toBe(path === '/api/gallery' || path === '/api/open-projects')
    })
  }

  test('in another language is another answer', async ({ app, services }) => {
    const { project } = await prepare(services)
    const ask = (headers: Record<string, string>) => app.inject({ url: `/api/projects/${project}`, headers })
    const [en, ka] = [await ask({ 'accept-language': 'en' }), await ask({ 'accept-language': 'ka' })]
    expect(en.headers.etag).not.toBe(ka.headers.etag)
  })
})

describe('what anybody may keep besides', () => {
  test('is the reference, and stays so', async ({ app }) => {
    for (const url of ['/api/docs', '/api/openapi.json', '/api/docs/reference.js']) {
      const { headers } = await app.inject(url)
      expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'accept-encoding'])
    }
  })
})
