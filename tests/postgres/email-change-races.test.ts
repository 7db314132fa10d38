import { describe, expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { changeLetters, changeToken } from '../support/email-changes.ts'
import { createTestPost } from '../support/gateway.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const clock = { ...systemClock, advance: () => undefined }
const room = '/api/email-change'

/** Two gateways over one database, and somebody who has one address after another. */
const test = withDatabase.extend('world', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const ports = { outbox: createTestPost(clock) }
  const [database, other] = [await open(), await open()]
  const here = createAgent(await gatewayOver(database, undefined, { ports }))
  const there = createAgent(await gatewayOver(other, undefined, { ports }))
  const signIn = async () => {
    const { body } = await here.post<{ token: string }>('/api/login', { username: 'founder', password })
    return here.as(body.token)
  }
  return {
    here,
    there,
    /** Asks for another address; the tokens of the links to the one there is, and to that one. */
    ask: async (email: string) => {
      const asked = await (await signIn()).post('/api/email-changes', { email, currentPassword: password })
      expect(asked.status).toBe(200)
      const { manager } = database
      return {
        old: await changeToken(manager, 'emailChange', clock),
        new: await changeToken(manager, 'newEmail', clock),
      }
    },
    email: async () => {
      const [row] = await database.query<[{ email: string }]>(
        `select email from users where username_key = 'founder'`,
      )
      return row.email
    },
    told: async () =>
      (await changeLetters(database.manager)).filter(({ kind }) => kind === 'emailChanged').length,
    open: (): Promise<unknown[]> => database.query('select id from email_changes where changed_at is null'),
  }
})

const rounds = [...Array(6).keys()]

describe('at the same moment', () => {
  test('both addresses agree, and the account changes once', async ({ world }) => {
    const { here, there, ask, email, told } = world
    for (const round of rounds) {
      const wanted = `both${round}@example.org`
      const tokens = await ask(wanted)
      const answers = await Promise.all([
        here.post(`${room}/agreement`, { token: tokens.old }),
        there.post(`${room}/agreement`, { token: tokens.new }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.filter(({ body }) => Object(body).isChanged)).toHaveLength(1)
      expect([await email(), await told()]).toEqual([wanted, round + 1])
    }
  })

  test('one agrees and the other refuses, and only one of that is done', async ({ world }) => {
    const { here, there, ask, email, open } = world
    for (const round of rounds) {
      const before = await email()
      const wanted = `refused${round}@example.org`
      const tokens = await ask(wanted)
      await here.post(`${room}/agreement`, { token: tokens.new })
      const [agreed, refused] = await Promise.all([
        here.post(`${room}/agreement`, { token: tokens.old }),
        there.post(`${room}/refusal`, { token: tokens.new }),
      ])
      expect([agreed.status, refused.status].sort()).toEqual([refused.status === 404 ? 200 : 204, 404])
      expect(await email()).toBe(refused.status === 404 ? wanted : before)
      expect(await open()).toEqual([])
    }
  })

  test('somebody signs up with the address, and it is theirs or the account’s, never both', async ({
    world,
  }) => {
    const { here, there, ask, email } = world
    for (const round of rounds) {
      const before = await email()
      const wanted = `taken${round}@example.org`
      const tokens = await ask(wanted)
      await here.post(`${room}/agreement`, { token: tokens.new })
      const [agreed, signedUp] = await Promise.all([
        here.post<{ isChanged: boolean }>(`${room}/agreement`, { token: tokens.old }),
        there.post('/api/users', { ...signUpOf(`taken${round}`), email: wanted }),
      ])
      expect(agreed.status).toBe(200)
      expect(agreed.body.isChanged).toBe(signedUp.status !== 201)
      expect(await email()).toBe(agreed.body.isChanged ? wanted : before)
    }
  })
})
