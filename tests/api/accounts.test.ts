import { describe, expect, onTestFinished, vi } from 'vitest'
import { password, quickPasswords, signUpOf } from '../support/accounts.ts'
import { address, test, tokenSecret } from '../support/gateway.ts'

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { token username name role } }'
const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { username accountType } }'

describe('signing up', () => {
  test('makes an individual account where no type is chosen, and answers no token', async ({ asVisitor }) => {
    const { accountType, ...rest } = signUpOf('nino')
    const { status, body } = await asVisitor.post('/api/users', rest)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      role: 'user',
      name: 'Nino Beridze',
      firstName: 'Nino',
      lastName: 'Beridze',
      email: 'nino@example.org',
      username: 'nino',
      accountType: 'individual',
    })
  })

  test('works the same over GraphQL', async ({ asVisitor }) => {
    const { body } = await asVisitor.graphql(signUp, { input: signUpOf('gvantsa', 'business') })
    expect(body).toEqual({ data: { signUp: { username: 'gvantsa', accountType: 'business' } } })
  })

  test('takes usernames of any script and tells them apart without regard to case', async ({ asVisitor }) => {
    expect((await asVisitor.post('/api/users', { ...signUpOf('n'), username: 'ნინო_კ' })).status).toBe(201)
    await asVisitor.post('/api/users', signUpOf('Giorgi'))
    const again = await asVisitor.post('/api/users', { ...signUpOf('GIORGI'), email: 'other@example.org' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'username_taken', error: 'username already exists' })
  })

  test('refuses an email that has an account', async ({ asVisitor }) => {
    await asVisitor.post('/api/users', signUpOf('nino'))
    const again = await asVisitor.post('/api/users', { ...signUpOf('tamar'), email: 'NINO@example.org' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'email_taken', error: 'email already exists' })
  })

  test('names every refused field on both edges alike', async ({ asVisitor }) => {
    const input = { ...signUpOf('nino'), email: 'nino@', password: 'short', username: 'a b' }
    const errors = [
      { field: 'email', code: 'invalid_email', message: 'email must be an email address' },
      {
        field: 'username',
        code: 'invalid_username',
        message: 'username may only hold letters, digits, ".", "_" and "-"',
      },
      { field: 'password', code: 'too_short', message: 'password must have at least 8 characters' },
      { field: 'confirmPassword', code: 'mismatch', message: 'the two passwords must be the same' },
    ]
    const rest = await asVisitor.post('/api/users', input)
    expect(rest.status).toBe(400)
    expect(rest.body).toMatchObject({
      code: 'validation_failed',
      detail: 'email must be an email address',
      error: 'email must be an email address',
      errors,
    })
    const { body } = await asVisitor.graphql(signUp, { input })
    expect(body.errors?.[0]).toMatchObject({
      message: 'email must be an email address',
      extensions: { code: 'validation_failed', errors },
    })
  })

  for (const extra of [{ role: 'admin' }, { id: '1' }, { tokenVersion: 7 }]) {
    test(`refuses to be told ${Object.keys(extra)}`, async ({ asVisitor, services }) => {
      const { status, body } = await asVisitor.post('/api/users', { ...signUpOf('mallory'), ...extra })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: Object.keys(extra)[0], code: 'unknown_field' }] })
      await expect(services.accounts.login({ username: 'mallory', password }, address)).rejects.toThrow(
        'invalid username or password',
      )
    })
  }
})

describe('signing in', () => {
  test('answers a flat user with a token, whatever the case of the name', async ({ asVisitor }) => {
    await asVisitor.post('/api/users', signUpOf('nino'))
    const { status, body } = await asVisitor.post('/api/login', { username: 'NINO', password })
    expect(status).toBe(200)
    expect(body).toMatchObject({ token: expect.any(String), username: 'nino', role: 'user' })
  })

  test('works the same over GraphQL', async ({ asVisitor }) => {
    await asVisitor.post('/api/users', signUpOf('nino'))
    const { body } = await asVisitor.graphql(login, { input: { username: 'nino', password } })
    expect(body).toMatchObject({ data: { login: { username: 'nino', name: 'Nino Beridze' } } })
  })

  test('says the same of an unknown name and of a wrong password', async ({ asVisitor }) => {
    await asVisitor.post('/api/users', signUpOf('nino'))
    const wrong = await asVisitor.post('/api/login', { username: 'nino', password: 'something else' })
    const unknown = await asVisitor.post('/api/login', { username: 'nobody', password: 'something else' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials', error: 'invalid username or password' })
    expect(unknown.body).toEqual(wrong.body)
    const overGraphql = await asVisitor.graphql(login, { input: { username: 'nobody', password: 'x' } })
    expect(overGraphql.status).toBe(401)
    expect(overGraphql.body.errors?.[0]).toMatchObject({
      message: 'invalid username or password',
      extensions: { code: 'invalid_credentials' },
    })
  })

  test('does as much for an unknown name as for a wrong password, so that time tells nothing', async ({
    asVisitor,
    statements,
    services,
  }) => {
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    const verify = vi.spyOn(quickPasswords, 'verify')
    onTestFinished(() => verify.mockRestore())
    const guess = (username: string) =>
      statements.during(() => asVisitor.post('/api/login', { username, password: 'something else' }))
    const ofSomebody = await guess('nino')
    const ofNobody = await guess('nobody')
    expect(ofSomebody.length).toBeGreaterThan(0)
    expect(ofNobody).toEqual(ofSomebody)
    expect(verify).toHaveBeenCalledTimes(2)
  })
})

describe('a session', () => {
  const refusals = (token: string) =>
    [
      ['no token', {}, 'token missing', 'token_missing'],
      ['a token that is none', { authorization: 'Bearer nonsense' }, 'invalid token', 'token_invalid'],
      ['another scheme', { authorization: `Basic ${token}` }, 'invalid token', 'token_invalid'],
      [
        'a token cut short',
        { authorization: `Bearer ${token.slice(0, -2)}` },
        'invalid token',
        'token_invalid',
      ],
    ] as const

  test('is refused with the exact words on both edges', async ({ asVisitor, asAdmin, services }) => {
    expect((await asAdmin.get('/api/projects')).status).toBe(200)
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    for (const [what, headers, text, code] of refusals(token)) {
      const rest = await asVisitor.get('/api/projects', headers)
      expect(rest.status, what).toBe(401)
      expect(rest.body, what).toMatchObject({ error: text, code })
      const { status, body } = await asVisitor.graphql('{ projects { totalCount } }', {}, headers)
      expect(status, what).toBe(401)
      expect(body.errors, what).toMatchObject([{ message: text, extensions: { code } }])
    }
  })

  test('ends after its time', async ({ asIndividual, clock }) => {
    expect((await asIndividual.get('/api/projects')).status).toBe(403)
    clock.advance({ seconds: 3601 })
    const { status, body } = await asIndividual.get('/api/projects')
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: 'jwt expired', code: 'token_expired' })
  })

  test('that has ended is told so by whatever it is shown to', async ({ asIndividual, clock }) => {
    clock.advance({ seconds: 3601 })
    const { status, body } = await asIndividual.graphql('{ viewer { username } }')
    expect(status).toBe(401)
    expect(body).toEqual({ errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] })
  })

  test('of a deleted user is refused', async ({ asIndividual, manager }) => {
    await manager.query(`delete from users where username_key = 'individual'`)
    const { status, body } = await asIndividual.get('/api/projects')
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: 'user not found', code: 'user_not_found' })
  })

  test('ends when the role changes', async ({ asAdmin, services }) => {
    await services.accounts.changeRole('admin', 'user')
    const { status, body } = await asAdmin.get('/api/projects')
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: 'invalid token' })
  })

  test('ends when the password changes', async ({ asAdmin, asVisitor, services }) => {
    const renewed = { password: 'another password', confirmPassword: 'another password' }
    expect(await services.accounts.resetPassword('admin', renewed)).toBe(true)
    expect((await asAdmin.get('/api/projects')).body).toMatchObject({ error: 'invalid token' })
    const { status } = await asVisitor.post('/api/login', { username: 'admin', password: 'another password' })
    expect(status).toBe(200)
  })

  test('cannot be forged without the key', async ({ asVisitor }) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = part({
      sub: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d',
      role: 'admin',
      jti: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5e',
      exp: 9999999999,
    })
    for (const header of [{ alg: 'none' }, { alg: 'HS512' }, { alg: 'HS256', kid: tokenSecret }]) {
      const { status, body } = await asVisitor.as(`${part(header)}.${claims}.`).get('/api/projects')
      expect(status).toBe(401)
      expect(body).toMatchObject({ error: 'invalid token' })
    }
  })
})

describe('accounts of the demo', () => {
  test('can be removed for good', async ({ asIndividual, manager, services }) => {
    expect((await asIndividual.graphql('{ viewer { username } }')).status).toBe(200)
    await manager.query('update users set is_demo = true')
    expect(await services.accounts.demoUsernames()).toEqual(['individual'])
    expect(await services.accounts.removeDemoAccounts()).toBe(1)
    expect((await asIndividual.get('/api/projects')).body).toMatchObject({ error: 'user not found' })
  })
})
