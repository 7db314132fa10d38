import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import type { PasswordReset } from '../../schema/password-resets.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { codeOf } from '../support/one-time-codes.ts'
import { resetLetters, sentToken, wordsOf } from '../support/password-resets.ts'
import { erase } from '../support/personal-data.ts'
import { test as withTelephone } from '../support/second-factor.ts'
import { hashesOf } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const renewed = 'a walk by the river'

const chosen = (token: string, word = renewed) => ({ token, password: word, confirmPassword: word })

const ask = (agent: Agent, email = 'nino@example.org') =>
  agent.post<{ message: string }>('/api/password-resets', { email })

const look = (agent: Agent, token: string) => agent.post<PasswordReset>('/api/password-reset', { token })

const set = (agent: Agent, token: string, word = renewed) =>
  agent.post('/api/password-reset/password', chosen(token, word))

const signIn = (agent: Agent, word: string, username = 'nino') =>
  agent.post<{ token: string }>('/api/login', { username, password: word })

const sent = { status: 200, body: { message: 'Password reset link sent' } }
const gone = { status: 404, body: { code: 'not_found', error: 'password reset link not found' } }

/** Nino, who has signed up and forgotten her password. */
const forgotten = test.extend('nino', async ({ services }) => {
  const { id } = await services.accounts.signUp(signUpOf('nino'), 'ka', address)
  return id
})

describe('a link for a forgotten password', () => {
  forgotten(
    'is written to its owner, in their language, with what they sign in with',
    async ({ asVisitor, manager, clock, nino: _ }) => {
      expect((await asVisitor.get('/api/switches')).body).toEqual({
        letters: true,
        newsletter: false,
        projects: false,
        giving: false,
        events: false,
      })
      expect(await ask(asVisitor.in('en'), 'NINO@example.org')).toMatchObject(sent)
      const letters = await resetLetters(manager)
      expect(letters).toMatchObject([{ recipient: 'nino@example.org', locale: 'ka', state: 'waiting' }])
      const [letter] = letters
      const words = letter && (await wordsOf(manager, letter, clock))
      expect(words?.paragraphs.join(' ')).toContain('„nino“')
      expect(words?.action.path).toBe('/reset-password?lng=ka')
    },
  )

  forgotten('says whose password it sets, and sets it once', async ({ asVisitor, manager, nino: _ }) => {
    await ask(asVisitor)
    const token = await sentToken(manager)
    expect((await look(asVisitor, token)).body).toMatchObject({
      username: 'nino',
      expiresAt: '2026-03-21T09:30:00.000Z',
    })
    expect((await set(asVisitor, token)).status).toBe(204)
    expect((await signIn(asVisitor, renewed)).status).toBe(200)
    expect((await signIn(asVisitor, password)).status).toBe(401)
    expect(await set(asVisitor, token, 'another walk by the river')).toMatchObject(gone)
    expect(await look(asVisitor, token)).toMatchObject(gone)
    expect((await signIn(asVisitor, renewed)).status).toBe(200)
  })

  forgotten('is the same on the other edge', async ({ asVisitor, manager, nino }) => {
    const asked = await asVisitor.graphql(
      'mutation { requestPasswordReset(input: { email: "nino@example.org" }) { message } }',
    )
    expect(asked.body.data).toEqual({ requestPasswordReset: sent.body })
    const token = await sentToken(manager)
    const found = await asVisitor.graphql(
      'mutation ($token: String!) { findPasswordReset(token: $token) { username } }',
      { token },
    )
    expect(found.body.data).toEqual({ findPasswordReset: { username: 'nino' } })
    const reset = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }'
    expect((await asVisitor.graphql(reset, { input: chosen(token) })).body.data).toEqual({
      resetPassword: nino,
    })
    const again = await asVisitor.graphql(reset, { input: chosen(token) })
    expect(again.body.errors?.[0]?.extensions).toMatchObject({ code: 'not_found' })
  })

  forgotten('changes nothing by being looked at', async ({ asVisitor, manager, nino: _ }) => {
    await ask(asVisitor)
    const token = await sentToken(manager)
    const before = await wholeDatabase(manager)
    await look(asVisitor, token)
    expect(await wholeDatabase(manager)).toEqual(before)
  })

  forgotten(
    'is good for half an hour, and its letter is not sent after that',
    async ({ asVisitor, manager, clock, nino: _ }) => {
      await ask(asVisitor)
      const token = await sentToken(manager)
      clock.advance({ seconds: 30 * 60 - 1 })
      expect((await look(asVisitor, token)).status).toBe(200)
      clock.advance({ seconds: 1 })
      expect(await look(asVisitor, token)).toMatchObject(gone)
      expect(await set(asVisitor, token)).toMatchObject(gone)
      const [letter] = await resetLetters(manager)
      expect(letter && (await wordsOf(manager, letter, clock))).toBeNull()
    },
  )

  forgotten(
    'is swept when it is over and somebody asks for another',
    async ({ asVisitor, manager, clock, nino: _ }) => {
      await ask(asVisitor)
      clock.advance({ seconds: 30 * 60 })
      await ask(asVisitor)
      expect(await manager.query('select id from password_resets')).toHaveLength(1)
    },
  )

  forgotten(
    'is kept as a hash, and different whenever it is sent',
    async ({ asVisitor, manager, nino: _ }) => {
      await ask(asVisitor)
      const first = await sentToken(manager)
      const second = await sentToken(manager)
      expect(Buffer.from(second, 'base64url')).toHaveLength(32)
      expect(linesWith(await wholeDatabase(manager), [first, second])).toEqual([])
      expect(await look(asVisitor, first)).toMatchObject(gone)
      expect((await look(asVisitor, second)).status).toBe(200)
    },
  )

  test('that is nobody’s leads nowhere', async ({ asVisitor }) => {
    const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    expect(await look(asVisitor, token)).toMatchObject(gone)
    expect(await set(asVisitor, token)).toMatchObject(gone)
  })

  forgotten('stays good where the new password is refused', async ({ asVisitor, manager, nino: _ }) => {
    await ask(asVisitor)
    const token = await sentToken(manager)
    const different = { ...chosen(token), confirmPassword: 'another' }
    expect(await asVisitor.post('/api/password-reset/password', different)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'confirmPassword', code: 'mismatch' }] },
    })
    expect(await set(asVisitor, token, 'short')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'too_short' }] },
    })
    expect((await set(asVisitor, token)).status).toBe(204)
  })

  test('sets no common password of somebody who works here', async ({ asAdmin, asVisitor, manager }) => {
    await ask(asVisitor, 'admin@example.org')
    const token = await sentToken(manager)
    expect(await set(asVisitor, token, 'password123')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'too_common' }] },
    })
    expect((await set(asVisitor, token)).status).toBe(204)
    expect((await asAdmin.get('/api/projects')).status).toBe(401)
  })
})

describe('a new password by a link', () => {
  forgotten(
    'ends every session and every other link of its account, and of no other',
    async ({ asVisitor, asIndividual, manager, nino: _ }) => {
      const devices = [await signIn(asVisitor, password), await signIn(asVisitor, password)]
      await ask(asVisitor)
      const other = await sentToken(manager)
      await ask(asVisitor, 'individual@example.org')
      const elsewhere = await sentToken(manager)
      await ask(asVisitor)
      await set(asVisitor, await sentToken(manager))
      for (const { body } of devices) {
        const { status, body: refusal } = await asVisitor.as(body.token).get('/api/sessions')
        expect([status, refusal]).toMatchObject([401, { error: 'invalid token' }])
      }
      expect(await look(asVisitor, other)).toMatchObject(gone)
      expect((await look(asVisitor, elsewhere)).status).toBe(200)
      expect((await asIndividual.get('/api/sessions')).status).toBe(200)
    },
  )

  forgotten(
    'is told in the trail as its owner’s, from where it was set',
    async ({ asVisitor, asAdmin, manager, nino }) => {
      await ask(asVisitor)
      await set(asVisitor.from('203.0.113.5'), await sentToken(manager))
      const { body } = await asAdmin.get(`/api/trail?record=${nino}`)
      expect(body).toMatchObject([
        { actorId: nino, address: '203.0.113.5', operation: 'resetPassword', action: 'change' },
      ])
      expect(JSON.stringify(body)).not.toContain(renewed)
    },
  )

  for (const [what, change] of Object.entries({
    'another new password': `password_hash = 'plain another'`,
    'another address': `email = 'n@example.org', email_key = 'n@example.org'`,
    'a disabled account': 'disabled_at = now()',
  })) {
    forgotten(`comes to nothing by a link from before ${what}`, async ({ asVisitor, manager, nino }) => {
      await ask(asVisitor)
      const token = await sentToken(manager)
      await manager.query(`update users set ${change} where id = $1`, [nino])
      expect(await set(asVisitor, token)).toMatchObject(gone)
    })
  }

  withTelephone.extend('post', ({ clock }): Outbox | null => createTestPost(clock))(
    'lets nobody in who is asked for a code as well',
    async ({ asVisitor, telephone, manager, clock }) => {
      await ask(asVisitor)
      await set(asVisitor, await sentToken(manager, clock))
      const first = await asVisitor.post<{ code: string; challenge: string }>('/api/login', {
        username: 'nino',
        password: renewed,
      })
      expect([first.status, first.body.code]).toEqual([401, 'second_factor_required'])
      const { challenge } = first.body
      const code = codeOf(telephone.key, clock.now())
      expect((await asVisitor.post('/api/login/second-step', { challenge, code })).status).toBe(200)
    },
  )
})

describe('whoever asks for a link', () => {
  forgotten(
    'does not learn who has signed up: not by the answer, nor by the work',
    async ({ asVisitor, manager, statements, nino: _ }) => {
      /** What ends a part of a transaction: kept, or taken back. */
      const alike = (sql: string): string => sql.replace(/^(?:release|rollback to) savepoint/i, 'end of')
      const work = async (email: string) => {
        let answer: unknown
        const sql = await statements.during(async () => {
          const { status, body } = await ask(asVisitor, email)
          answer = { status, body }
        })
        return { answer, sql: sql.map(alike) }
      }
      const ofSomebody = await work('nino@example.org')
      const ofNobody = await work('nobody@example.org')
      expect(ofSomebody.answer).toEqual(sent)
      expect(ofNobody).toEqual(ofSomebody)
      expect(ofNobody.sql.length).toBeGreaterThan(5)
      expect((await resetLetters(manager)).map(({ recipient }) => recipient)).toEqual(['nino@example.org'])
    },
  )

  forgotten('has nothing written to somebody who is disabled', async ({ asVisitor, manager, nino }) => {
    await manager.query('update users set disabled_at = now() where id = $1', [nino])
    expect(await ask(asVisitor)).toMatchObject(sent)
    expect(await resetLetters(manager)).toEqual([])
    expect(await manager.query('select id from password_resets')).toEqual([])
  })

  test('is told what an address is', async ({ asVisitor }) => {
    expect(await ask(asVisitor, 'nino@')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', code: 'invalid_email' }] },
    })
  })

  withoutLetters('is refused where the site writes no letters', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    expect(await ask(asVisitor)).toMatchObject({ status: 409, body: { code: 'letters_off' } })
    expect((await asVisitor.get('/api/switches')).body).toEqual({
      letters: false,
      newsletter: false,
      projects: false,
      giving: false,
      events: false,
    })
  })

  const kept = forgotten.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept(
    'is refused where letters are only kept to be looked at, and none is',
    async ({ asVisitor, manager, nino: _ }) => {
      expect(await ask(asVisitor)).toMatchObject({ status: 409, body: { code: 'letters_off' } })
      expect((await asVisitor.get('/api/switches')).body).toEqual({
        letters: false,
        newsletter: false,
        projects: false,
        giving: false,
        events: false,
      })
      expect(await resetLetters(manager)).toEqual([])
    },
  )

  const limited = forgotten.extend('loginLimits', { perAccount: 2, perAddress: 4, windowSeconds: 900 })

  limited(
    'has no more letters written to one mailbox than guesses are let, and is told the same',
    async ({ asVisitor, manager, clock, nino: _ }) => {
      for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        expect(await ask(asVisitor.from(from))).toMatchObject(sent)
      }
      expect(await resetLetters(manager)).toHaveLength(2)
      expect((await signIn(asVisitor, password)).status).toBe(200)
      clock.advance({ seconds: 900 })
      await ask(asVisitor)
      expect(await resetLetters(manager)).toHaveLength(3)
    },
  )

  limited('is kept waiting at one address, whoever they ask for', async ({ asVisitor, clock }) => {
    for (let times = 0; times < 4; times++) await ask(asVisitor, `somebody${times}@example.org`)
    expect(await ask(asVisitor)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    expect(await ask(asVisitor.from('192.0.2.99'))).toMatchObject(sent)
    clock.advance({ seconds: 900 })
    expect(await ask(asVisitor)).toMatchObject(sent)
  })

  forgotten(
    'leaves nothing of an address whose owner is forgotten',
    async ({ asVisitor, asAdmin, manager, nino: _ }) => {
      await ask(asVisitor)
      await erase(asAdmin, 'nino@example.org')
      expect(linesWith(await wholeDatabase(manager), hashesOf('nino@example.org'))).toEqual([])
      expect(await manager.query('select id from password_resets')).toEqual([])
      expect(await resetLetters(manager)).toEqual([])
    },
  )
})
