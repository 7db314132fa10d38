import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { answerLetter } from '../../gateway/rooms/contacts/answer-letter.ts'
import { createAnswersRepository } from '../../gateway/rooms/contacts/answers.repository.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { erase, find } from '../support/personal-data.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const letter = { name: 'ნინო', email: 'nino@example.org', message: 'როდის შემიძლია მოსვლა?' }

const inGeorgian = withoutLetters.extend(
  'message',
  async ({ asVisitor }) => (await asVisitor.in('ka').post<{ id: string }>('/api/contacts', letter)).body.id,
)

const test = inGeorgian
  .extend('brought', (): string[] => [])
  .extend('post', ({ clock, brought }): Outbox | null => createTestPost(clock, brought))

interface Answer {
  id: string
  text: string
  writtenBy: string | null
  letterState: string
}

const answer = (agent: Agent, message: string, text: string, headers = {}) =>
  agent.post<Answer>(`/api/contacts/${message}/answers`, { text }, headers)

const answersTo = async (agent: Agent, message: string) =>
  (await agent.get<Answer[]>(`/api/contacts/${message}/answers`)).body

const lettersOf = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'messageAnswer' }, order: { id: 'ASC' } })

const said = (manager: EntityManager, about: LetterEntity) =>
  answerLetter(createAnswersRepository(manager)).say(about)

describe('an answer to a message', () => {
  test('goes by letter to whoever wrote it, in their language, and the message is answered', async ({
    asAdmin,
    message,
    manager,
    brought,
  }) => {
    const { status, body } = await answer(asAdmin.in('en'), message, 'გამარჯობა!\nმოდი.\n\nგელოდებით.')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ writtenBy: 'Nino Beridze', letterState: 'waiting' }),
    ])
    const [written] = await lettersOf(manager)
    expect(written).toMatchObject({ recipient: letter.email, locale: 'ka', about: body.id })
    expect(brought).toEqual([written?.id])
    expect(written && (await said(manager, written))).toMatchObject({
      subject: 'Re: შენი წერილი – „ქუჩიდან სახლამდე“',
      paragraphs: ['გამარჯობა!\nმოდი.', 'გელოდებით.'],
      quote: { text: letter.message },
      follows: [message],
    })
    expect((await asAdmin.get(`/api/contacts/${message}`)).body).toMatchObject({
      state: 'answered',
      version: 2,
    })
    expect(await answersTo(asAdmin, message)).toEqual([body])
  })

  test('that a server refuses makes it new again, until it is sent once more', async ({
    asAdmin,
    message,
    manager,
  }) => {
    const stateOf = async () => {
      const { body } = await asAdmin.get<{ state: string; version: number }>(`/api/contacts/${message}`)
      return [body.state, body.version]
    }
    const refuse = (id: string) =>
      createLettersRepository(manager).settle(id, null, { state: 'failed', answer: '550 5.1.1 nobody' })
    await answer(asAdmin, message, 'Come tomorrow.')
    const [first] = await lettersOf(manager)
    if (!first) throw new Error('the answer has a letter')
    await refuse(first.id)
    expect(await stateOf()).toEqual(['new', 3])
    expect((await asAdmin.post(`/api/letters/${first.id}/deliveries`, {})).status).toBe(200)
    expect(await stateOf()).toEqual(['answered', 4])

    await answer(asAdmin, message, 'Come on Sunday.')
    await refuse(first.id)
    expect(await stateOf()).toEqual(['answered', 4])
    await asAdmin.put(`/api/contacts/${message}`, { state: 'closed' })
    const [, second] = await lettersOf(manager)
    await refuse(String(second?.id))
    expect(await stateOf()).toEqual(['closed', 5])
  })

  test('is not sent where a colleague has answered since the message was read', async ({
    asAdmin,
    message,
    manager,
  }) => {
    const writing = (text: string, version: number) =>
      asAdmin.post<{ code: string }>(`/api/contacts/${message}/answers`, { text, version })
    expect((await writing('Come tomorrow.', 1)).status).toBe(201)
    const late = await writing('Come on Sunday.', 1)
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
    expect((await answersTo(asAdmin, message)).map(({ text }) => text)).toEqual(['Come tomorrow.'])
    expect(await lettersOf(manager)).toHaveLength(1)
    expect((await writing('And bring a leash.', 2)).status).toBe(201)
  })

  test('follows those before it, and leaves an answered message as it is', async ({
    asAdmin,
    message,
    manager,
  }) => {
    for (const text of ['One', 'Two', 'Three']) await answer(asAdmin, message, text)
    const [first, second, third] = await lettersOf(manager)
    expect(third && (await said(manager, third))).toMatchObject({ follows: [message, first?.id, second?.id] })
    expect((await answersTo(asAdmin, message)).map(({ text }) => text)).toEqual(['One', 'Two', 'Three'])
    expect((await asAdmin.get(`/api/contacts/${message}`)).body).toMatchObject({ version: 2 })
  })

  test('tells what became of its letter', async ({ asAdmin, message, manager }) => {
    await answer(asAdmin, message, 'One')
    await manager.update(LetterEntity, { kind: 'messageAnswer' }, { state: 'doubtful' })
    expect(await answersTo(asAdmin, message)).toMatchObject([{ letterState: 'doubtful' }])
    await manager.delete(LetterEntity, { kind: 'messageAnswer' })
    expect(await answersTo(asAdmin, message)).toMatchObject([{ letterState: null }])
  })

  test('is the same on the other edge', async ({ asAdmin, message }) => {
    const sent = await asAdmin.graphql(
      `mutation ($id: ID!, $input: NewContactMessageAnswerInput!) {
        answerContactMessage(id: $id, input: $input, idempotencyKey: "one") { text writtenBy letterState }
      }`,
      { id: message, input: { text: 'Come.' } },
    )
    const told = { text: 'Come.', writtenBy: 'Nino Beridze', letterState: 'waiting' }
    expect(sent.body).toEqual({ data: { answerContactMessage: told } })
    const query = 'query ($id: ID!) { contactMessageAnswers(id: $id) { text writtenBy letterState } }'
    expect((await asAdmin.graphql(query, { id: message })).body).toEqual({
      data: { contactMessageAnswers: [told] },
    })
  })

  test('is written once, however often the same request is made', async ({ asAdmin, message, brought }) => {
    const key = { 'idempotency-key': 'the same request again' }
    const [first, again] = [
      await answer(asAdmin, message, 'Come.', key),
      await answer(asAdmin, message, 'Come.', key),
    ]
    expect(again.body).toEqual(first.body)
    expect(brought).toHaveLength(1)
    expect(await answer(asAdmin, message, 'Do not come.', key)).toMatchObject({
      body: { code: 'idempotency_key_reused' },
    })
  })

  test('has words, and a message that is there', async ({ asAdmin, message, brought }) => {
    expect(await answer(asAdmin, message, ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'text' }] },
    })
    await asAdmin.delete(`/api/contacts/${message}`)
    for (const id of [message, 'nonsense']) {
      expect(await answer(asAdmin, id, 'Come.')).toMatchObject({ status: 404 })
      expect((await asAdmin.get(`/api/contacts/${id}/answers`)).status).toBe(404)
    }
    expect(brought).toEqual([])
  })

  test('is written by whoever answers messages, and read by whoever reads them', async ({
    asAdmin,
    asVisitor,
    services,
    message,
  }) => {
    await answer(asAdmin, message, 'Come.')
    await services.accounts.signUp(signUpOf('looker'), 'en', address)
    await services.accounts.changeRole('looker', 'viewer')
    const { token } = await services.accounts.login({ username: 'looker', password }, address)
    const looker = asVisitor.as(token)
    expect(await answersTo(looker, message)).toMatchObject([{ text: 'Come.' }])
    expect((await answer(looker, message, 'Come.')).status).toBe(403)
    expect((await answer(asVisitor, message, 'Come.')).status).toBe(401)
  })

  test('is told of in the trail, by the name of whoever is answered', async ({ asAdmin, message }) => {
    await answer(asAdmin, message, 'Come.')
    expect((await asAdmin.get('/api/trail?kind=messageAnswer')).body).toMatchObject([
      { action: 'create', kind: 'messageAnswer', actor: 'Nino Beridze', title: letter.name },
    ])
  })

  test('goes with its message, and with its reader, and lets go of the address of anybody', async ({
    asAdmin,
    asVisitor,
    message,
    manager,
  }) => {
    await answer(asAdmin, message, 'Come to the quokka; eka@example.org knows the way.')
    await erase(asAdmin, 'eka@example.org')
    expect(await answersTo(asAdmin, message)).toMatchObject([
      { text: 'Come to the quokka; … knows the way.' },
    ])
    expect((await find(asAdmin, letter.email)).places).toEqual(
      expect.arrayContaining([
        { place: 'messageAnswers', count: 1 },
        { place: 'letters', count: 1 },
      ]),
    )
    await erase(asAdmin, letter.email)
    expect(linesWith(await wholeDatabase(manager), ['quokka', letter.email])).toEqual([])
    const { body: another } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await answer(asAdmin, another.id, 'Come.')
    await asAdmin.delete(`/api/contacts/${another.id}`)
    const [written] = await lettersOf(manager)
    expect(written && (await said(manager, written))).not.toBeNull()
    await asAdmin.delete(`/api/bin/${another.id}`)
    expect(written && (await said(manager, written))).toBeNull()
  })
})

describe('where no letters leave', () => {
  inGeorgian('a message is not answered by the site', async ({ asAdmin, message }) => {
    expect(await answer(asAdmin, message, 'Come.')).toMatchObject({
      status: 409,
      body: { code: 'letters_off' },
    })
    expect(await answersTo(asAdmin, message)).toEqual([])
  })

  const kept = inGeorgian.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept('nor where they are only looked at', async ({ asAdmin, message }) => {
    expect(await answer(asAdmin, message, 'Come.')).toMatchObject({ body: { code: 'letters_off' } })
    expect((await asAdmin.get(`/api/contacts/${message}`)).body).toMatchObject({ state: 'new' })
  })
})
