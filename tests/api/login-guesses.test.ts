import { describe, expect } from 'vitest'
import type { Services } from '../../gateway/rooms.ts'
import {
  elsewhere,
  fromEverywhere,
  guess,
  leak,
  manyTimes,
  perAccount,
  perAddress,
  refused,
  register,
  right,
  tally,
  test,
  wrongAnswer,
} from '../support/login-guesses.ts'

describe('a thousand guesses', () => {
  test('at one account from one address end with its limit', async ({ services }) => {
    await register(services)
    const answers = await guess(
      services,
      (index) => (index % 2 ? 'nino' : 'ＮＩＮＯ'),
      () => '192.0.2.7',
    )
    expect(tally(answers)).toEqual({ [wrongAnswer]: perAccount, [refused]: 1000 - perAccount })
  })

  test('at one account from as many addresses end with its limit', async ({ services }) => {
    await register(services)
    const answers = await guess(services, (index) => (index % 2 ? 'nino' : 'ＮＩＮＯ'), elsewhere)
    expect(tally(answers)).toEqual({ [wrongAnswer]: fromEverywhere, [refused]: 1000 - fromEverywhere })
  })

  test('at as many accounts from one address end with its limit', async ({ services }) => {
    const answers = await guess(
      services,
      (index) => `name${index}`,
      () => '192.0.2.7',
    )
    expect(tally(answers)).toEqual({ [wrongAnswer]: perAddress, [refused]: 1000 - perAddress })
  })
})

describe('somebody whose account others guess at', () => {
  const known = '192.0.2.50'
  const signIn = (services: Services, from: string) =>
    services.accounts.login({ username: 'nino', password: right }, from)
  /** More guesses than are let through, each from an address of its own. */
  const attack = (services: Services, times = fromEverywhere + 1) =>
    guess(services, () => 'nino', elsewhere, times)

  test('signs in from where they have been before, after a thousand guesses elsewhere', async ({
    services,
    clock,
  }) => {
    await register(services)
    await signIn(services, known)
    await attack(services, 1000)
    expect(await signIn(services, known)).toMatchObject({ username: 'nino' })
    clock.advance({ seconds: 60 * 24 * 3600 })
    await attack(services)
    expect(await signIn(services, known)).toMatchObject({ username: 'nino' })
  })

  test('waits a little from a new address, which is known from then on', async ({ services, clock }) => {
    await register(services)
    await attack(services)
    for (let times = 0; times < perAddress + 1; times++) {
      await expect(signIn(services, known)).rejects.toMatchObject({
        code: 'rate_limited',
        retryAfter: leak,
      })
    }
    clock.advance({ seconds: leak })
    expect(await signIn(services, known)).toMatchObject({ username: 'nino' })
    await attack(services)
    expect(await signIn(services, known)).toMatchObject({ username: 'nino' })
  })

  test('gives those who guess nothing back by signing in', async ({ services }) => {
    await register(services)
    await signIn(services, known)
    await attack(services)
    await signIn(services, known)
    expect(tally(await attack(services))).toEqual({ [refused]: fromEverywhere + 1 })
  })

  test('is guessed at no oftener with time, however many addresses there are to guess from', async ({
    services,
    clock,
  }) => {
    await register(services)
    await attack(services)
    clock.advance({ seconds: 900 })
    expect(tally(await attack(services))).toEqual({
      [wrongAnswer]: perAccount,
      [refused]: fromEverywhere + 1 - perAccount,
    })
  })

  test('is guessed at from a known address as seldom as from any other', async ({ services }) => {
    await register(services)
    await signIn(services, known)
    const answers = await guess(
      services,
      () => 'nino',
      () => known,
      20,
    )
    expect(tally(answers)).toEqual({ [wrongAnswer]: perAccount, [refused]: 20 - perAccount })
  })

  test('is known by the network of a subscriber with IPv6', async ({ asVisitor, services }) => {
    await register(services)
    const credentials = { username: 'nino', password: right }
    await asVisitor.from('2001:db8:1:2::5').post('/api/login', credentials)
    await attack(services)
    expect((await asVisitor.from('2001:db8:1:2::9').post('/api/login', credentials)).status).toBe(200)
    expect((await asVisitor.from('2001:db8:2:2::9').post('/api/login', credentials)).status).toBe(429)
  })

  test('is kept out by no crowd of a clock that was set back since', async ({ services, clock }) => {
    await register(services)
    await guess(services, () => 'nino', elsewhere, fromEverywhere + 1)
    const owner = () => services.accounts.login({ username: 'nino', password: right }, '192.0.2.7')
    await expect(owner()).rejects.toThrow(refused)
    clock.advance({ seconds: -24 * 60 * 60 })
    expect(await owner()).toMatchObject({ username: 'nino' })
  })

  test('is a stranger again after three months, and wherever else they have been ten times since', async ({
    services,
    clock,
  }) => {
    await register(services)
    await signIn(services, known)
    await manyTimes(10, (index) => {
      clock.advance({ seconds: 3600 })
      return signIn(services, `198.51.100.${index}`)
    })
    await attack(services)
    await expect(signIn(services, known)).rejects.toThrow(refused)
    expect(await signIn(services, '198.51.100.0')).toMatchObject({ username: 'nino' })
    clock.advance({ seconds: 91 * 24 * 3600 })
    await attack(services)
    await expect(signIn(services, '198.51.100.0')).rejects.toThrow(refused)
  })

  test('is a stranger everywhere once an operator has set a new password', async ({ services }) => {
    await register(services)
    await signIn(services, known)
    const password = 'quite another one'
    await services.accounts.resetPassword('nino', { password, confirmPassword: password })
    await attack(services)
    const again = services.accounts.login({ username: 'nino', password }, known)
    await expect(again).rejects.toThrow(refused)
  })

  test('leaves no address behind that could be read', async ({ services, manager }) => {
    await register(services)
    await signIn(services, known)
    const rows = await manager.query<unknown[]>('select * from known_addresses')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(known)
  })
})
