import { describe, expect } from 'vitest'
import type { Services } from '../../gateway/rooms.ts'
import { signUpOf } from '../support/accounts.ts'
import { address, test } from '../support/gateway.ts'

const common = { password: 'Password1', confirmPassword: 'Password1' }
const credentials = { username: 'nino', password: common.password }
const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { token } }'

const tooCommon = {
  code: 'validation_failed',
  errors: [
    { field: 'password', code: 'too_common', message: 'password is one of the most common, choose another' },
  ],
}

const signUp = (services: Services) =>
  services.accounts.signUp({ ...signUpOf('nino'), ...common }, 'en', address)

describe('a common password', () => {
  test('is a visitor’s own choice', async ({ asVisitor }) => {
    expect((await asVisitor.post('/api/users', { ...signUpOf('nino'), ...common })).status).toBe(201)
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
  })

  test('makes no admin, and is told beside all else that is wrong', async ({ services }) => {
    const admin = { ...signUpOf('nino'), ...common }
    await expect(services.accounts.createAdmin(admin, 'en')).rejects.toMatchObject(tooCommon)
    const wrong = services.accounts.createAdmin({ ...admin, email: 'nino@', confirmPassword: 'other' }, 'en')
    await expect(wrong).rejects.toMatchObject({
      errors: [
        { field: 'email', code: 'invalid_email' },
        { field: 'confirmPassword', code: 'mismatch' },
        { field: 'password', code: 'too_common' },
      ],
    })
  })

  test('can be set anew for a user, not for an admin', async ({ services }) => {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    await expect(services.accounts.resetPassword('founder', common)).rejects.toMatchObject(tooCommon)
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    expect(await services.accounts.resetPassword('nino', common)).toBe(true)
    expect(await services.accounts.resetPassword('nobody', common)).toBe(false)
  })

  test('does not open an account that was made an admin’s since', async ({ asVisitor, services }) => {
    await signUp(services)
    await services.accounts.changeRole('nino', 'admin')
    const text =
      'this password is too common for the team: set another, or have whoever runs the server set one'
    expect(await asVisitor.post('/api/login', credentials)).toMatchObject({
      status: 403,
      body: { code: 'password_too_common', error: text },
    })
    const { body } = await asVisitor.graphql(login, { input: credentials })
    expect(body.errors).toMatchObject([{ message: text, extensions: { code: 'password_too_common' } }])
  })

  test('of an admin is told to nobody who has not given it', async ({ asVisitor, services }) => {
    await signUp(services)
    await services.accounts.changeRole('nino', 'admin')
    const guess = await asVisitor.post('/api/login', { username: 'nino', password: '12345678' })
    expect(guess).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  })

  test('opens the account again once it is a user’s, or has another password', async ({
    asVisitor,
    services,
  }) => {
    await signUp(services)
    await services.accounts.changeRole('nino', 'admin')
    const renewed = { password: 'from the yard to the sofa', confirmPassword: 'from the yard to the sofa' }
    await services.accounts.resetPassword('nino', renewed)
    const { password } = renewed
    expect((await asVisitor.post('/api/login', { username: 'nino', password })).status).toBe(200)
    await services.accounts.changeRole('nino', 'user')
    await services.accounts.resetPassword('nino', common)
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
  })
})

describe('an admin kept out by a common password', () => {
  const limited = test.extend('loginLimits', { perAccount: 2, perAddress: 2, windowSeconds: 900 })

  limited('has given the right one, which counts as no failed attempt', async ({ asVisitor, services }) => {
    await signUp(services)
    await services.accounts.changeRole('nino', 'admin')
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await asVisitor.post('/api/login', credentials)).status).toBe(403)
    }
  })
})
