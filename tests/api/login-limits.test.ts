import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import { createAgent } from '../support/agent.ts'
import {
  fromEverywhere,
  manyTimes,
  perAccount,
  perAddress,
  refused,
  register,
  right,
  tally,
  test,
  wrong,
} from '../support/login-guesses.ts'

describe('login attempts over the limit', () => {
  test('are refused alike on both edges, with the time to wait', async ({ asVisitor, services }) => {
    await register(services)
    const credentials = { username: 'nino', password: wrong }
    const before = await manyTimes(perAccount, () => asVisitor.post('/api/login', credentials))
    expect(tally(before.map(({ status }) => status))).toEqual({ 401: perAccount })

    const rest = await asVisitor.post('/api/login', { ...credentials, password: right })
    expect(rest.status).toBe(429)
    expect(rest.headers).toMatchObject({
      'retry-after': '900',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '900',
    })
    expect(rest.body).toMatchObject({ code: 'rate_limited', error: refused })

    const mutation = 'mutation ($input: CredentialsInput!) { login(input: $input) { token } }'
    const graphql = await asVisitor.graphql(mutation, { input: { ...credentials, password: right } })
    expect(graphql.status).toBe(429)
    expect(graphql.headers).toMatchObject({
      'retry-after': '900',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '900',
    })
    expect(graphql.body.errors).toMatchObject([
      { message: refused, extensions: { code: 'rate_limited', retryAfter: 900 } },
    ])
  })

  test('count no more once the clock that counted them is set back', async ({
    asVisitor,
    services,
    clock,
  }) => {
    await register(services)
    const credentials = { username: 'nino', password: wrong }
    await manyTimes(perAccount, () => asVisitor.post('/api/login', credentials))
    clock.advance({ seconds: -600 })
    const soon = await asVisitor.post('/api/login', { ...credentials, password: right })
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '900'])
    clock.advance({ seconds: -24 * 60 * 60 })
    expect((await asVisitor.post('/api/login', { ...credentials, password: right })).status).toBe(200)
  })

  test('are counted with guesses of the password that is to be changed', async ({ asVisitor, services }) => {
    await register(services)
    const { body } = await asVisitor.post<{ token: string }>('/api/login', {
      username: 'nino',
      password: right,
    })
    const asNino = asVisitor.as(body.token)
    const renewed = { password: 'a walk by the river', confirmPassword: 'a walk by the river' }
    const guess = () => asNino.put('/api/password', { ...renewed, currentPassword: wrong })
    expect(tally((await manyTimes(perAccount, guess)).map(({ status }) => status))).toEqual({
      400: perAccount,
    })
    expect(await asNino.put('/api/password', { ...renewed, currentPassword: right })).toMatchObject({
      status: 429,
    })
  })

  test('are not multiplied by aliases: a document ends with its first wrong guess', async ({
    asVisitor,
    services,
  }) => {
    await register(services)
    const guesses = Array.from(
      { length: 12 },
      (_, index) => `a${index}: login(input: { username: "nino", password: "guess ${index}" }) { token }`,
    )
    const answers = await manyTimes(perAccount + 1, () =>
      asVisitor.graphql(`mutation { ${guesses.join(' ')} }`),
    )
    expect(answers.map(({ body }) => body.errors?.length)).toEqual(Array(perAccount + 1).fill(1))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 401: perAccount, 429: 1 })
  })

  test('cannot be sent as a batch', async ({ asVisitor }) => {
    const one = { query: 'mutation { login(input: { username: "nino", password: "x" }) { token } }' }
    const { status, body } = await asVisitor.post('/graphql', [one, one])
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation_failed' } }] })
  })

  test('are not escaped by another spelling of the path or the name', async ({ asVisitor, services }) => {
    await register(services)
    const names = ['nino', 'NINO', 'Nino', 'ｎｉｎｏ', 'NinO', 'nInO']
    const answers = await manyTimes(names.length, (index) =>
      asVisitor.post('/api/login', { username: names[index], password: wrong }),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 401: perAccount, 429: 1 })
    const paths = ['/api/login?x=1', '/api/%6cogin', '/api/./login', '/api/x/../login', '/api/login;x']
    const variants = ['/api/login/', '/API/login', '//api/login', '/api//login', '/api/login%2F']
    for (const path of [...paths, ...variants]) {
      const { status } = await asVisitor.post(path, { username: 'nino', password: right })
      expect([404, 429], path).toContain(status)
    }
  })

  for (const [where, addressOf] of [
    ['one address', (network: number) => `192.0.2.${network}`],
    ['many', (network: number, index: number) => `10.${network}.0.${index}`],
  ] as const) {
    test(`say from ${where} nothing about whether there is such an account`, async ({
      asVisitor,
      services,
    }) => {
      await register(services)
      await services.accounts.login({ username: 'nino', password: right }, '192.0.2.50')
      const answersFor = (username: string, network: number) =>
        manyTimes(fromEverywhere + 1, async (index) => {
          const guesser = asVisitor.from(addressOf(network, index))
          const { status, body } = await guesser.post('/api/login', { username, password: wrong })
          return { status, body }
        })
      expect(await answersFor('nobody', 1)).toEqual(await answersFor('nino', 2))
    })
  }

  test('are forgotten as the window slides on', async ({ asVisitor, services, clock }) => {
    await register(services)
    const attempt = () => asVisitor.post('/api/login', { username: 'nino', password: wrong })
    await attempt()
    clock.advance({ seconds: 600 })
    await manyTimes(perAccount - 1, attempt)
    expect((await attempt()).headers['retry-after']).toBe('300')
    clock.advance({ seconds: 300 })
    expect((await attempt()).status).toBe(401)
    expect((await attempt()).headers['retry-after']).toBe('600')
  })
})

describe('a right password', () => {
  test('gives the address all its attempts at the account back, and at others only this one', async ({
    asVisitor,
    services,
  }) => {
    await register(services)
    const attempt = (password: string) => asVisitor.post('/api/login', { username: 'nino', password })
    await manyTimes(perAccount - 1, () => attempt(wrong))
    expect(tally((await manyTimes(20, () => attempt(right))).map(({ status }) => status))).toEqual({
      200: 20,
    })
    const after = await manyTimes(perAccount, () => attempt(wrong))
    const left = perAddress - (perAccount - 1)
    expect(tally(after.map(({ status }) => status))).toEqual({ 401: left, 429: perAccount - left })
  })

  test('leaves no name and no address behind', async ({ asVisitor, services, manager, clock }) => {
    await register(services)
    await asVisitor.from('192.0.2.77').post('/api/login', { username: 'tamar', password: wrong })
    const tomorrow = new Date(clock.now().getTime() + 24 * 3600 * 1000)
    const counted = (condition = 'true') =>
      manager.query<unknown[]>(`select key from login_attempts where ${condition} and expires_at < $1`, [
        tomorrow,
      ])
    const rows = await counted()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/tamar|192\.0/)
    clock.advance({ seconds: 901 })
    await asVisitor.post('/api/login', { username: 'nino', password: right })
    expect(await counted('cardinality(attempts) > 0')).toEqual([])
  })
})

describe('the address of a visitor', () => {
  const attemptsFrom = (visitor: ReturnType<typeof createAgent>, times: number) =>
    manyTimes(times, async (index) => {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` }
      const credentials = { username: `name${index}`, password: wrong }
      return (await visitor.post('/api/login', credentials, headers)).status
    })

  test('is not what the visitor says it is', async ({ asVisitor }) => {
    expect(tally(await attemptsFrom(asVisitor, perAddress + 2))).toEqual({ 401: perAddress, 429: 2 })
  })

  /** The gateway behind the operator's own proxies, and somebody who stands where one of them does. */
  const behindProxies = async (services: Services) => {
    const database = { isUp: () => true, isReady: async () => true }
    const limits = { requestsPerMinute: null, maxEventLoopDelay: null, trustProxy: ['10.0.0.0/8'] }
    const app = await buildApp({ services, production: true, database, limits })
    onTestFinished(() => app.close())
    return createAgent(app)
  }

  test('is what the operator’s own proxy says it is', async ({ services }) => {
    const visitor = await behindProxies(services)
    expect(tally(await attemptsFrom(visitor.from('10.1.2.3'), perAddress + 2))).toEqual({
      401: perAddress + 2,
    })
    expect(tally(await attemptsFrom(visitor.from('192.0.2.1'), perAddress + 2))).toEqual({
      401: perAddress,
      429: 2,
    })
  })

  for (const [what, forwarded] of [
    ['with a port that changes', (index: number) => `203.0.113.7:${4000 + index}`],
    ['through a second proxy with a port', (index: number) => `203.0.113.7, 10.9.9.9:${4000 + index}`],
    ['with nonsense that changes', (index: number) => `nonsense${index}`],
    ['of one household', (index: number) => `[2001:db8:1:2::${index}]:4711`],
    ['of IPv4 as IPv6', (index: number) => (index % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')],
  ] as const) {
    test(`counts once ${what}`, async ({ services }) => {
      const proxy = (await behindProxies(services)).from('10.1.2.3')
      const statuses = await manyTimes(perAddress + 1, async (index) => {
        const headers = { 'x-forwarded-for': forwarded(index) }
        const credentials = { username: `name${index}`, password: wrong }
        return (await proxy.post('/api/login', credentials, headers)).status
      })
      expect(tally(statuses)).toEqual({ 401: perAddress, 429: 1 })
    })
  }

  test('is the whole network of a subscriber with IPv6', async ({ asVisitor }) => {
    const statuses = await manyTimes(perAddress + 1, async (index) => {
      const credentials = { username: `name${index}`, password: wrong }
      return (await asVisitor.from(`2001:db8:1:2::${index}`).post('/api/login', credentials)).status
    })
    expect(tally(statuses)).toEqual({ 401: perAddress, 429: 1 })
  })
})
