import { describe, expect } from 'vitest'
import { addressKey, bareAddress } from '../../gateway/core/addresses.ts'
import { signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as plain } from '../support/gateway.ts'

const perAccount = 2
const perAddress = 3

const test = plain
  .extend('loginLimits', { perAccount, perAddress, windowSeconds: 900 })
  .extend('nino', ({ services }) => services.accounts.signUp(signUpOf('nino'), 'en', address))

const right = signUpOf('nino').password

const signIn = async (agent: Agent, username: string, password: string): Promise<number> =>
  (await agent.post('/api/login', { username, password })).status

/** Guesses at one account from as many addresses, until it is shut. */
const shutAccount = async (visitor: Agent) => {
  for (let index = 0; index < 10 * perAccount; index++) {
    expect(await signIn(visitor.from(`192.0.2.${index}`), 'nino', 'a guess')).toBe(401)
  }
}

/** Guesses at as many accounts from one address, until it is shut. */
const shutAddress = async (agent: Agent) => {
  for (let index = 0; index < perAddress; index++) {
    expect(await signIn(agent, `name${index}`, 'a guess')).toBe(401)
  }
}

describe('an operator', () => {
  test('opens an account again that failed sign-ins have shut', async ({ asVisitor, services, nino }) => {
    await shutAccount(asVisitor)
    const guest = asVisitor.from('198.51.100.1')
    expect(await signIn(guest, 'nino', right)).toBe(429)
    expect(await services.accounts.unlock({ username: nino.username.toUpperCase() })).toBe(true)
    expect(await signIn(guest, 'nino', right)).toBe(200)
  })

  test('opens an account again to an address whose own guesses at it have shut it', async ({
    asVisitor,
    services,
    nino,
  }) => {
    const guest = asVisitor.from('198.51.100.1')
    for (let times = 0; times < perAccount; times++) {
      expect(await signIn(guest, 'nino', 'a guess')).toBe(401)
    }
    expect(await signIn(guest, 'nino', right)).toBe(429)
    await services.accounts.unlock({ username: nino.username })
    expect(await signIn(guest, 'nino', right)).toBe(200)
  })

  test('opens an address again, and no other', async ({ asVisitor, services, nino }) => {
    const [office, cafe] = ['198.51.100.1', '198.51.100.2'].map((each) => asVisitor.from(each))
    if (!office || !cafe) throw new Error('two addresses')
    await shutAddress(office)
    await shutAddress(cafe)
    expect(await services.accounts.unlock({ address: addressKey('198.51.100.1') })).toBe(true)
    expect(await signIn(office, nino.username, right)).toBe(200)
    expect(await signIn(cafe, nino.username, right)).toBe(429)
  })

  test('opens the whole network of an address of IPv6, which is counted as one', async ({
    asVisitor,
    services,
    nino,
  }) => {
    const home = asVisitor.from('2001:db8:1:2::5')
    await shutAddress(home)
    expect(await signIn(home, nino.username, right)).toBe(429)
    await services.accounts.unlock({ address: addressKey(bareAddress('2001:DB8:1:2::9')) })
    expect(await signIn(home, nino.username, right)).toBe(200)
  })

  test('opens nothing for a user there is not', async ({ asVisitor, services, nino }) => {
    const guest = asVisitor.from('198.51.100.1')
    await shutAddress(guest)
    const mistyped = { username: 'nimo', address: addressKey('198.51.100.1') }
    expect(await services.accounts.unlock(mistyped)).toBe(false)
    expect(await signIn(guest, nino.username, right)).toBe(429)
  })
})
