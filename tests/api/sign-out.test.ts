import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { createAuthenticators } from '../../gateway/authentication/authenticators.ts'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { noPayments } from '../../gateway/payments/payment-provider.ts'
import { noRefusals } from '../../gateway/rate-limits/remembered-refusals.ts'
import { createServices, type Services } from '../../gateway/rooms.ts'
import { password, quickPasswords, signUpOf } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

const signIn = async (services: Services): Promise<string> =>
  (await services.accounts.login({ username: 'nino', password }, address)).token

const test = withGateway
  .extend('token', async ({ services }) => {
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    return signIn(services)
  })
  .extend('asNino', ({ asVisitor, token }) => asVisitor.as(token))

const invalid = { code: 'token_invalid', error: 'invalid token' }
const forbidden = { code: 'forbidden' }

describe('signing out', () => {
  test('ends the token on both edges', async ({ asNino }) => {
    const { status, body } = await asNino.post('/api/logout', {})
    expect(status).toBe(204)
    expect(body).toBeNull()
    expect(await asNino.get('/api/projects')).toMatchObject({ status: 401, body: invalid })
    const graphql = await asNino.graphql('{ projects { totalCount } }')
    expect(graphql.status).toBe(401)
    expect(graphql.body.errors).toMatchObject([
      { message: 'invalid token', extensions: { code: 'token_invalid' } },
    ])
  })

  test('needs no body, whatever the headers promise', async ({ app, asNino, token }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(statusCode).toBe(204)
    expect((await asNino.get('/api/projects')).status).toBe(401)
  })

  test('works the same over GraphQL, and answers whose session it was', async ({ asNino }) => {
    const { body } = await asNino.graphql<{ viewer: { id: string } }>('{ viewer { id } }')
    const { status, body: answer } = await asNino.graphql('mutation { logOut }')
    expect(status).toBe(200)
    expect(answer).toEqual({ data: { logOut: body.data.viewer.id } })
    expect(await asNino.get('/api/projects')).toMatchObject({ status: 401, body: invalid })
    expect((await asNino.graphql('{ viewer { id } }')).status).toBe(401)
  })

  test('leaves the other sessions of the account alone, even one of the same moment', async ({
    asVisitor,
    asNino,
    services,
  }) => {
    const other = asVisitor.as(await signIn(services))
    expect((await asNino.post('/api/logout', {})).status).toBe(204)
    expect(await other.get('/api/projects')).toMatchObject({ status: 403, body: forbidden })
    const again = asVisitor.as(await signIn(services))
    expect(await again.get('/api/projects')).toMatchObject({ status: 403, body: forbidden })
  })

  test('needs a session, and says why there is none', async ({ asVisitor, asNino, clock }) => {
    expect(await asVisitor.post('/api/logout', {})).toMatchObject({
      status: 401,
      body: { code: 'token_missing', error: 'token missing' },
    })
    const graphql = await asVisitor.graphql('mutation { logOut }')
    expect(graphql.status).toBe(401)
    expect(graphql.body.errors).toMatchObject([{ extensions: { code: 'token_missing' } }])
    await asNino.post('/api/logout', {})
    expect(await asNino.post('/api/logout', {})).toMatchObject({ status: 401, body: invalid })
    clock.advance({ seconds: 3600 })
    expect(await asNino.post('/api/logout', {})).toMatchObject({
      status: 401,
      body: { code: 'token_expired', error: 'jwt expired' },
    })
  })

  test('needs no body', async ({ app, token }) => {
    const headers = { authorization: `Bearer ${token}` }
    expect(await app.inject({ method: 'POST', url: '/api/logout', headers })).toMatchObject({
      statusCode: 204,
    })
  })

  test('holds for every gateway over the same database', async ({
    asNino,
    token,
    manager,
    clock,
    tokens,
    loginLimits,
    publicWrites,
    images,
  }) => {
    const another = await buildApp({
      production: true,
      database: { isUp: () => true, isReady: async () => true },
      services: createServices(manager, {
        clock,
        tokens,
        loginLimits,
        addressHash: createKeyedHash(['a key of the tests']),
        authenticators: createAuthenticators(['a key of the tests']),
        publicWrites,
        payments: noPayments,
        refusals: noRefusals,
        passwords: quickPasswords,
        imageHost: { store: images, preset: 'preset', publicUrl: null, hosted: null },
        outbox: null,
      }),
    })
    const there = createAgent(another).as(token)
    expect(await there.get('/api/projects')).toMatchObject({ status: 403, body: forbidden })
    await asNino.post('/api/logout', {})
    expect(await there.get('/api/projects')).toMatchObject({ status: 401, body: invalid })
    await another.close()
  })
})

describe('a session', () => {
  const stored = (manager: EntityManager) =>
    manager.query<Record<string, unknown>[]>('select * from sessions')

  test('is stored as nothing anybody could use', async ({ token, manager }) => {
    const rows = JSON.stringify(await stored(manager))
    expect(rows).toContain('"user_id"')
    for (const part of token.split('.')) expect(rows).not.toContain(part)
  })

  test('is forgotten when it is ended, and some time after it would have ended by itself', async ({
    asVisitor,
    asNino,
    services,
    manager,
    clock,
  }) => {
    await signIn(services)
    await asNino.post('/api/logout', {})
    const [left] = await stored(manager)
    clock.advance({ seconds: 3600 })
    await asVisitor.as(await signIn(services)).get('/api/projects')
    expect(await stored(manager)).toHaveLength(2)
    clock.advance({ seconds: 3600 })
    await signIn(services)
    const now = await stored(manager)
    expect(now).toHaveLength(2)
    expect(now.map(({ id }) => id)).not.toContain(left?.id)
  })

  test('is looked for in the statement that finds the account', async ({ asNino, statements }) => {
    const sent = await statements.during(() => asNino.get('/api/projects'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/from users/)
  })
})
