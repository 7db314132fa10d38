import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { trialTexts } from '../../gateway/letters/trial-letter.ts'
import { type Letter, type LetterExample, type LetterPreview, letterKinds } from '../../schema/letters.ts'
import { namesOf } from '../../schema/model.ts'
import type { TestClock } from '../support/clock.ts'
import { test as withGateway } from '../support/gateway.ts'
import { letterThat, test } from '../support/letters-there-are.ts'

/** The same, where it is told whose turn it is. */
const testOfTurns = withGateway
  .extend('turns', (): string[] => [])
  .extend('post', ({ clock, turns }) => {
    const add = async (_: unknown, __: unknown, urgency: string) => {
      turns.push(urgency)
    }
    return createOutbox({ add, addAll: add }, clock)
  })

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

  test('says how many there are', async ({ asAdmin, manager, clock }) => {
    for (const state of ['sent', 'failed'] as const) await letterThat(manager, clock, state)
    const { body } = await asAdmin.graphql(
      '{ all: letters { totalCount } sent: letters(filter: sent) { totalCount } }',
    )
    expect(body.data).toEqual({ all: { totalCount: 2 }, sent: { totalCount: 1 } })
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

  test('is narrowed to an issue of the newsletter', async ({ asAdmin, manager, clock }) => {
    const [issue, other] = [newId(), newId()]
    const letters = createLettersRepository(manager)
    for (const about of [issue, other]) {
      const letter = { kind: 'newsletter', locale: 'ka', recipient: 'eka@example.org', about } as const
      await letters.write({ ...letter, id: newId(), writtenAt: clock.now() })
    }
    await letterThat(manager, clock, 'waiting')
    const [{ id: expected = '' } = {}] = await manager.query<{ id: string }[]>(
      'select id from letters where about = $1',
      [issue],
    )
    const found = async (query: string) => (await asAdmin.get<Letter[]>(`/api/letters?${query}`)).body
    expect((await found(`issue=${issue}`)).map(({ id }) => id)).toEqual([expected])
    expect(await found(`issue=${issue}&filter=failed`)).toEqual([])
    expect(await found('issue=no-such-issue')).toEqual([])
    const { body } = await asAdmin.graphql(
      'query ($issue: ID) { letters(issue: $issue) { totalCount nodes { id } } }',
      { issue },
    )
    expect(body.data).toEqual({ letters: { totalCount: 1, nodes: [{ id: expected }] } })
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

testOfTurns(
  'letters that are sent again many at once go at the rate of letters to many, and one alone at once',
  async ({ asAdmin, manager, clock, turns }) => {
    const ids = [await letterThat(manager, clock, 'doubtful'), await letterThat(manager, clock, 'failed')]
    await asAdmin.post('/api/letters/deliveries', { ids })
    expect(turns).toEqual(['after others', 'after others'])
    await asAdmin.post(`/api/letters/${await letterThat(manager, clock, 'failed')}/deliveries`, {})
    expect(turns.slice(2)).toEqual(['in turn'])
  },
)

describe('letters that were kept while the site sent none', () => {
  const kept = async (manager: EntityManager, clock: TestClock, kind: 'trial' | 'invitation') => {
    const [id, about] = [newId(), kind === 'trial' ? null : newId()]
    const letter = { id, kind, locale: 'ka', recipient: 'eka@example.org', about, state: 'unsent' } as const
    await createLettersRepository(manager).write({ ...letter, writtenAt: clock.now() })
    return id
  }

  test('are sent many at once, but for those with nothing left to say', async ({
    asAdmin,
    manager,
    clock,
    brought,
  }) => {
    const [one, other] = [await kept(manager, clock, 'trial'), await kept(manager, clock, 'trial')]
    const over = await kept(manager, clock, 'invitation')
    const sent = await letterThat(manager, clock, 'sent')
    const { body } = await asAdmin.post('/api/letters/deliveries', { ids: [one, over, sent, other] })
    expect(body).toEqual([
      { id: one, refusal: null, version: null },
      { id: over, refusal: 'letter_pointless', version: null },
      { id: sent, refusal: 'letter_not_resendable', version: null },
      { id: other, refusal: null, version: null },
    ])
    expect(brought).toEqual([one, other])
    const left = (await asAdmin.get<Letter[]>('/api/letters?filter=unsent')).body
    expect(left.map(({ id }) => id)).toEqual([over])
  })

  test('are so on the other edge as well', async ({ asAdmin, manager, clock, brought }) => {
    const id = await kept(manager, clock, 'trial')
    const { body } = await asAdmin.graphql(
      'mutation ($ids: [ID!]!) { sendLettersAgain(ids: $ids) { id refusal } }',
      { ids: [id] },
    )
    expect(body.data).toEqual({ sendLettersAgain: [{ id, refusal: null }] })
    expect(brought).toEqual([id])
  })
})

const noQueue = { add: async () => undefined, addAll: async () => undefined }

describe('whether letters are sent', () => {
  withGateway.extend('post', ({ clock }): Outbox | null => createOutbox(noQueue, clock, 90))(
    'is told to admins, with how many go to many in a minute',
    async ({ asAdmin }) => {
      expect((await asAdmin.get('/api/letters/settings')).body).toEqual({ delivery: 'sent', perMinute: 90 })
    },
  )

  withGateway(
    'is no where no mail server is named, and none is sent again',
    async ({ asAdmin, manager, clock }) => {
      const id = await letterThat(manager, clock, 'failed')
      expect((await asAdmin.get('/api/letters/settings')).body).toEqual({ delivery: 'off', perMinute: null })
      expect((await asAdmin.post(`/api/letters/${id}/deliveries`, {})).status).toBe(409)
    },
  )
})

describe('an example of a letter', () => {
  for (const kind of namesOf(letterKinds)) {
    test(`of the kind ${kind} is in both languages, though none was ever sent`, async ({ asAdmin }) => {
      const { status, body } = await asAdmin.get<LetterExample[]>(`/api/letters/examples?kind=${kind}`)
      expect(status).toBe(200)
      expect(body.length).toBeGreaterThan(0)
      for (const { previews } of body) {
        expect(previews.map(({ locale }) => locale)).toEqual(['en', 'ka'])
        for (const { locale, subject, html, text } of previews) {
          expect(html).toContain(`lang="${locale}"`)
          expect(`${subject} ${text}`).not.toMatch(/undefined|null|\[object/)
          expect(/[ა-ჰ]/.test(subject)).toBe(locale === 'ka')
        }
      }
      const subjects = body.flatMap(({ previews }) => previews.map(({ text }) => text))
      expect(new Set(subjects).size).toBe(subjects.length)
    })
  }

  test('is none of a kind that there is not, and none for whoever may not see letters', async ({
    asAdmin,
    asIndividual,
    asVisitor,
  }) => {
    expect((await asAdmin.get('/api/letters/examples?kind=parcel')).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'kind' }],
    })
    expect((await asVisitor.get('/api/letters/examples?kind=trial')).status).toBe(401)
    expect((await asIndividual.get('/api/letters/examples?kind=trial')).status).toBe(403)
  })
})
