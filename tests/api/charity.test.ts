import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { accountChangedLetter } from '../../gateway/rooms/charity/account-changed-letter.ts'
import { createCharityRepository } from '../../gateway/rooms/charity/charity.repository.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const iban = 'GE29NB0000000101904917'
const otherIban = 'GE03NB0000000101904900'

type Json = Record<string, unknown>

interface CharityBody {
  version: number
  name: string | null
  iban: string | null
  translations: Record<'en' | 'ka', { name: string | null; address: string | null }>
}

const write = (agent: Agent, change: Json, headers?: Record<string, string>) =>
  agent.put<CharityBody>('/api/charity', change, headers)

const read = async (agent: Agent): Promise<CharityBody> => (await agent.get<CharityBody>('/api/charity')).body

const withIban = (agent: Agent, given: string | null = iban) =>
  write(agent, { iban: given, currentPassword: password })

describe('what the charity is', () => {
  test('is written in both languages, and what is not said of it stays', async ({ asAdmin }) => {
    const translations = { en: { name: 'An Example Union' }, ka: { name: 'სანიმუშო კავშირი' } }
    expect(await write(asAdmin, { translations, identificationCode: '123456789' })).toMatchObject({
      status: 200,
      body: { version: 2, name: 'An Example Union', identificationCode: '123456789', iban: null },
    })
    await write(asAdmin, { bankName: 'An Example Bank' })
    expect(await read(asAdmin.in('ka'))).toMatchObject({
      version: 3,
      name: 'სანიმუშო კავშირი',
      identificationCode: '123456789',
      bankName: 'An Example Bank',
    })
  })

  test('can be put back as it was read', async ({ asAdmin }) => {
    await withIban(asAdmin)
    const stood = await read(asAdmin)
    expect(await write(asAdmin, { ...stood })).toMatchObject({ status: 200, body: stood })
  })

  test('is refused what it cannot be', async ({ asAdmin }) => {
    const refusals = [
      [{ identificationCode: '1234567890' }, 'identificationCode', 'invalid_identification_code'],
      [{ identificationCode: '12345678a' }, 'identificationCode', 'invalid_identification_code'],
      [{ iban: 'GE29NB0000000101904918' }, 'iban', 'invalid_iban'],
      [{ iban: 'DE89370400440532013000' }, 'iban', 'invalid_iban'],
      [{ bankName: 'b'.repeat(101) }, 'bankName', 'too_long'],
      [{ id: 'another' }, 'id', 'read_only'],
      [{ owner: 'me' }, 'owner', 'unknown_field'],
    ] as const
    for (const [change, field, code] of refusals)
      expect(await write(asAdmin, { ...change, currentPassword: password })).toMatchObject({
        status: 400,
        body: { errors: [{ field, code }] },
      })
    expect((await read(asAdmin)).version).toBe(1)
  })

  test('is for admins alone', async ({ asVisitor, asIndividual }) => {
    for (const [agent, status] of [
      [asVisitor, 401],
      [asIndividual, 403],
    ] as const) {
      expect((await agent.get('/api/charity')).status).toBe(status)
      expect((await write(agent, { bankName: 'Mine' })).status).toBe(status)
    }
  })

  test('is not written over by whoever saw an older one', async ({ asAdmin }) => {
    await write(asAdmin, { bankName: 'An Example Bank' })
    expect(await write(asAdmin, { bankName: 'Another', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    expect(await write(asAdmin, { bankName: 'Another' }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
    })
  })

  test('leaves a trail', async ({ asAdmin }) => {
    await withIban(asAdmin)
    expect((await asAdmin.get('/api/trail?kind=charity')).body).toMatchObject([
      { kind: 'charity', action: 'change', columns: ['iban'], actor: 'Nino Beridze' },
    ])
  })
})

describe('the account that gifts go to', () => {
  test('is one however its number is typed', async ({ asAdmin }) => {
    expect((await withIban(asAdmin, ' ge29 nb00-0000 0101 9049 17')).body.iban).toBe(iban)
    // The same again, with its blanks, is no other account: nobody is asked for a password.
    expect(await write(asAdmin, { iban: 'GE29 NB00 0000 0101 9049 17' })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
  })

  test('is changed and taken out by nobody who does not know the password', async ({ asAdmin }) => {
    await withIban(asAdmin)
    for (const given of [otherIban, null, '']) {
      expect(await write(asAdmin, { iban: given })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'currentPassword', code: 'required' }] },
      })
      expect(await write(asAdmin, { iban: given, currentPassword: 'a guess of mine' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
      })
    }
    expect((await read(asAdmin)).iban).toBe(iban)
    expect((await withIban(asAdmin, null)).body.iban).toBeNull()
  })

  test('is asked for over GraphQL likewise', async ({ asAdmin }) => {
    const change = `mutation ($password: String) {
      updateCharity(input: { iban: "${iban}" }, currentPassword: $password) { iban }
    }`
    expect((await asAdmin.graphql(change)).body.errors).toMatchObject([
      { extensions: { code: 'validation_failed', errors: [{ field: 'currentPassword', code: 'required' }] } },
    ])
    expect((await asAdmin.graphql(change, { password })).body.data).toEqual({ updateCharity: { iban } })
  })

  test('is told to every admin by letter, in their language, when it is another one', async ({
    asAdmin,
    services,
    manager,
  }) => {
    await services.accounts.createAdmin(signUpOf('tamar'), 'ka')
    await services.accounts.signUp(signUpOf('visitor'), 'ka', address)
    await write(asAdmin, { bankName: 'An Example Bank' })
    expect(await manager.countBy(LetterEntity, { kind: 'accountChanged' })).toBe(0)
    await withIban(asAdmin)
    const letters = await manager.find(LetterEntity, {
      where: { kind: 'accountChanged' },
      order: { id: 'ASC' },
    })
    expect(letters).toMatchObject([
      { recipient: 'admin@example.org', locale: 'en' },
      { recipient: 'tamar@example.org', locale: 'ka' },
    ])
    const { say } = accountChangedLetter(createCharityRepository(manager))
    for (const letter of letters)
      expect((await say(letter))?.paragraphs.join('\n')).toContain('GE29 NB00 0000 0101 9049 17')
  })

  withoutLetters('is changed where the site writes no letters, too', async ({ asAdmin }) => {
    expect(await withIban(asAdmin)).toMatchObject({ status: 200, body: { iban } })
  })
})
