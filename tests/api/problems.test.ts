import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { createAgent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const json = { 'content-type': 'application/json' }

describe('a refusal over REST', () => {
  test('is a problem document that repeats its detail as error', async ({ asVisitor }) => {
    const { status, headers, body } = await asVisitor.get('/api/projects')
    expect(status).toBe(401)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body).toEqual({
      type: 'urn:problem:token_missing',
      title: 'Unauthorized',
      status: 401,
      detail: 'token missing',
      code: 'token_missing',
      error: 'token missing',
    })
  })

  test('of an unknown address says so', async ({ asVisitor }) => {
    for (const path of ['/api/nothing', '/api/projects/1/2/3', '/nothing']) {
      const { status, body } = await asVisitor.get(path)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'not_found', error: 'route not found' })
    }
  })

  test('of a malformed address speaks of the address', async ({ asVisitor }) => {
    for (const path of ['/api/%zz', '/api/projects/%zz', '/graphql%zz']) {
      const { status, body } = await asVisitor.get<{ errors?: unknown }>(path)
      expect([status, body]).toMatchObject([
        400,
        { code: 'validation_failed', detail: 'the address is malformed', error: 'the address is malformed' },
      ])
      expect(body.errors).toBeUndefined()
    }
  })

  test('of what is no JSON says the same of the whole and of what is wrong with it', async ({ app }) => {
    const payload = '{"username": "ni'
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload, headers: json })
    const sentence = 'request body is not valid JSON'
    expect(answer.json()).toMatchObject({
      detail: sentence,
      errors: [{ field: '', code: 'invalid_type', message: sentence }],
    })
  })

  for (const [what, payload] of [
    ['cut short', '{"username": "ni'],
    ['empty', ''],
    ['a prototype', '{"__proto__": {"role": "admin"}, "username": "a", "password": "b"}'],
    ['deeply nested', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
  ] as const) {
    test(`of a body that is ${what} is a 400`, async ({ app }) => {
      const answer = await app.inject({ method: 'POST', url: '/api/login', payload, headers: json })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ code: expect.any(String) }],
      })
    })
  }

  test('of fields of the wrong type names each', async ({ asVisitor }) => {
    const { status, body } = await asVisitor.post('/api/login', { username: { $ne: null }, password: ['x'] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { field: 'username', code: 'invalid_type' },
        { field: 'password', code: 'invalid_type' },
      ],
    })
  })

  test('of a body too large is a 413', async ({ asVisitor }) => {
    const { status, body } = await asVisitor.post('/api/login', { username: 'x'.repeat(1_100_000) })
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'payload_too_large' })
  })

  test('of another kind of body is a 415', async ({ app }) => {
    for (const type of [
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'nonsense',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: 'a=b',
        headers: { 'content-type': type },
      })
      expect(answer.statusCode, type).toBe(415)
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' })
    }
  })
})

describe('what is our own fault', () => {
  test('says nothing more than that', async ({ services }) => {
    const broken = {
      ...services,
      projects: {
        ...services.projects,
        get: () => Promise.reject(new Error('secret detail')),
        getWithDonations: () => Promise.reject(new Error('secret detail')),
      },
    }
    const database = { isUp: () => true, isReady: async () => true }
    const app = await buildApp({ services: broken, production: true, database })
    const visitor = createAgent(app)
    const rest = await visitor.get('/api/projects/x')
    expect(rest.status).toBe(500)
    expect(rest.body).toMatchObject({ code: 'internal', error: 'internal server error' })
    const overGraphql = await visitor.graphql('{ project(id: "x") { title } }')
    expect(overGraphql.body).toMatchObject({
      data: { project: null },
      errors: [{ message: 'internal server error', extensions: { code: 'internal' } }],
    })
    expect(JSON.stringify([rest, overGraphql])).not.toContain('secret detail')
    await app.close()
  })
})

describe('a gateway without its database', () => {
  test('is alive, not ready, and asks to be tried again later', async ({ services }) => {
    const database = { isUp: () => false, isReady: async () => false }
    const app = await buildApp({ services, production: true, database })
    const visitor = createAgent(app)
    expect((await visitor.get('/health')).body).toEqual({ status: 'ok' })
    for (const path of ['/ready', '/api/projects/x']) {
      const { status, headers, body } = await visitor.get(path)
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('5')
      expect(body).toMatchObject({ code: 'unavailable', error: 'service temporarily unavailable' })
    }
    await app.close()
  })

  test('is not ready while it still refuses requests, although the database answers', async ({
    services,
  }) => {
    let isUp = false
    const app = await buildApp({
      services,
      production: true,
      database: { isUp: () => isUp, isReady: async () => true },
    })
    onTestFinished(() => app.close())
    const visitor = createAgent(app)
    const statuses = async () => [
      (await visitor.get('/ready')).status,
      (await visitor.get('/api/gallery')).status,
    ]
    expect(await statuses()).toEqual([503, 503])
    isUp = true
    expect(await statuses()).toEqual([200, 200])
  })

  test('is ready when the database is', async ({ asVisitor }) => {
    expect((await asVisitor.get('/ready')).body).toEqual({ status: 'ok' })
  })
})
