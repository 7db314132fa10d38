import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { prepare } from '../contract/prepare.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

const email = 'nino@example.org'

/** Why a token is not believed, and what is done to a good one to make it so. */
const reasons = {
  token_invalid: 'invalid token',
  token_expired: 'jwt expired',
  user_not_found: 'user not found',
} as const

const test = withGateway.extend(
  'spoil',
  ({ services, clock, manager }) =>
    async (code: keyof typeof reasons): Promise<string> => {
      await services.accounts.signUp(signUpOf('nino'), 'en', address)
      const { token } = await services.accounts.login({ username: 'nino', password }, address)
      if (code === 'token_expired') clock.advance({ seconds: 3601 })
      if (code === 'user_not_found') await manager.query(`delete from users where username_key = 'nino'`)
      return code === 'token_invalid' ? `${token}x` : token
    },
)

for (const [code, text] of Object.entries(reasons) as [keyof typeof reasons, string][]) {
  describe(`a token refused as ${code}`, () => {
    test('is refused by what anybody may read and send', async ({ asVisitor, services, spoil }) => {
      const { project, event } = await prepare(services)
      const nino = asVisitor.as(await spoil(code))
      for (const answer of [
        await nino.get(`/api/projects/${project}`),
        await nino.get(`/api/events/${event}`),
        await nino.get('/api/gallery'),
        await nino.get('/api/nothing'),
        await nino.post('/api/newsletter/subscribe', { email }),
        await nino.post('/api/contacts', { name: 'Nino', email, message: 'Hello' }),
        await nino.post(`/api/events/${event}/subscribers`, { name: 'Nino', email }),
        await nino.post('/api/login', { username: 'nino', password }),
      ]) {
        expect(answer).toMatchObject({ status: 401, body: { code, error: text } })
        expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
      }
    })

    test('is refused by GraphQL as a whole, and nothing is done', async ({ asVisitor, manager, spoil }) => {
      const nino = asVisitor.as(await spoil(code))
      for (const document of [
        '{ gallery { videoLinks } }',
        '{ viewer { id } }',
        `mutation { subscribeToNewsletter(input: { email: "${email}" }) { message } }`,
        'nonsense',
      ]) {
        const { status, body, headers } = await nino.graphql(document)
        expect(status).toBe(401)
        expect(body).toEqual({ errors: [{ message: text, extensions: { code } }] })
        expect(headers['www-authenticate']).toBe('Bearer')
      }
      expect(await manager.query('select email from newsletter_subscriptions')).toEqual([])
    })
  })
}

test('a header that holds no token is an invalid one', async ({ asVisitor }) => {
  for (const authorization of ['', 'Bearer', 'Bearer of nothing', 'Basic bmlubzpuaW5v']) {
    const { status, body } = await asVisitor.get('/api/gallery', { authorization })
    expect([status, body]).toMatchObject([401, { code: 'token_invalid' }])
  }
})

test('nobody needs a token where nobody is asked for one', async ({ asVisitor }) => {
  expect((await asVisitor.get('/api/gallery')).status).toBe(200)
  expect((await asVisitor.graphql('{ viewer { id } }')).body).toEqual({ data: { viewer: null } })
})

test('what is no business of a session does not look at it', async ({ services }) => {
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
    servePages: async (site) => {
      site.get('/', () => 'a page')
    },
  })
  onTestFinished(() => app.close())
  for (const path of ['/health', '/ready', '/api/docs', '/api/openapi.json', '/']) {
    expect((await createAgent(app).as('nonsense').get(path)).status, path).toBe(200)
  }
})
