import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import type { EmailVerification, OwnEmail } from '../../schema/email-verifications.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { verificationLetters, verificationToken, wordsOf } from '../support/email-verifications.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { eka } from '../support/invitations.ts'
import { erase } from '../support/personal-data.ts'
import { hashesOf } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const look = (agent: Agent, token: string) =>
  agent.post<EmailVerification>('/api/email-verification', { token })

const confirm = (agent: Agent, token: string) => agent.post('/api/email-verification/confirmation', { token })

const state = async (agent: Agent): Promise<OwnEmail> => (await agent.get<OwnEmail>('/api/email')).body

const askAgain = (agent: Agent) => agent.post<OwnEmail>('/api/email-verifications', {})

const gone = { status: 404, body: { code: 'not_found', error: 'email verification link not found' } }
const now = '2026-03-21T09:00:00.000Z'

/** Nino, who has signed up, and the session she has then. */
const signedUp = test
  .extend('nino', async ({ services }) => {
    const { id } = await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    return id
  })
  .extend('asNino', async ({ asVisitor, nino: _ }) => {
    const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'nino', password })
    return asVisitor.as(body.token)
  })

describe('a sign-up', () => {
  signedUp(
    'has a link written to its address, in the language it came in',
    async ({ manager, clock, nino: _ }) => {
      const letters = await verificationLetters(manager)
      expect(letters).toMatchObject([{ recipient: 'nino@example.org', locale: 'ka', state: 'waiting' }])
      const [letter] = letters
      const words = letter && (await wordsOf(manager, letter, clock))
      expect(words?.paragraphs.join(' ')).toContain('nino@example.org')
      expect(words?.action.path).toBe('/verify-email?lng=ka')
    },
  )

  signedUp('opens its account at once: nothing waits for the link', async ({ asNino }) => {
    expect((await asNino.get('/api/sessions')).status).toBe(200)
    expect(await state(asNino)).toEqual({ email: 'nino@example.org', verifiedAt: null, newEmail: null })
  })

  test('has one letter written, however often it is sent under its key', async ({ asVisitor, manager }) => {
    const headers = { 'idempotency-key': 'a sign-up' }
    for (const _ of [1, 2]) {
      expect((await asVisitor.post('/api/users', signUpOf('nino'), headers)).status).toBe(201)
    }
    expect(await verificationLetters(manager)).toHaveLength(1)
  })

  signedUp('that is refused has none written', async ({ asVisitor, manager, nino: _ }) => {
    const twin = { ...signUpOf('nino2'), email: 'NINO@example.org' }
    expect((await asVisitor.post('/api/users', twin)).status).toBe(409)
    expect(await manager.query(`select id from letters where kind = 'emailVerification'`)).toHaveLength(1)
    expect(await manager.query('select id from email_verifications')).toHaveLength(1)
  })

  test('of somebody who joins the team is the same', async ({ asAdmin, asVisitor, manager }) => {
    const { body } = await asAdmin.post<{ token: string }>('/api/team/invitations', {
      name: 'Eka',
      role: 'editor',
    })
    await asVisitor.post('/api/invitation/join', { ...eka, token: body.token })
    expect(await verificationLetters(manager, eka.email)).toHaveLength(1)
  })

  withoutLetters('has nothing written where the site writes no letters', async ({ services, manager }) => {
    await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    expect(await manager.query('select id from letters')).toEqual([])
    expect(await manager.query('select id from email_verifications')).toEqual([])
  })

  const kept = signedUp.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept('has nothing written where letters are only kept to be looked at', async ({ asNino, manager }) => {
    expect(await verificationLetters(manager)).toEqual([])
    expect(await askAgain(asNino)).toMatchObject({ status: 409, body: { code: 'letters_off' } })
  })
})

describe('a link that confirms an address', () => {
  signedUp('says which, and confirms it once', async ({ asVisitor, asNino, manager }) => {
    const token = await verificationToken(manager)
    expect((await look(asVisitor, token)).body).toMatchObject({
      email: 'nino@example.org',
      expiresAt: '2026-03-22T09:00:00.000Z',
    })
    expect((await confirm(asVisitor, token)).status).toBe(204)
    expect(await state(asNino)).toEqual({ email: 'nino@example.org', verifiedAt: now, newEmail: null })
    expect(await look(asVisitor, token)).toMatchObject(gone)
    expect(await confirm(asVisitor, token)).toMatchObject(gone)
  })

  signedUp('is the same on the other edge', async ({ asVisitor, asNino, manager, nino }) => {
    const own = '{ ownEmail { email verifiedAt newEmail } }'
    const before = { email: 'nino@example.org', verifiedAt: null, newEmail: null }
    expect((await asNino.graphql(own)).body.data).toEqual({ ownEmail: before })
    const asked = await asNino.graphql('mutation { requestEmailVerification { email verifiedAt newEmail } }')
    expect(asked.body.data).toEqual({ requestEmailVerification: before })
    const token = await verificationToken(manager)
    const find = 'mutation ($token: String!) { findEmailVerification(token: $token) { email } }'
    expect((await asVisitor.graphql(find, { token })).body.data).toEqual({
      findEmailVerification: { email: 'nino@example.org' },
    })
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }'
    expect((await asVisitor.graphql(verify, { token })).body.data).toEqual({ verifyEmail: nino })
    expect((await asNino.graphql(own)).body.data).toEqual({
      ownEmail: { ...before, verifiedAt: now, newEmail: null },
    })
    const again = await asVisitor.graphql(verify, { token })
    expect(again.body.errors?.[0]?.extensions).toMatchObject({ code: 'not_found' })
  })

  signedUp('changes nothing by being looked at', async ({ asVisitor, manager, nino: _ }) => {
    const token = await verificationToken(manager)
    const before = await wholeDatabase(manager)
    await look(asVisitor, token)
    expect(await wholeDatabase(manager)).toEqual(before)
  })

  signedUp(
    'is good for a day, and its letter is not sent after that',
    async ({ asVisitor, manager, clock, nino: _ }) => {
      const token = await verificationToken(manager)
      clock.advance({ seconds: 24 * 60 * 60 - 1 })
      expect((await look(asVisitor, token)).status).toBe(200)
      clock.advance({ seconds: 1 })
      expect(await look(asVisitor, token)).toMatchObject(gone)
      expect(await confirm(asVisitor, token)).toMatchObject(gone)
      const [letter] = await verificationLetters(manager)
      expect(letter && (await wordsOf(manager, letter, clock))).toBeNull()
    },
  )

  signedUp(
    'is kept as a hash, and different whenever it is sent',
    async ({ asVisitor, manager, nino: _ }) => {
      const first = await verificationToken(manager)
      const second = await verificationToken(manager)
      expect(Buffer.from(second, 'base64url')).toHaveLength(32)
      expect(linesWith(await wholeDatabase(manager), [first, second])).toEqual([])
      expect(await look(asVisitor, first)).toMatchObject(gone)
      expect((await look(asVisitor, second)).status).toBe(200)
    },
  )

  test('that is nobody’s leads nowhere', async ({ asVisitor }) => {
    const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    expect(await look(asVisitor, token)).toMatchObject(gone)
    expect(await confirm(asVisitor, token)).toMatchObject(gone)
  })

  signedUp(
    'ends every other one of its account, and of no other',
    async ({ asVisitor, asNino, manager, services }) => {
      await services.accounts.signUp(signUpOf('levan'), 'en', address)
      const other = await verificationToken(manager)
      await askAgain(asNino)
      await confirm(asVisitor, await verificationToken(manager))
      expect(await look(asVisitor, other)).toMatchObject(gone)
      const elsewhere = await verificationToken(manager, 'levan@example.org')
      expect((await look(asVisitor, elsewhere)).status).toBe(200)
    },
  )

  signedUp(
    'comes to nothing with another address, which nobody has confirmed',
    async ({ asVisitor, asNino, manager, nino }) => {
      const early = await verificationToken(manager)
      await askAgain(asNino)
      await confirm(asVisitor, await verificationToken(manager))
      const renamed = `update users set email = 'n@example.org', email_key = 'n@example.org' where id = $1`
      await manager.query(renamed, [nino])
      expect(await state(asNino)).toEqual({ email: 'n@example.org', verifiedAt: null, newEmail: null })
      expect(await confirm(asVisitor, early)).toMatchObject(gone)
      await askAgain(asNino)
      const token = await verificationToken(manager, 'n@example.org')
      await manager.query(
        `update users set email = 'm@example.org', email_key = 'm@example.org' where id = $1`,
        [nino],
      )
      expect(await confirm(asVisitor, token)).toMatchObject(gone)
    },
  )

  signedUp('ends no session, and opens none', async ({ asVisitor, asNino, manager }) => {
    const before = (await asNino.get<{ sessions: unknown[] }>('/api/sessions')).body
    await confirm(asVisitor, await verificationToken(manager))
    expect((await asNino.get('/api/sessions')).body).toEqual(before)
  })

  signedUp(
    'is told in the trail as its owner’s, from where it was used',
    async ({ asVisitor, asAdmin, manager, nino }) => {
      await confirm(asVisitor.from('203.0.113.5'), await verificationToken(manager))
      const { body } = await asAdmin.get(`/api/trail?record=${nino}`)
      expect(body).toMatchObject([
        { actorId: nino, address: '203.0.113.5', operation: 'verifyEmail', action: 'change' },
      ])
    },
  )
})

describe('another letter', () => {
  signedUp(
    'is written to whoever has not confirmed, and to nobody else',
    async ({ asVisitor, asNino, manager }) => {
      expect(await askAgain(asNino)).toMatchObject({
        status: 200,
        body: { email: 'nino@example.org', verifiedAt: null, newEmail: null },
      })
      expect(await verificationLetters(manager)).toHaveLength(2)
      await confirm(asVisitor, await verificationToken(manager))
      expect(await askAgain(asNino)).toMatchObject({ status: 200, body: { verifiedAt: now } })
      expect(await verificationLetters(manager)).toHaveLength(2)
      expect((await askAgain(asVisitor)).status).toBe(401)
      expect((await asVisitor.get('/api/email')).status).toBe(401)
    },
  )

  test('is for the admin of the console too, who was written none', async ({ asAdmin, manager }) => {
    expect(await verificationLetters(manager, 'admin@example.org')).toEqual([])
    expect((await askAgain(asAdmin)).status).toBe(200)
    expect(await verificationLetters(manager, 'admin@example.org')).toHaveLength(1)
  })

  signedUp('sweeps links that are over', async ({ asNino, manager, clock }) => {
    clock.advance({ seconds: 24 * 60 * 60 })
    const { body } = await asNino.post<{ token: string }>('/api/login', { username: 'nino', password })
    await askAgain(asNino.as(body.token))
    expect(await manager.query('select id from email_verifications')).toHaveLength(1)
  })

  const limited = signedUp.extend('loginLimits', { perAccount: 2, perAddress: 4, windowSeconds: 900 })

  limited(
    'is written no more often than a password is let be guessed',
    async ({ asNino, manager, clock }) => {
      for (const _ of [1, 2]) expect((await askAgain(asNino)).status).toBe(200)
      expect(await askAgain(asNino.from('192.0.2.9'))).toMatchObject({
        status: 429,
        headers: { 'retry-after': '900' },
      })
      expect(await verificationLetters(manager)).toHaveLength(3)
      clock.advance({ seconds: 900 })
      expect((await askAgain(asNino)).status).toBe(200)
    },
  )

  signedUp('leaves nothing of an address whose owner is forgotten', async ({ asNino, asAdmin, manager }) => {
    await askAgain(asNino)
    await erase(asAdmin, 'nino@example.org')
    expect(linesWith(await wholeDatabase(manager), hashesOf('nino@example.org'))).toEqual([])
    expect(await manager.query('select id from email_verifications')).toEqual([])
    expect(await verificationLetters(manager)).toEqual([])
  })
})
