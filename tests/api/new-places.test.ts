import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { newPlacesToldInADay } from '../../gateway/rooms/accounts/login-limiter.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, createTestPost, createTestServices, test as withoutLetters } from '../support/gateway.ts'
import { eka } from '../support/invitations.ts'
import { newPlaceLetters, wordsOf } from '../support/new-places.ts'
import { sentToken } from '../support/password-resets.ts'
import { erase } from '../support/personal-data.ts'
import { hashesOf } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const elsewhere = '203.0.113.9'
const android = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const signIn = (agent: Agent, from = address, typed = password) =>
  agent.from(from).post<{ token: string }>('/api/login', { username: 'nino', password: typed })

/** Nino, who has signed in at home once. */
const test = withoutLetters
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('nino', async ({ services, asVisitor }) => {
    const { id } = await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    await signIn(asVisitor)
    return id
  })

describe('a sign-in from a place that the account does not know', () => {
  test('is told its owner by letter, in their language', async ({ services, manager, nino: _ }) => {
    await services.accounts.login({ username: 'nino', password }, elsewhere, android)
    const letters = await newPlaceLetters(manager)
    expect(letters).toMatchObject([{ recipient: 'nino@example.org', locale: 'ka', state: 'waiting' }])
    const [letter] = letters
    const words = letter && (await wordsOf(manager, letter))
    expect(words?.paragraphs.join('\n')).toContain('2026 წლის 21\u00A0მარტი, 13:00, თბილისის დროით')
    expect(words?.paragraphs.join('\n')).toContain('Firefox, Android')
    expect(words?.action.path).toBe('/profile/security?lng=ka')
  })

  test('is told in the language they signed in with before; what comes later, in that of this time', async ({
    asVisitor,
    manager,
    nino: _,
  }) => {
    const localesOf = async () => (await newPlaceLetters(manager)).map(({ locale }) => locale)
    await signIn(asVisitor.in('en'), elsewhere)
    expect(await localesOf()).toEqual(['ka'])
    await signIn(asVisitor, '203.0.113.10')
    await signIn(asVisitor.in('ka'), '203.0.113.11')
    expect(await localesOf()).toEqual(['ka', 'en', 'en'])
  })

  test('is told where a program says nothing of itself, too', async ({ services, manager, nino: _ }) => {
    await services.accounts.login({ username: 'nino', password }, elsewhere)
    const [letter] = await newPlaceLetters(manager)
    const words = letter && (await wordsOf(manager, { ...letter, locale: 'en' }))
    expect(words?.paragraphs.join('\n')).toContain('With: a program that does not say its name')
  })

  test('is told though its session ends at once, so that nobody can keep it back', async ({
    asVisitor,
    manager,
    nino: _,
  }) => {
    const { body } = await signIn(asVisitor, elsewhere)
    await asVisitor.as(body.token).post('/api/logout', {})
    const [letter] = await newPlaceLetters(manager)
    expect(letter && (await wordsOf(manager, letter))).not.toBeNull()
  })

  test('is told once, as it is known from then on', async ({ asVisitor, manager, nino: _ }) => {
    for (const _again of [1, 2]) await signIn(asVisitor, elsewhere)
    expect(await newPlaceLetters(manager)).toHaveLength(1)
  })

  test('is told anew when the place was forgotten after its days', async ({
    asVisitor,
    manager,
    clock,
    nino: _,
  }) => {
    clock.advance({ seconds: 91 * 86_400 })
    await signIn(asVisitor)
    expect(await newPlaceLetters(manager)).toHaveLength(1)
  })

  test('is not told where it was the first of all', async ({ manager, nino: _ }) => {
    expect(await newPlaceLetters(manager)).toEqual([])
  })

  test('is not told somebody who joins the team by it', async ({ asAdmin, asVisitor, manager }) => {
    const invited = { name: 'Eka', role: 'editor' }
    const { body } = await asAdmin.post<{ token: string }>('/api/team/invitations', invited)
    expect((await asVisitor.post('/api/invitation/join', { ...eka, token: body.token })).status).toBe(200)
    expect(await newPlaceLetters(manager)).toEqual([])
  })

  test('is not told where the password is wrong', async ({ asVisitor, manager, nino: _ }) => {
    expect((await signIn(asVisitor, elsewhere, 'a wrong guess')).status).toBe(401)
    expect(await newPlaceLetters(manager)).toEqual([])
  })

  test('is told after a forgotten password, which makes every place unknown', async ({
    asVisitor,
    manager,
    nino: _,
  }) => {
    await asVisitor.post('/api/password-resets', { email: 'nino@example.org' })
    const renewed = 'a walk by the river'
    const input = { token: await sentToken(manager), password: renewed, confirmPassword: renewed }
    expect((await asVisitor.post('/api/password-reset/password', input)).status).toBe(204)
    await signIn(asVisitor, address, renewed)
    const letters = await newPlaceLetters(manager)
    expect(letters).toHaveLength(1)
    // They have signed in from there before, and it must not be denied.
    const [letter] = letters
    const words = letter && (await wordsOf(manager, { ...letter, locale: 'en' }))
    expect(words?.paragraphs[0]).toContain('or the password was set anew since')
  })

  test('is not told where a password is changed, of the place it is changed at', async ({
    asVisitor,
    manager,
    nino: _,
  }) => {
    const { body } = await signIn(asVisitor)
    const renewed = 'a walk by the river'
    const input = { currentPassword: password, password: renewed, confirmPassword: renewed }
    expect((await asVisitor.as(body.token).from(address).put('/api/password', input)).status).toBe(204)
    await signIn(asVisitor, address, renewed)
    expect(await newPlaceLetters(manager)).toEqual([])
    await signIn(asVisitor, elsewhere, renewed)
    expect(await newPlaceLetters(manager)).toHaveLength(1)
  })

  test('is told so many times a day and no more, and again the next', async ({
    asVisitor,
    manager,
    clock,
    nino: _,
  }) => {
    for (let at = 1; at <= newPlacesToldInADay + 2; at += 1) {
      expect((await signIn(asVisitor, `203.0.113.${at}`)).status).toBe(200)
    }
    expect(await newPlaceLetters(manager)).toHaveLength(newPlacesToldInADay)
    clock.advance({ seconds: 86_400 })
    await signIn(asVisitor, '203.0.113.200')
    expect(await newPlaceLetters(manager)).toHaveLength(newPlacesToldInADay + 1)
    clock.advance({ seconds: 89 * 86_400 })
    await signIn(asVisitor, '203.0.113.201')
    expect(await manager.query('select id from new_places')).toHaveLength(2)
  })

  test('leaves nothing of an address whose owner is forgotten', async ({
    asVisitor,
    asAdmin,
    manager,
    nino: _,
  }) => {
    await signIn(asVisitor, elsewhere)
    await erase(asAdmin, 'nino@example.org')
    expect(linesWith(await wholeDatabase(manager), hashesOf('nino@example.org'))).toEqual([])
    expect(await manager.query('select id from new_places')).toEqual([])
    expect(await newPlaceLetters(manager)).toEqual([])
  })
})

describe('nobody is kept out', () => {
  test('by a letter that cannot be written', async ({ manager, clock, nino: _ }) => {
    const failures: unknown[] = []
    const broken: Outbox = {
      ...createTestPost(clock),
      write: (within) => within.query('select * from no_such_table'),
    }
    const onFailure = (error: unknown) => {
      failures.push(error)
    }
    const services = createTestServices(manager, { clock, post: broken, onFailure })
    const session = await services.accounts.login({ username: 'nino', password }, elsewhere)
    expect(await services.accounts.identify(`Bearer ${session.token}`)).toMatchObject({ kind: 'signed-in' })
    expect(failures).toMatchObject([{ message: expect.stringContaining('no_such_table') }])
    expect(await manager.query('select id from new_places')).toEqual([])
  })
})

describe('nothing is told of new places', () => {
  const without = test.extend('post', (): Outbox | null => null)
  without('where the site writes no letters', async ({ asVisitor, manager, nino: _ }) => {
    expect((await signIn(asVisitor, elsewhere)).status).toBe(200)
    expect(await newPlaceLetters(manager)).toEqual([])
  })

  const kept = test.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))
  kept('where letters are only kept to be looked at', async ({ asVisitor, manager, nino: _ }) => {
    expect((await signIn(asVisitor, elsewhere)).status).toBe(200)
    expect(await newPlaceLetters(manager)).toEqual([])
  })
})
