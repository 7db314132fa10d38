import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import type { EmailAgreement, EmailChange } from '../../schema/email-changes.ts'
import type { OwnEmail } from '../../schema/email-verifications.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { changeLetters, changeToken, wordsOf } from '../support/email-changes.ts'
import { verificationToken } from '../support/email-verifications.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { sentToken } from '../support/password-resets.ts'
import { erase, find } from '../support/personal-data.ts'
import { hashesOf } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const ask = (agent: Agent, email = 'new@example.org', currentPassword = password) =>
  agent.post<OwnEmail>('/api/email-changes', { email, currentPassword })

const look = (agent: Agent, token: string) => agent.post<EmailChange>('/api/email-change', { token })

const agree = (agent: Agent, token: string) =>
  agent.post<EmailAgreement>('/api/email-change/agreement', { token })

const refuse = (agent: Agent, token: string) => agent.post('/api/email-change/refusal', { token })

const own = async (agent: Agent): Promise<OwnEmail> => (await agent.get<OwnEmail>('/api/email')).body

const gone = { status: 404, body: { code: 'not_found', error: 'email change link not found' } }
const now = '2026-03-21T09:00:00.000Z'
const renewed = 'a walk by the river'

/** Nino, who has an account, and the session she has then. */
const test = withoutLetters
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('nino', async ({ services }) => {
    const { id } = await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    return id
  })
  .extend('asNino', async ({ asVisitor, nino: _ }) => {
    const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'nino', password })
    return asVisitor.as(body.token)
  })

/** The same, and she has asked for another address: the links of both. */
const asked = test.extend('links', async ({ asNino, manager }) => {
  expect((await ask(asNino)).status).toBe(200)
  return { old: await changeToken(manager, 'emailChange'), fresh: await changeToken(manager, 'newEmail') }
})

/** The same, and both have agreed: the link by which the address before takes it back. */
const changed = asked.extend('undo', async ({ asVisitor, links, manager }) => {
  await agree(asVisitor, links.old)
  expect((await agree(asVisitor, links.fresh)).body).toEqual({ isChanged: true })
  return changeToken(manager, 'emailChanged')
})

describe('somebody who asks for another address', () => {
  test('has both written to, in their language, and changes nothing by it', async ({ asNino, manager }) => {
    const { status, body } = await ask(asNino)
    expect([status, body]).toEqual([
      200,
      { email: 'nino@example.org', verifiedAt: null, newEmail: 'new@example.org' },
    ])
    expect(await own(asNino)).toEqual(body)
    expect(await changeLetters(manager)).toMatchObject([
      { kind: 'emailChange', recipient: 'nino@example.org', locale: 'ka' },
      { kind: 'newEmail', recipient: 'new@example.org', locale: 'ka' },
    ])
    const [old, fresh] = [await wordsOf(manager, 'emailChange'), await wordsOf(manager, 'newEmail')]
    expect(old?.paragraphs.join(' ')).toContain('new@example.org')
    expect(old?.paragraphs.join(' ')).toContain('nino')
    expect(fresh?.paragraphs.join(' ')).not.toContain('nino')
    expect([old?.action.path, fresh?.action.path]).toEqual(Array(2).fill('/change-email?lng=ka'))
  })

  test('is asked for the password, and guesses are counted', async ({ asNino, manager }) => {
    expect(await ask(asNino, 'new@example.org', 'a wrong guess')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
    })
    expect(await changeLetters(manager)).toEqual([])
  })

  test('is told where it is the address they have', async ({ asNino }) => {
    expect(await ask(asNino, 'NINO@example.org')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', code: 'own_address' }] },
    })
  })

  test('has one change open, the last one', async ({ asNino, asVisitor, manager }) => {
    await ask(asNino)
    const first = await changeToken(manager, 'emailChange')
    await ask(asNino, 'other@example.org')
    expect(await look(asVisitor, first)).toMatchObject(gone)
    expect((await own(asNino)).newEmail).toBe('other@example.org')
    expect(await manager.query('select id from email_changes')).toHaveLength(1)
  })

  test('asks the same on the other edge', async ({ asNino, asVisitor, nino, manager }) => {
    const request = `mutation ($input: EmailChangeRequest!) {
      requestEmailChange(input: $input) { email verifiedAt newEmail } }`
    const input = { email: 'new@example.org', currentPassword: password }
    expect((await asNino.graphql(request, { input })).body.data).toEqual({
      requestEmailChange: { email: 'nino@example.org', verifiedAt: null, newEmail: 'new@example.org' },
    })
    const [old, token] = [await changeToken(manager, 'emailChange'), await changeToken(manager, 'newEmail')]
    const find = 'mutation ($token: String!) { findEmailChange(token: $token) { side email hasAgreed } }'
    expect((await asVisitor.graphql(find, { token })).body.data).toEqual({
      findEmailChange: { side: 'new', email: 'new@example.org', hasAgreed: false },
    })
    const yes = 'mutation ($token: String!) { agreeToEmailChange(token: $token) { isChanged } }'
    expect((await asVisitor.graphql(yes, { token })).body.data).toEqual({
      agreeToEmailChange: { isChanged: false },
    })
    const no = 'mutation ($token: String!) { refuseEmailChange(token: $token) }'
    expect((await asVisitor.graphql(no, { token: old })).body.data).toEqual({ refuseEmailChange: nino })
    const again = await asVisitor.graphql(yes, { token })
    expect(again.body.errors?.[0]?.extensions).toMatchObject({ code: 'not_found' })
  })

  const limited = test.extend('loginLimits', { perAccount: 2, perAddress: 100, windowSeconds: 900 })

  limited('is written no more often than a password is let be guessed', async ({ asNino, manager }) => {
    for (const _ of [1, 2]) expect((await ask(asNino)).status).toBe(200)
    expect((await ask(asNino.from('192.0.2.9'))).status).toBe(429)
    expect(await changeLetters(manager)).toHaveLength(4)
  })

  limited(
    'writes a mailbox no more often than others do',
    async ({ asNino, services, asVisitor, manager }) => {
      for (const name of ['levan', 'gia']) {
        await services.accounts.signUp(signUpOf(name), 'en', address)
        const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: name, password })
        expect((await ask(asVisitor.as(body.token))).status).toBe(200)
      }
      expect((await ask(asNino)).status).toBe(200)
      const to = (await changeLetters(manager)).filter(({ recipient }) => recipient === 'new@example.org')
      expect(to).toHaveLength(2)
    },
  )

  test('must be signed in', async ({ asVisitor }) => {
    expect((await ask(asVisitor)).status).toBe(401)
  })

  for (const [where, post] of [
    ['the site writes no letters', (): Outbox | null => null],
    ['letters are only kept to be looked at', createKeptOutbox],
  ] as const) {
    const off = test.extend('post', ({ clock }): Outbox | null => post(clock))
    off(`is told that ${where}`, async ({ asNino, manager }) => {
      expect(await ask(asNino)).toMatchObject({ status: 409, body: { code: 'letters_off' } })
      expect(await manager.query('select id from email_changes')).toEqual([])
    })
  }
})

describe('an address that somebody else has', () => {
  const taken = test.extend('levan', async ({ services }) => {
    const { id } = await services.accounts.signUp(signUpOf('levan'), 'en', address)
    return id
  })

  taken('is told by the letter to it alone', async ({ asNino, manager, levan: _ }) => {
    const free = (await ask(asNino, 'free@example.org')).body
    const { status, body } = await ask(asNino, 'LEVAN@example.org')
    expect([status, body]).toEqual([200, { ...free, newEmail: 'LEVAN@example.org' }])
    expect((await changeLetters(manager)).slice(2)).toMatchObject([
      { kind: 'emailChange', recipient: 'nino@example.org' },
      { kind: 'takenEmail', recipient: 'levan@example.org', locale: 'en' },
    ])
    const words = await wordsOf(manager, 'takenEmail')
    expect(words?.paragraphs.join(' ')).not.toContain('nino')
    expect(words?.action.path).toBe('/sign-in?lng=en')
  })

  taken(
    'never becomes another’s, though the other agrees',
    async ({ asNino, asVisitor, manager, levan: _ }) => {
      await ask(asNino, 'levan@example.org')
      const token = await changeToken(manager, 'emailChange')
      expect((await agree(asVisitor, token)).body).toEqual({ isChanged: false })
      expect((await own(asNino)).email).toBe('nino@example.org')
    },
  )

  asked('by the time both agree is told to neither', async ({ asNino, asVisitor, services, links }) => {
    await services.accounts.signUp({ ...signUpOf('levan'), email: 'new@example.org' }, 'en', address)
    for (const token of [links.fresh, links.old, links.fresh]) {
      expect(await agree(asVisitor, token)).toMatchObject({ status: 200, body: { isChanged: false } })
    }
    expect((await own(asNino)).email).toBe('nino@example.org')
  })
})

describe('a link of a change', () => {
  asked('says what it is for, and writes nothing by that', async ({ asVisitor, manager, links }) => {
    const before = await wholeDatabase(manager)
    const common = { email: 'new@example.org', hasAgreed: false, expiresAt: '2026-03-22T09:00:00.000Z' }
    expect((await look(asVisitor, links.old)).body).toMatchObject({ side: 'old', ...common })
    expect((await look(asVisitor, links.fresh)).body).toMatchObject({ side: 'new', ...common })
    expect(await wholeDatabase(manager)).toEqual(before)
  })

  for (const order of ['old first', 'new first'] as const) {
    asked(
      `changes the address once both have agreed, the ${order}`,
      async ({ asVisitor, asNino, manager, links }) => {
        const [first, second] = order === 'old first' ? [links.old, links.fresh] : [links.fresh, links.old]
        for (const _again of [1, 2]) {
          expect((await agree(asVisitor, first)).body).toEqual({ isChanged: false })
        }
        expect((await look(asVisitor, first)).body.hasAgreed).toBe(true)
        expect((await own(asNino)).email).toBe('nino@example.org')
        expect((await agree(asVisitor, second)).body).toEqual({ isChanged: true })
        expect(await own(asNino)).toEqual({ email: 'new@example.org', verifiedAt: now, newEmail: null })
        expect((await changeLetters(manager)).at(-1)).toMatchObject({
          kind: 'emailChanged',
          recipient: 'nino@example.org',
        })
        for (const token of [first, second]) expect(await agree(asVisitor, token)).toMatchObject(gone)
      },
    )
  }

  asked('that is refused ends the change for both', async ({ asVisitor, asNino, links }) => {
    await agree(asVisitor, links.fresh)
    expect((await refuse(asVisitor, links.old)).status).toBe(204)
    for (const token of [links.old, links.fresh]) expect(await agree(asVisitor, token)).toMatchObject(gone)
    expect(await own(asNino)).toEqual({ email: 'nino@example.org', verifiedAt: null, newEmail: null })
  })

  asked(
    'is good for a day, and its letters are not sent after that',
    async ({ asVisitor, asNino, manager, clock, links }) => {
      clock.advance({ seconds: 24 * 60 * 60 - 1 })
      expect((await look(asVisitor, links.old)).status).toBe(200)
      clock.advance({ seconds: 1 })
      for (const token of [links.old, links.fresh]) {
        expect(await look(asVisitor, token)).toMatchObject(gone)
        expect(await agree(asVisitor, token)).toMatchObject(gone)
        expect(await refuse(asVisitor, token)).toMatchObject(gone)
      }
      for (const kind of ['emailChange', 'newEmail'] as const) {
        expect(await wordsOf(manager, kind, clock)).toBeNull()
      }
      const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'nino', password })
      const signedIn = asNino.as(body.token)
      expect((await own(signedIn)).newEmail).toBeNull()
      await ask(signedIn)
      expect(await manager.query('select id from email_changes')).toHaveLength(1)
    },
  )

  asked('is kept as a hash, and different whenever it is sent', async ({ asVisitor, manager, links }) => {
    const again = await changeToken(manager, 'newEmail')
    expect(Buffer.from(again, 'base64url')).toHaveLength(32)
    expect(linesWith(await wholeDatabase(manager), [links.old, links.fresh, again])).toEqual([])
    expect(await look(asVisitor, links.fresh)).toMatchObject(gone)
    expect((await look(asVisitor, again)).status).toBe(200)
  })

  test('that is nobody’s leads nowhere', async ({ asVisitor }) => {
    const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    for (const press of [look, agree, refuse]) expect(await press(asVisitor, token)).toMatchObject(gone)
  })

  for (const [what, sql] of [
    ['another password', `update users set password_hash = 'another'`],
    ['another address', `update users set email = 'a@example.org', email_key = 'a@example.org'`],
    ['being disabled', 'update users set disabled_at = now()'],
  ] as const) {
    asked(
      `comes to nothing with ${what}, whoever writes that`,
      async ({ asVisitor, manager, nino, links }) => {
        await manager.query(`${sql} where id = $1`, [nino])
        for (const token of [links.old, links.fresh])
          expect(await agree(asVisitor, token)).toMatchObject(gone)
        expect(await manager.query('select id from email_changes')).toEqual([])
      },
    )
  }

  asked(
    'leaves sessions open, and ends links to the address before',
    async ({ asVisitor, asNino, manager, links }) => {
      const early = await verificationToken(manager)
      await asVisitor.post('/api/password-resets', { email: 'nino@example.org' })
      const reset = await sentToken(manager)
      await agree(asVisitor, links.old)
      await agree(asVisitor, links.fresh)
      expect((await asNino.get('/api/sessions')).status).toBe(200)
      expect((await asVisitor.post('/api/email-verification', { token: early })).status).toBe(404)
      expect((await asVisitor.post('/api/password-reset', { token: reset })).status).toBe(404)
    },
  )

  asked(
    'is told in the trail as its owner’s, from where it was used',
    async ({ asVisitor, asAdmin, links, nino }) => {
      await agree(asVisitor, links.old)
      await agree(asVisitor.from('203.0.113.5'), links.fresh)
      const { body } = await asAdmin.get<object[]>(`/api/trail?record=${nino}`)
      expect(body).toContainEqual(
        expect.objectContaining({
          actorId: nino,
          address: '203.0.113.5',
          operation: 'agreeToEmailChange',
          action: 'change',
          changes: [{ column: 'email', before: 'nino@example.org', after: 'new@example.org' }],
        }),
      )
    },
  )
})

describe('a change that has happened', () => {
  changed(
    'is taken back by the address before, which ends all sessions',
    async ({ asVisitor, asNino, manager, undo }) => {
      expect((await look(asVisitor, undo)).body).toMatchObject({
        side: 'former',
        email: 'new@example.org',
        expiresAt: '2026-03-28T09:00:00.000Z',
      })
      expect(await agree(asVisitor, undo)).toMatchObject(gone)
      expect((await refuse(asVisitor, undo)).status).toBe(204)
      expect((await asNino.get('/api/sessions')).status).toBe(401)
      const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'nino', password })
      expect(await own(asVisitor.as(body.token))).toEqual({
        email: 'nino@example.org',
        verifiedAt: now,
        newEmail: null,
      })
      expect(await refuse(asVisitor, undo)).toMatchObject(gone)
      expect(await manager.query('select id from email_changes')).toEqual([])
    },
  )

  changed(
    'can be taken back though whoever made it has changed the password, and the address again',
    async ({ asVisitor, asNino, manager, undo }) => {
      const input = { currentPassword: password, password: renewed, confirmPassword: renewed }
      expect((await asNino.put('/api/password', input)).status).toBe(204)
      await ask(asNino, 'third@example.org', renewed)
      await agree(asVisitor, await changeToken(manager, 'emailChange'))
      await agree(asVisitor, await changeToken(manager, 'newEmail'))
      expect((await own(asNino)).email).toBe('third@example.org')
      expect((await refuse(asVisitor, undo)).status).toBe(204)
      expect(await manager.query('select email from users where username_key = $1', ['nino'])).toEqual([
        { email: 'nino@example.org' },
      ])
    },
  )

  changed(
    'is not taken back after a week, nor of an account that is disabled',
    async ({ asVisitor, clock, manager, nino, undo }) => {
      clock.advance({ seconds: 7 * 24 * 60 * 60 })
      expect(await refuse(asVisitor, undo)).toMatchObject(gone)
      await manager.query('update users set disabled_at = now() where id = $1', [nino])
      expect(await manager.query('select id from email_changes')).toEqual([])
    },
  )

  changed(
    'is not taken back where somebody has signed up with the address before since',
    async ({ asVisitor, services, undo }) => {
      await services.accounts.signUp({ ...signUpOf('levan'), email: 'nino@example.org' }, 'en', address)
      expect(await refuse(asVisitor, undo)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
      expect((await look(asVisitor, undo)).status).toBe(200)
    },
  )

  changed('is told to whoever looks for what is held about either address', async ({ asAdmin, undo: _ }) => {
    expect((await find(asAdmin, 'new@example.org')).otherAddresses).toEqual(['nino@example.org'])
    expect((await find(asAdmin, 'nino@example.org')).otherAddresses).toEqual(['new@example.org'])
  })

  changed(
    'leaves nothing of either address whose owner is forgotten',
    async ({ asAdmin, manager, undo: _ }) => {
      await erase(asAdmin, 'new@example.org')
      const hashes = [...hashesOf('nino@example.org'), ...hashesOf('new@example.org')]
      expect(linesWith(await wholeDatabase(manager), hashes)).toEqual([])
      expect(await manager.query('select id from email_changes')).toEqual([])
    },
  )
})

describe('the console', () => {
  changed(
    'gives an account another address, and ends its sessions and links',
    async ({ asVisitor, asNino, services, manager, clock, undo }) => {
      await ask(asNino, 'third@example.org')
      const post = createTestPost(clock)
      expect(await services.accounts.changeEmail('NINO', { email: 'found@example.org' }, post)).toBe(true)
      expect((await asNino.get('/api/sessions')).status).toBe(401)
      expect(await refuse(asVisitor, undo)).toMatchObject(gone)
      expect(await manager.query('select id from email_changes')).toEqual([])
      const token = await verificationToken(manager, 'found@example.org')
      expect((await asVisitor.post('/api/email-verification/confirmation', { token })).status).toBe(204)
      expect(await services.accounts.changeEmail('nobody', { email: 'a@example.org' }, null)).toBe(false)
    },
  )

  test('is told where somebody else has it', async ({ services, nino: _ }) => {
    await services.accounts.signUp(signUpOf('levan'), 'en', address)
    const taken = services.accounts.changeEmail('nino', { email: 'LEVAN@example.org' }, null)
    await expect(taken).rejects.toMatchObject({ code: 'email_taken' })
    const none = services.accounts.changeEmail('nino', { email: 'levan@' }, null)
    await expect(none).rejects.toMatchObject({ code: 'validation_failed' })
  })
})
