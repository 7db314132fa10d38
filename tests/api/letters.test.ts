import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { trialTexts } from '../../gateway/letters/trial-letter.ts'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { type Letter, type LetterPreview, type LetterState, letterDays } from '../../schema/letters.ts'
import type { TestClock } from '../support/clock.ts'
import { createTestPost, test as withGateway } from '../support/gateway.ts'

/** A gateway that writes letters; what would be brought to a mail server is `brought`. */
const test = withGateway
  .extend('brought', (): string[] => [])
  .extend('post', ({ clock, brought }) => createTestPost(clock, brought))

interface Settled {
  recipient?: string
  answer?: string
}

const letterThat = async (
  manager: EntityManager,
  clock: TestClock,
  state: Exclude<LetterState, 'sending' | 'unsent'>,
  { recipient = 'nino@example.org', answer = '' }: Settled = {},
): Promise<string> => {
  const id = newId()
  const letters = createLettersRepository(manager)
  await letters.write({ id, kind: 'trial', locale: 'ka', recipient, writtenAt: clock.now() })
  if (state !== 'waiting') await letters.settle(id, null, { state, answer })
  return id
}

describe('the list of letters', () => {
  test('has the newest first, and says why one has not gone', async ({ asAdmin, manager, clock }) => {
    const sent = await letterThat(manager, clock, 'sent', { answer: '250 OK' })
    const failed = await letterThat(manager, clock, 'failed', { answer: '550 5.1.1 no such mailbox' })
    const { body } = await asAdmin.get<Letter[]>('/api/letters')
    expect(body).toMatchObject([
      {
        id: failed,
        kind: 'trial',
        recipient: 'nino@example.org',
        locale: 'ka',
        state: 'failed',
        answer: '550 5.1.1 no such mailbox',
        trouble: 'noMailbox',
        attempts: 0,
        resends: 0,
      },
      { id: sent, state: 'sent', trouble: null },
    ])
  })

  test('is narrowed by what became of them, searched by address, and paged', async ({
    asAdmin,
    manager,
    clock,
  }) => {
    const waiting = await letterThat(manager, clock, 'waiting')
    const doubtful = await letterThat(manager, clock, 'doubtful', { recipient: 'eka@example.org' })
    const failed = await letterThat(manager, clock, 'failed')
    const found = async (query: string) => (await asAdmin.get<Letter[]>(`/api/letters?${query}`)).body
    expect((await found('filter=waiting')).map(({ id }) => id)).toEqual([waiting])
    expect((await found('filter=doubtful')).map(({ id }) => id)).toEqual([doubtful])
    expect((await found('search=EKA@')).map(({ id }) => id)).toEqual([doubtful])
    const { headers, body } = await asAdmin.get<Letter[]>('/api/letters?limit=1')
    expect(body.map(({ id }) => id)).toEqual([failed])
    const [, next = ''] = /<([^>]+)>/.exec(String(headers.link)) ?? []
    expect((await asAdmin.get<Letter[]>(next)).body.map(({ id }) => id)).toEqual([doubtful])
  })

  test('is for admins alone', async ({ asIndividual, asVisitor }) => {
    expect((await asVisitor.get('/api/letters')).status).toBe(401)
    expect((await asIndividual.get('/api/letters')).status).toBe(403)
  })
})

describe('a letter', () => {
  test('is shown in both languages, as a page and in words', async ({ asAdmin, manager, clock }) => {
    const id = await letterThat(manager, clock, 'sent')
    const { body } = await asAdmin.get<LetterPreview[]>(`/api/letters/${id}/previews`)
    expect(body.map(({ locale, subject }) => [locale, subject])).toEqual([
      ['en', trialTexts.en.subject],
      ['ka', trialTexts.ka.subject],
    ])
    for (const { locale, html, text } of body) {
      expect(html).toContain(trialTexts[locale].heading)
      expect(text).toContain(trialTexts[locale].heading)
    }
  })

  for (const state of ['failed', 'doubtful'] as const) {
    test(`that is ${state} is sent again, which the trail tells`, async ({
      asAdmin,
      manager,
      clock,
      brought,
    }) => {
      const id = await letterThat(manager, clock, state, { answer: '550 no' })
      const { status, body } = await asAdmin.post<Letter>(`/api/letters/${id}/deliveries`, {})
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ id, state: 'waiting', answer: null, trouble: null, resends: 1 }),
      ])
      expect(brought).toEqual([id])
      const { body: told } = await asAdmin.get<object[]>(`/api/trail?record=${id}`)
      expect(told).toMatchObject([
        {
          kind: 'letter',
          title: 'nino@example.org',
          operation: 'sendLetterAgain',
          changes: [{ column: 'resends', before: '0', after: '1' }],
        },
      ])
    })
  }

  for (const state of ['waiting', 'sent'] as const) {
    test(`that is ${state} is not sent again`, async ({ asAdmin, manager, clock, brought }) => {
      const id = await letterThat(manager, clock, state)
      const { status, body } = await asAdmin.post(`/api/letters/${id}/deliveries`, {})
      expect([status, body]).toMatchObject([409, { code: 'letter_not_resendable' }])
      expect(brought).toEqual([])
    })
  }

  test('that two admins send again is sent once', async ({ asAdmin, manager, clock, brought }) => {
    const id = await letterThat(manager, clock, 'failed')
    const press = () => asAdmin.post(`/api/letters/${id}/deliveries`, {})
    expect([(await press()).status, (await press()).status]).toEqual([200, 409])
    expect(brought).toEqual([id])
  })
})

describe('what was sent', () => {
  test('is forgotten after its days, and what nobody has dealt with is not', async ({
    services,
    manager,
    clock,
  }) => {
    const ids: Record<string, string> = {}
    for (const state of ['sent', 'waiting', 'failed', 'doubtful'] as const)
      ids[state] = await letterThat(manager, clock, state)
    const kept = { id: newId(), kind: 'trial', locale: 'ka', recipient: 'eka@example.org' } as const
    const letters = createLettersRepository(manager)
    await letters.write({ ...kept, state: 'unsent', writtenAt: clock.now() })
    const left = async () =>
      (await manager.query<{ id: string }[]>('select id from letters order by id')).map(({ id }) => id)
    clock.advance({ seconds: letterDays * 86_400 - 1 })
    expect(await services.letters.forgetSent()).toBe(0)
    const lately = await letterThat(manager, clock, 'sent')
    clock.advance({ seconds: 2 })
    expect(await services.letters.forgetSent()).toBe(2)
    expect(await left()).toEqual([ids.waiting, ids.failed, ids.doubtful, lately])
  })

  test('is forgotten as well where it was about what is no more: nobody could have that sent', async ({
    services,
    manager,
    clock,
  }) => {
    const id = await letterThat(manager, clock, 'waiting')
    const pointless = { state: 'failed', answer: ownLetterAnswers.pointless } as const
    await createLettersRepository(manager).settle(id, null, pointless)
    clock.advance({ seconds: letterDays * 86_400 - 1 })
    expect(await services.letters.forgetSent()).toBe(0)
    clock.advance({ seconds: 2 })
    expect(await services.letters.forgetSent()).toBe(1)
  })

  test('is counted from when it was sent, not from when it was written', async ({
    services,
    manager,
    clock,
  }) => {
    const id = await letterThat(manager, clock, 'waiting')
    const letters = createLettersRepository(manager)
    clock.advance({ seconds: letterDays * 86_400 })
    const attempt = await letters.take(id, clock.now())
    await letters.settle(id, attempt, { state: 'sent', answer: '250 OK' })
    clock.advance({ seconds: 86_400 })
    expect(await services.letters.forgetSent()).toBe(0)
    clock.advance({ seconds: letterDays * 86_400 })
    expect(await services.letters.forgetSent()).toBe(1)
  })
})

describe('whether letters are sent', () => {
  test('is told to admins', async ({ asAdmin }) => {
    expect((await asAdmin.get('/api/letters/settings')).body).toEqual({ delivery: 'sent' })
  })

  withGateway(
    'is no where no mail server is named, and none is sent again',
    async ({ asAdmin, manager, clock }) => {
      const id = await letterThat(manager, clock, 'failed')
      expect((await asAdmin.get('/api/letters/settings')).body).toEqual({ delivery: 'off' })
      expect((await asAdmin.post(`/api/letters/${id}/deliveries`, {})).status).toBe(409)
    },
  )
})
