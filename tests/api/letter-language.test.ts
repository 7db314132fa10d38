import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { newPlaceLetters } from '../support/new-places.ts'

/** Nino, who has signed up and in in Georgian. */
const test = withoutLetters
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('asNino', async ({ services, asVisitor }) => {
    await services.accounts.signUp(signUpOf('nino'), 'ka', address)
    const { body } = await asVisitor
      .in('ka')
      .post<{ token: string }>('/api/login', { username: 'nino', password })
    return asVisitor.as(body.token)
  })

const path = '/api/letter-language'

describe('the language that somebody is written to in', () => {
  test('is that of the page they signed in on last, until they choose one', async ({ asNino, asVisitor }) => {
    expect(await asNino.get(path)).toMatchObject({ status: 200, body: { locale: 'ka' } })
    await asVisitor.in('en').post('/api/login', { username: 'nino', password })
    expect((await asNino.get(path)).body).toEqual({ locale: 'en' })
    expect(await asNino.put(path, { locale: 'ka' })).toMatchObject({ status: 200, body: { locale: 'ka' } })
    await asVisitor.in('en').post('/api/login', { username: 'nino', password })
    expect((await asNino.get(path)).body).toEqual({ locale: 'ka' })
  })

  test('is that of their letters, wherever they sign in', async ({ asNino, asVisitor, manager }) => {
    await asNino.put(path, { locale: 'en' })
    for (const from of ['203.0.113.9', '203.0.113.10'])
      await asVisitor.in('ka').from(from).post('/api/login', { username: 'nino', password })
    expect((await newPlaceLetters(manager)).map(({ locale }) => locale)).toEqual(['en', 'en'])
  })

  test('is chosen over GraphQL as well', async ({ asNino }) => {
    const { body } = await asNino.graphql('mutation { chooseLetterLanguage(locale: en) }')
    expect(body.data).toEqual({ chooseLetterLanguage: 'en' })
    expect((await asNino.graphql('{ letterLanguage }')).body.data).toEqual({ letterLanguage: 'en' })
  })

  test('is one of the two, and nobody’s who has not signed in', async ({ asNino, asVisitor }) => {
    expect(await asNino.put(path, { locale: 'de' })).toMatchObject({ status: 400 })
    expect((await asVisitor.get(path)).status).toBe(401)
    expect((await asVisitor.put(path, { locale: 'ka' })).status).toBe(401)
  })

  test('of an admin whom the operator has made stays what the operator has named', async ({
    services,
    asVisitor,
  }) => {
    const localeAfter = async (username: string): Promise<unknown> => {
      const { body } = await asVisitor.in('en').post<{ token: string }>('/api/login', { username, password })
      return (await asVisitor.as(body.token).get(path)).body
    }
    await services.accounts.createAdmin(signUpOf('eka'), 'ka', true)
    await services.accounts.createAdmin(signUpOf('ana'), 'ka')
    expect(await localeAfter('eka')).toEqual({ locale: 'ka' })
    expect(await localeAfter('ana')).toEqual({ locale: 'en' })
  })
})
