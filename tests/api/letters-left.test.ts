import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { type Letter, letterDays } from '../../schema/letters.ts'
import { password } from '../support/accounts.ts'
import { letterThat, test } from '../support/letters-there-are.ts'

describe('a letter that nobody waits for any more', () => {
  for (const state of ['failed', 'doubtful'] as const) {
    test(`as it is ${state} is set aside, and taken up again`, async ({ asAdmin, manager, clock }) => {
      const id = await letterThat(manager, clock, state)
      const found = async (filter: string) =>
        (await asAdmin.get<Letter[]>(`/api/letters?filter=${filter}`)).body.map((each) => each.id)
      const { status, body } = await asAdmin.post<Letter>(`/api/letters/${id}/dismissal`, {})
      expect([status, body]).toMatchObject([200, { state, dismissedAt: clock.now().toISOString() }])
      expect([await found(state), await found('dismissed')]).toEqual([[], [id]])
      clock.advance({ seconds: 60 })
      expect((await asAdmin.post<Letter>(`/api/letters/${id}/dismissal`, {})).body).toEqual(body)
      const back = await asAdmin.delete(`/api/letters/${id}/dismissal`)
      expect(back).toMatchObject({ status: 200, body: { state, dismissedAt: null } })
      expect([await found(state), await found('dismissed')]).toEqual([[id], []])
      const { body: told } = await asAdmin.get<object[]>(`/api/trail?record=${id}`)
      expect(told).toMatchObject([
        { operation: 'recallLetter', changes: [{ column: 'dismissed_at', after: null }] },
        { operation: 'dismissLetter', changes: [{ column: 'dismissed_at', before: null }] },
      ])
    })
  }

  for (const state of ['waiting', 'sent'] as const) {
    test(`is none that is ${state}`, async ({ asAdmin, manager, clock }) => {
      const id = await letterThat(manager, clock, state)
      const refused = { status: 409, body: { code: 'letter_not_dismissible' } }
      expect(await asAdmin.post(`/api/letters/${id}/dismissal`, {})).toMatchObject(refused)
      expect(await asAdmin.delete(`/api/letters/${id}/dismissal`)).toMatchObject(refused)
    })
  }

  test('is waited for again where it is sent again', async ({ asAdmin, manager, clock }) => {
    const id = await letterThat(manager, clock, 'failed')
    await asAdmin.post(`/api/letters/${id}/dismissal`, {})
    const { body } = await asAdmin.post<Letter>(`/api/letters/${id}/deliveries`, {})
    expect(body).toMatchObject({ state: 'waiting', dismissedAt: null })
  })

  test('is one of many, on both edges, and what cannot be is told of each', async ({
    asAdmin,
    manager,
    clock,
  }) => {
    const ids = [
      await letterThat(manager, clock, 'failed'),
      await letterThat(manager, clock, 'doubtful'),
      await letterThat(manager, clock, 'sent'),
    ]
    const { body } = await asAdmin.post<object>('/api/letters/dismissals', { ids })
    expect(JSON.stringify(body).match(/letter_not_dismissible/g)).toHaveLength(1)
    const left = async () =>
      (await asAdmin.get<Letter[]>('/api/letters?filter=dismissed')).body.map(({ id }) => id).sort()
    expect(await left()).toEqual(ids.slice(0, 2).sort())
    const recall = 'mutation ($ids: [ID!]!) { recallLetters(ids: $ids) { refusal } }'
    const { data } = (await asAdmin.graphql(recall, { ids: ids.slice(0, 2) })).body
    expect(data).toEqual({ recallLetters: [{ refusal: null }, { refusal: null }] })
    expect(await left()).toEqual([])
  })

  test('is forgotten its days after it was set aside', async ({
    services,
    asAdmin,
    asVisitor,
    manager,
    clock,
  }) => {
    const id = await letterThat(manager, clock, 'doubtful')
    clock.advance({ seconds: letterDays * 86_400 + 1 })
    expect((await asAdmin.get('/api/letters')).status, 'the session is over').toBe(401)
    const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'admin', password })
    await asVisitor.as(body.token).post(`/api/letters/${id}/dismissal`, {})
    expect(await services.letters.forgetSent()).toBe(0)
    clock.advance({ seconds: letterDays * 86_400 + 1 })
    expect(await services.letters.forgetSent()).toBe(1)
    expect(await manager.query('select id from letters where id = $1', [id])).toEqual([])
  })

  test('is looked for to be forgotten without reading letters that are not', async ({
    services,
    manager,
    clock,
  }) => {
    // As many as a plan looks at its index for: of a few letters, any way to read them is as good.
    await manager.query(
      `insert into letters (id, kind, locale, recipient, written_at, state)
       select gen_random_uuid(), 'trial', 'ka', 'nino@example.org', $1, 'sent' from generate_series(1, 2000)`,
      [clock.now()],
    )
    await manager.query('analyze letters')
    const readRows = async (): Promise<number> => {
      const [row] = await manager.query<{ rows: string }[]>(
        `select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'letters'`,
      )
      return Number(row?.rows)
    }
    const before = await readRows()
    expect(await services.letters.forgetSent()).toBe(0)
    // A few at the ends of the index, which the plan looks at itself.
    expect((await readRows()) - before).toBeLessThan(20)
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

  test('is counted from its last try where it was put off before that', async ({
    services,
    manager,
    clock,
  }) => {
    const id = await letterThat(manager, clock, 'waiting')
    const letters = createLettersRepository(manager)
    clock.advance({ seconds: 2 * 86_400 })
    await letters.settleTry(id, { state: 'waiting', answer: '450 busy' }, clock.now())
    await letters.settle(id, null, { state: 'failed', answer: ownLetterAnswers.pointless })
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
