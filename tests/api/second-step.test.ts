import { describe, expect } from 'vitest'
import type { RecoveryCodes, SecondFactor, SecondFactorKey } from '../../schema/second-factor.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { address } from '../support/gateway.ts'
import { codeOf, laterCodeOf } from '../support/one-time-codes.ts'
import { credentials, test, wrongCode, wrongRecoveryCode } from '../support/second-factor.ts'

const expired = { status: 401, body: { code: 'sign_in_expired' } }

describe('signing in with a second step', () => {
  test('answers a challenge to the password, which is no token, and a session to the code', async ({
    asVisitor,
    telephone,
    complete,
  }) => {
    const first = await asVisitor.post<{ challenge: string }>('/api/login', credentials)
    expect(first).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', error: 'a code of the second step is needed' },
    })
    expect(await asVisitor.as(first.body.challenge).get('/api/sessions')).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    })
    const { status, body } = await complete(telephone.shows())
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'nino', role: 'user', accountType: 'individual' })
    expect((await asVisitor.as(body.token).get('/api/sessions')).status).toBe(200)
  })

  test('goes the same way over GraphQL', async ({ asVisitor, telephone }) => {
    const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { token } }'
    const first = await asVisitor.graphql(login, { input: credentials })
    const { code, challenge } = first.body.errors?.[0]?.extensions ?? {}
    expect([first.status, code]).toEqual([401, 'second_factor_required'])
    const second = 'mutation ($input: SecondStepInput!) { completeLogin(input: $input) { username } }'
    expect(await asVisitor.graphql(second, { input: { challenge, code: telephone.shows() } })).toMatchObject({
      body: { data: { completeLogin: { username: 'nino' } } },
    })
  })

  test('tells nobody who guesses the password that there is one', async ({ asVisitor, telephone: _ }) => {
    expect(await asVisitor.post('/api/login', { ...credentials, password: 'a guess' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
  })

  test('takes a code once, and none that is older than one that was used', async ({
    telephone,
    complete,
    clock,
  }) => {
    const older = telephone.shows()
    const newer = laterCodeOf(telephone.key, clock.now())
    expect((await complete(newer)).status).toBe(200)
    expect(await complete(newer)).toMatchObject(wrongCode)
    expect(await complete(older)).toMatchObject(wrongCode)
    clock.advance({ seconds: 60 })
    expect((await complete(telephone.shows())).status).toBe(200)
  })

  test('takes the code of a clock one step off, and none further', async ({ telephone, complete, clock }) => {
    const at = (steps: number) => laterCodeOf(telephone.key, clock.now(), steps)
    clock.advance({ seconds: 300 })
    for (const steps of [-2, 2]) expect(await complete(at(steps))).toMatchObject(wrongCode)
    for (const steps of [-1, 1]) expect((await complete(at(steps))).status).toBe(200)
  })

  test('takes each recovery code once, however it is typed', async ({ asNino, telephone, complete }) => {
    const [first = '', second = ''] = telephone.codes
    expect((await complete(first)).status).toBe(200)
    expect(await complete(first)).toMatchObject(wrongRecoveryCode)
    expect((await complete(` ${second.replaceAll('-', ' ').toLowerCase()}`)).status).toBe(200)
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body.recoveryCodesLeft).toBe(8)
  })

  for (const [typed, refused] of [
    ['000 000', wrongCode],
    ['12345', wrongCode],
    ['ABCD-EFGH-IJKL-MNOP', wrongRecoveryCode],
    ['abcdef', wrongRecoveryCode],
    ['2345-6789', wrongRecoveryCode],
  ] as const) {
    test(`says what “${typed}” is that is wrong, alike on both edges`, async ({
      asVisitor,
      asNino,
      telephone: _,
      challenge,
      complete,
    }) => {
      expect(await complete(typed)).toMatchObject(refused)
      const second = 'mutation ($input: SecondStepInput!) { completeLogin(input: $input) { username } }'
      const input = { challenge: await challenge(), code: typed }
      const { body } = await asVisitor.graphql(second, { input })
      expect(body.errors?.[0]?.extensions).toMatchObject(refused.body)
      const proof = { currentPassword: password, code: typed }
      expect(await asNino.post('/api/second-factor/removal', proof)).toMatchObject(refused)
    })
  }

  test('takes no code of somebody else', async ({ asVisitor, telephone, challenge, services, clock }) => {
    await services.accounts.signUp(signUpOf('other'), 'en', address)
    const { token } = await services.accounts.login({ username: 'other', password }, address)
    const asOther = asVisitor.as(token)
    const { body } = await asOther.post<SecondFactorKey>('/api/second-factor', { currentPassword: password })
    const code = codeOf(body.key, clock.now())
    const { body: others } = await asOther.post<RecoveryCodes>('/api/second-factor/confirmation', { code })
    for (const [foreign, refused] of [
      [laterCodeOf(body.key, clock.now()), wrongCode],
      [others.codes[0], wrongRecoveryCode],
    ] as const) {
      const input = { challenge: await challenge(), code: foreign }
      expect(await asVisitor.post('/api/login/second-step', input)).toMatchObject(refused)
    }
    expect(telephone.codes).not.toContain(others.codes[0])
  })

  test('begins again once its time is over, or the password or the second step is another', async ({
    asVisitor,
    asNino,
    telephone,
    challenge,
    services,
    clock,
  }) => {
    const second = (given: string) =>
      asVisitor.post('/api/login/second-step', { challenge: given, code: telephone.shows() })
    const late = await challenge()
    clock.advance({ seconds: 300 })
    expect(await second(late)).toMatchObject(expired)
    expect(await second('nonsense')).toMatchObject(expired)
    const before = await challenge()
    await services.accounts.resetPassword('nino', { password, confirmPassword: password })
    expect(await second(before)).toMatchObject(expired)
    const off = await challenge()
    await services.accounts.takeSecondFactor('nino')
    expect(await second(off)).toMatchObject(expired)
    expect((await asNino.get('/api/sessions')).status).toBe(401)
  })
})

describe('guessing codes', () => {
  const limited = test.override('loginLimits', { perAccount: 5, perAddress: 1000, windowSeconds: 900 })

  limited(
    'is bounded like guessing passwords, whoever knows the password',
    async ({ asVisitor, telephone, challenge }) => {
      for (let guess = 0; guess < 5; guess += 1) {
        const input = { challenge: await challenge(), code: '000000' }
        expect(await asVisitor.post('/api/login/second-step', input)).toMatchObject(wrongCode)
      }
      expect((await asVisitor.post('/api/login', credentials)).status).toBe(429)
      const { body } = await asVisitor
        .from('198.51.100.7')
        .post<{ challenge: string }>('/api/login', credentials)
      const right = { challenge: body.challenge, code: telephone.shows() }
      expect((await asVisitor.post('/api/login/second-step', right)).status).toBe(429)
      expect((await asVisitor.from('198.51.100.7').post('/api/login/second-step', right)).status).toBe(200)
    },
  )

  limited('by somebody who is signed in counts as well', async ({ asNino, telephone }) => {
    const guess = { currentPassword: password, code: '000000' }
    for (let time = 0; time < 5; time += 1) {
      expect(await asNino.post('/api/second-factor/removal', guess)).toMatchObject(wrongCode)
    }
    const right = { currentPassword: password, code: telephone.shows() }
    expect((await asNino.post('/api/second-factor/removal', right)).status).toBe(429)
  })
})

describe('guesses at the codes of one account from one address', () => {
  const limited = test.extend('loginLimits', { perAccount: 4, perAddress: 100, windowSeconds: 900 })
  const wrong = { currentPassword: 'a guess', code: '000000' }

  for (const [what, path, method, shown] of [
    ['asking for a new key', '/api/second-factor', 'post', { currentPassword: password }],
    [
      'changing the password',
      '/api/password',
      'put',
      { currentPassword: password, password: 'a walk by night', confirmPassword: 'a walk by night' },
    ],
  ] as const) {
    limited(`are not forgotten for ${what} with the right password`, async ({ asNino, telephone: _ }) => {
      const remove = () => asNino.post('/api/second-factor/removal', wrong)
      for (let guess = 0; guess < 3; guess++) expect((await remove()).status).toBe(400)
      expect((await asNino[method](path, shown)).status).toBeLessThan(410)
      expect((await remove()).status).toBe(400)
      expect((await remove()).status).toBe(429)
    })
  }
})
