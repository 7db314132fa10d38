import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import type { Clock } from '../../gateway/core/clock.ts'
import { createDelivery } from '../../gateway/letters/deliver.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { statementLetter } from '../../gateway/rooms/statements/statement-letter.ts'
import { createStatementsRepository } from '../../gateway/rooms/statements/statements.repository.ts'
import { ownLetterAnswers, troubleOf } from '../../schema/letter-troubles.ts'
import type { DonorStatement, YearlyStatements } from '../../schema/statements.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost } from '../support/gateway.ts'
import { canReadPdfs, wordsOfPdf } from '../support/pdf-words.ts'
import { erase } from '../support/personal-data.ts'
import { reason, test as withoutLetters } from '../support/pledge-site.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

type Give = (more?: object) => Promise<string>

const gela = 'gela@example.org'

/** Has a colleague write down a gift of 2025, as Gela's unless something else is said. */
const giveTo =
  (admin: Agent, project: string): Give =>
  async (more = {}) => {
    const gift = {
      amount: 50,
      donorName: 'Gela Lomidze',
      donorEmail: gela,
      receivedAt: '2025-06-02T10:00:00Z',
    }
    const { body } = await admin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      ...gift,
      ...more,
    })
    return body.id
  }

const donorCalled = async (admin: Agent, name: string): Promise<string> => {
  const { body } = await admin.get<{ donors: { id: string; name: string }[] }>('/api/donors')
  return body.donors.find((each) => each.name === name)?.id ?? 'nowhere'
}

const ofYear = async (admin: Agent, year = 2025): Promise<YearlyStatements> =>
  (await admin.get<YearlyStatements>(`/api/statements/${year}`)).body

const setSending = (admin: Agent, sending: boolean, year = 2025) =>
  admin.put<YearlyStatements>(`/api/statements/${year}/sending`, { sending })

const statementsOf = async (admin: Agent, donor: string): Promise<DonorStatement[]> =>
  (await admin.get<DonorStatement[]>(`/api/donors/${donor}/statements`)).body

const sendTo = (admin: Agent, donor: string, year = 2025) =>
  admin.post<DonorStatement>(`/api/donor-statements/${donor}_${year}/letters`, {})

const lettersIn = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'statement' }, order: { id: 'ASC' } })

/** Has letters brought to a server that asks to come again, and answers what became of each. */
const deliver = async (manager: EntityManager, clock: Clock, isLastTry = false): Promise<string[][]> => {
  const bring = createDelivery({
    letters: createLettersRepository(manager),
    writers: { statement: statementLetter({ statements: createStatementsRepository(manager), clock }) },
    carrier: { carry: async () => ({ outcome: 'postponed', answer: '450 later' }) },
    site: { sender: { name: 'Dogs', address: 'dogs@example.org' }, origin: 'https://example.org' },
    clock,
  })
  for (const { id } of await lettersIn(manager)) await bring(id, isLastTry)
  return (await lettersIn(manager)).map(({ recipient, state }) => [recipient, state])
}

const recipientsIn = async (manager: EntityManager): Promise<string[]> =>
  (await lettersIn(manager)).map(({ recipient }) => recipient).sort()

describe('a statement of a year', () => {
  test('tells what counts of a donor’s gifts on the charity’s clock, less what went back', async ({
    asAdmin,
    project,
  }) => {
    const give = giveTo(asAdmin, project)
    const first = await give({ amount: 70 })
    await give({ amount: 0.1, receivedAt: '2024-12-31T20:30:00Z' })
    await give({ amount: 9, receivedAt: '2025-12-31T20:30:00Z' })
    const gone = await give({ amount: 30 })
    await asAdmin.post(`/api/donations/${first}/refunds`, { reason, amount: 20 })
    await asAdmin.post(`/api/donations/${gone}/refunds`, { reason })
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    expect(await statementsOf(asAdmin, donor)).toEqual([
      {
        id: `${donor}_2026`,
        year: 2026,
        amount: 9,
        giftCount: 1,
        pdfPath: `/api/donor-statements/${donor}_2026/statement.pdf`,
        sentAt: null,
        sentAmount: null,
      },
      expect.objectContaining({ year: 2025, amount: 50.1, giftCount: 2 }),
    ])
  })

  test('says in the donor’s language when it was made, and each gift with the receipt that stands', async ({
    asAdmin,
    asVisitor,
    project,
    services,
    founder,
  }) => {
    const give = giveTo(asAdmin.in('ka'), project)
    const first = await give({ amount: 1070 })
    await give({ amount: 30, receivedAt: '2025-03-01T10:00:00Z' })
    const issue = async (): Promise<string> =>
      (await asAdmin.post<{ number: string }>(`/api/donations/${first}/receipts`, {})).body.number
    const before = await issue()
    await asAdmin.post(`/api/donations/${first}/corrections`, { amount: 1080, reason })
    const { body } = await asAdmin.get<{ receipts: { id: string }[] }>('/api/receipts')
    await asAdmin.post(`/api/receipts/${body.receipts[0]?.id}/replacements`, {})
    const now = await issue()
    await asAdmin.post(`/api/donations/${first}/refunds`, { reason, amount: 80 })
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')

    const { name, bytes } = await services.statements.statementPdf(founder, `${donor}_2025`)
    expect(name).toBe('statement-2025.pdf')
    expect(bytes.toString('latin1')).toContain('/Lang (ka)')
    const words = canReadPdfs ? wordsOfPdf(bytes) : null
    for (const told of ['2025 წლის შემოწირულობები', 'მდგომარეობა: 2026', 'Gela Lomidze', now, '1 030,00'])
      if (words !== null) expect(words.replaceAll('\u00A0', ' ')).toContain(told)
    if (words !== null)
      expect(words.replaceAll(/\s+/g, ' ')).toMatch(
        /შემოწირულია 1 080,00 ₾, დაბრუნდა −80,00 ₾, ითვლება 1 000,00 ₾/,
      )
    if (words !== null) expect(words).not.toContain(before)

    const path = `/api/donor-statements/${donor}_2025/statement.pdf`
    expect((await asAdmin.get(path)).headers['content-type']).toBe('application/pdf')
    expect((await asVisitor.get(path)).status).toBe(401)
    expect((await asAdmin.get(path.replace('2025', '2024'))).status).toBe(404)
  })

  test('is on as many sheets as it takes', async ({ asAdmin, project, services, founder }) => {
    for (let each = 0; each < 40; each++) await giveTo(asAdmin, project)({ amount: 1 })
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    const { bytes } = await services.statements.statementPdf(founder, `${donor}_2025`)
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(4)
  })
})

describe('statements of a year that are sent to all', () => {
  test('go to each donor with an address once, whoever presses how often', async ({
    asAdmin,
    project,
    services,
    manager,
  }) => {
    const give = giveTo(asAdmin, project)
    await give()
    await give({ donorName: 'Eka', donorEmail: 'eka@example.org', anonymous: true })
    await give({ donorName: 'Without Address', donorEmail: undefined })
    await give({ donorName: 'Later', donorEmail: 'later@example.org', receivedAt: '2026-02-02T10:00:00Z' })
    expect(await ofYear(asAdmin)).toEqual({
      year: 2025,
      isSending: false,
      waiting: 2,
      sent: 0,
      unreachable: 1,
    })

    for (const _ of ['once', 'again'])
      expect((await setSending(asAdmin, true)).body).toMatchObject({ isSending: true, waiting: 2 })
    while (await services.statements.sendSome());
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: false, waiting: 0, sent: 2, unreachable: 1 })
    expect(await recipientsIn(manager)).toEqual(['eka@example.org', gela])

    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toHaveLength(2)
  })

  test('go on where a gateway has ended, and no further once somebody ends it', async ({
    asAdmin,
    project,
    services,
    manager,
    clock,
  }) => {
    const give = giveTo(asAdmin, project)
    for (let each = 0; each < 60; each++)
      await give({ donorName: `Donor ${each}`, donorEmail: `donor-${each}@example.org` })
    await setSending(asAdmin, true)
    await services.statements.sendSome()
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: true, waiting: 10, sent: 50 })
    expect(await services.statements.sendSome()).toBe(false)

    await manager.query(`update letters set state = 'sent'`)
    expect((await setSending(asAdmin, false)).body.isSending).toBe(false)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toHaveLength(50)

    clock.advance({ seconds: 60 })
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(new Set(await recipientsIn(manager)).size).toBe(60)
    expect(await lettersIn(manager)).toHaveLength(60)
  })

  test('go no further by themselves where a copy of the database is restored', async ({
    asAdmin,
    project,
    services,
    manager,
  }) => {
    await giveTo(asAdmin, project)()
    await setSending(asAdmin, true)
    await manager.query('select after_restoring()')
    while (await services.statements.sendSome());
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: false, waiting: 1 })
    expect(await lettersIn(manager)).toEqual([])
  })

  test('go to nobody again with whom somebody was merged who has one', async ({
    asAdmin,
    project,
    services,
    manager,
  }) => {
    const give = giveTo(asAdmin, project)
    await give()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    await give({ donorName: 'G. Lomidze', donorEmail: 'g@example.org' })
    const [kept, other] = [
      await donorCalled(asAdmin, 'G. Lomidze'),
      await donorCalled(asAdmin, 'Gela Lomidze'),
    ]
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await recipientsIn(manager)).toEqual([gela])
    expect(await statementsOf(asAdmin, kept)).toMatchObject([{ amount: 100, sentAmount: 50 }])
  })

  test('go also to whoever is merged while their letter waits, and once more to whose letter had nothing to say', async ({
    asAdmin,
    project,
    services,
    manager,
    clock,
  }) => {
    const give = giveTo(asAdmin, project)
    await give()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    await give({ donorName: 'G. Lomidze', donorEmail: 'g@example.org' })
    const [kept, other] = [
      await donorCalled(asAdmin, 'G. Lomidze'),
      await donorCalled(asAdmin, 'Gela Lomidze'),
    ]
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect(await deliver(manager, clock)).toEqual([[gela, 'waiting']])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 0, sent: 1 })

    await manager.query(`update people set email = 'new@example.org' where email is not null`)
    expect(await deliver(manager, clock)).toEqual([[gela, 'failed']])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 1, sent: 0 })
  })

  test('wait while it is not said who sends them, and fail for that reason in the end', async ({
    asAdmin,
    project,
    services,
    manager,
    clock,
  }) => {
    await giveTo(asAdmin, project)()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    const { body } = await asAdmin.get<object>('/api/charity')
    expect((await asAdmin.put('/api/charity', { ...body, identificationCode: null })).status).toBe(200)
    expect(await deliver(manager, clock)).toEqual([[gela, 'waiting']])
    expect(await lettersIn(manager)).toMatchObject([{ answer: ownLetterAnswers.unsigned, attempts: 0 }])
    expect(await deliver(manager, clock, true)).toEqual([[gela, 'failed']])
    expect((await lettersIn(manager)).map(troubleOf)).toEqual(['unsigned'])
  })

  test('are sent where gifts are taken alone', async ({ asAdmin, project, services, manager }) => {
    await giveTo(asAdmin, project)()
    await setSending(asAdmin, true)
    await asAdmin.put('/api/launches/giving/state', { launched: false })
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toEqual([])
    expect((await setSending(asAdmin, false)).status).toBe(200)
    expect((await setSending(asAdmin, true)).body).toMatchObject({ code: 'giving_off' })
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    expect((await sendTo(asAdmin, donor)).body).toMatchObject({ code: 'giving_off' })
    expect((await asAdmin.get(`/api/donor-statements/${donor}_2025/statement.pdf`)).body).toMatchObject({
      code: 'giving_off',
    })
  })

  test('are of a year that there may be', async ({ asAdmin }) => {
    for (const year of ['1999', '10000', 'soon', '2025.5'])
      expect((await asAdmin.get(`/api/statements/${year}`)).status).toBe(404)
  })
})

describe('a letter with a statement', () => {
  test('says the same to everybody in both languages, and brings the paper', async ({
    asAdmin,
    project,
    services,
    founder,
    manager,
  }) => {
    await giveTo(asAdmin, project)()
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    const shown = services.statements.previews(founder, '2025')
    expect(shown.map(({ locale, subject }) => [locale, subject])).toEqual([
      ['en', 'Your gifts of 2025'],
      ['ka', 'შენი შემოწირულობები 2025 წელს'],
    ])
    await sendTo(asAdmin, donor)
    const [letter] = await lettersIn(manager)
    const sent = await services.letters.previews(founder, letter?.id ?? '')
    expect(sent.map(({ text }) => text.includes('50'))).toEqual([false, false])
    expect(sent.map(({ attachments }) => attachments)).toEqual(
      shown.map(() => [
        { name: 'statement-2025.pdf', path: `/api/donor-statements/${donor}_2025/statement.pdf` },
      ]),
    )
    expect(sent.map(({ subject }) => subject)).toEqual(shown.map(({ subject }) => subject))
  })

  test('is sent once a minute, and again once something was put right', async ({
    asAdmin,
    project,
    manager,
    clock,
  }) => {
    const gift = await giveTo(asAdmin, project)()
    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    const first = clock.now().toISOString()
    for (const _ of ['once', 'again'])
      expect((await sendTo(asAdmin, donor)).body).toMatchObject({ sentAt: first, sentAmount: 50 })
    expect(await lettersIn(manager)).toHaveLength(1)

    await asAdmin.post(`/api/donations/${gift}/corrections`, { amount: 45, reason })
    expect(await statementsOf(asAdmin, donor)).toMatchObject([{ amount: 45, sentAmount: 50 }])
    clock.advance({ seconds: 60 })
    expect((await sendTo(asAdmin, donor)).body).toMatchObject({ amount: 45, sentAmount: 45 })
    expect(await lettersIn(manager)).toHaveLength(2)
  })

  test('is in the language in which somebody has last promised, else in that of their first gift', async ({
    asAdmin,
    asVisitor,
    project,
    services,
    manager,
  }) => {
    await giveTo(asAdmin, project)({ receivedAt: '2026-01-05T10:00:00Z' })
    const promised = { amount: 20, donorName: 'Gela Lomidze', donorEmail: gela }
    const { body } = await asVisitor
      .in('ka')
      .post<{ id: string }>(`/api/projects/${project}/pledges`, promised)
    await asAdmin.post(`/api/pledges/${body.id}/confirmation`, {})
    await setSending(asAdmin, true, 2026)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toMatchObject([{ recipient: gela, locale: 'ka' }])
  })

  test('is sent to nobody who is erased, has no address, or gave nothing that counts', async ({
    asAdmin,
    project,
    services,
    founder,
    manager,
  }) => {
    const give = giveTo(asAdmin, project)
    await give()
    await give({ donorName: 'Without Address', donorEmail: undefined })
    const nameless = await donorCalled(asAdmin, 'Without Address')
    expect((await sendTo(asAdmin, nameless)).body).toMatchObject({ code: 'donor_unreachable' })
    expect((await services.statements.statementPdf(founder, `${nameless}_2025`)).name).toBe(
      'statement-2025.pdf',
    )

    const donor = await donorCalled(asAdmin, 'Gela Lomidze')
    expect((await sendTo(asAdmin, donor, 2024)).status).toBe(404)
    await sendTo(asAdmin, donor)
    const [letter] = await lettersIn(manager)
    await manager.query(`update people set email = 'other@example.org' where id = $1`, [donor])
    expect(await services.letters.previews(founder, letter?.id ?? '')).toEqual([])
    await manager.query('update people set email = $2 where id = $1', [donor, gela])
    await erase(asAdmin, gela)
    expect((await sendTo(asAdmin, donor)).status).toBe(404)
    expect(await manager.query('select * from statements')).toEqual([])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 0 })
  })
})

describe('on a site that keeps its letters', () => {
  const kept = withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept('statements are written to be looked at', async ({ asAdmin, project, services, manager }) => {
    await giveTo(asAdmin, project)()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toMatchObject([{ recipient: gela, state: 'unsent' }])
  })
})

describe('on a site that writes no letters', () => {
  withoutLetters(
    'no statement is sent, and each can be had',
    async ({ asAdmin, project, services, founder }) => {
      await giveTo(asAdmin, project)()
      const donor = await donorCalled(asAdmin, 'Gela Lomidze')
      expect((await setSending(asAdmin, true)).body).toMatchObject({ code: 'letters_off' })
      expect((await sendTo(asAdmin, donor)).body).toMatchObject({ code: 'letters_off' })
      expect((await services.statements.statementPdf(founder, `${donor}_2025`)).bytes.length).toBeGreaterThan(
        0,
      )
    },
  )
})
