import { describe, expect } from 'vitest'
import { password, signUpOf } from './accounts.ts'
import { filledOnce } from './filled-once.ts'
import { address } from './gateway.ts'

let fillings = 0

const test = filledOnce(async ({ accounts }) => {
  fillings += 1
  await accounts.signUp(signUpOf('keti'), 'en', address)
  const { token } = await accounts.login({ username: 'keti', password }, address)
  return { token, filling: fillings }
})

const count = 'select count(*)::int as people from users'

describe('a test over a database that was filled for its file', () => {
  for (const which of ['one test', 'the next']) {
    test(`finds what was put there, and nothing of another: ${which}`, async ({
      asVisitor,
      services,
      manager,
      filled,
    }) => {
      const { body } = await asVisitor.as(filled.token).graphql('{ viewer { username } }')
      expect(body).toEqual({ data: { viewer: { username: 'keti' } } })
      await services.accounts.signUp(signUpOf('luka'), 'en', address)
      expect(await manager.query(count)).toEqual([{ people: 2 }])
      expect(filled.filling).toBe(1)
    })
  }

  for (const which of ['one test', 'the next']) {
    test(`may leave its transaction broken: ${which}`, async ({ manager }) => {
      expect(await manager.query(count)).toEqual([{ people: 1 }])
      await expect(manager.query('select nonsense')).rejects.toThrow('nonsense')
    })
  }

  test('is ended for no pause between two tests', async ({ manager }) => {
    const setting = 'idle_in_transaction_session_timeout'
    expect(await manager.query(`show ${setting}`)).toEqual([{ [setting]: '0' }])
  })
})
