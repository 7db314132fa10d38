import { describe, expect } from 'vitest'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, createOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { issueLetter } from '../../gateway/rooms/issues/issue-letters.ts'
import { createIssuesRepository } from '../../gateway/rooms/issues/issues.repository.ts'
import { test as withoutLetters } from '../support/gateway.ts'
import {
  addReader,
  addReaders,
  launch,
  lettersOf,
  read,
  sent,
  setState,
  settleAll,
  test,
  write,
} from '../support/newsletter-issues.ts'
import { readerWays, tokenOfReader } from '../support/subscriptions.ts'

describe('an issue of the newsletter that is sent', () => {
  test('goes to each of its readers once, in their language', async ({ asAdmin, manager, services }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org', locale: 'ka' })
    await addReader(manager, {
      email: 'b@example.org',
      locale: 'en',
      askedAt: '2020-01-01',
      confirmedAt: '2020-01-02',
    })
    await addReader(manager, { email: 'waiting@example.org', askedAt: '2020-01-01' })
    await addReader(manager, { email: 'later@example.org', createdAt: '2999-01-01' })
    await addReader(manager, {
      email: 'slow@example.org',
      askedAt: '2020-01-01',
      confirmedAt: '2999-01-01',
    })
    const issue = await write(asAdmin)
    expect((await setState(asAdmin, issue, { state: 'sending', version: 1 })).body).toMatchObject({
      state: 'sending',
      version: 2,
    })
    while (await services.issues.sendSome());
    expect(
      (await lettersOf(manager)).map(({ recipient, locale, about }) => [recipient, locale, about]),
    ).toEqual([
      ['a@example.org', 'ka', issue.id],
      ['b@example.org', 'en', issue.id],
    ])
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sending', readers: 2, delivered: 0 })
    await settleAll(manager, sent)
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 2, delivered: 2, failed: 0 })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toHaveLength(2)
  })

  test('tells what became of its letters, also of those that are sent again', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    for (const name of ['a', 'b', 'c']) await addReader(manager, { email: `${name}@example.org` })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    const [a, b, c] = await lettersOf(manager)
    const letters = createLettersRepository(manager)
    await letters.settle(a?.id ?? '', null, { state: 'failed', answer: '550 5.1.1 no such mailbox' })
    await letters.settle(b?.id ?? '', null, { state: 'doubtful', answer: 'no answer' })
    await letters.settle(c?.id ?? '', null, sent)
    expect(await read(asAdmin, issue)).toMatchObject({ delivered: 1, failed: 1, doubtful: 1 })
    await asAdmin.post(`/api/letters/${b?.id}/deliveries`, {})
    expect(await read(asAdmin, issue)).toMatchObject({ delivered: 1, failed: 1, doubtful: 0 })
    await letters.settle(b?.id ?? '', null, sent)
    expect(await read(asAdmin, issue)).toMatchObject({ delivered: 2, failed: 1, doubtful: 0 })
  })

  test('says nothing to who has left meanwhile, and tells everybody else how they leave', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    const reader = await addReader(manager, { email: 'a@example.org' })
    await addReader(manager, { email: 'b@example.org' })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    const [a, b] = await lettersOf(manager)
    if (!a || !b) throw new Error('both are written to')
    await manager.query(`delete from newsletter_subscriptions where email = 'b@example.org'`)
    const writer = issueLetter(createIssuesRepository(manager), readerWays)
    expect(await writer.say(b)).toBeNull()
    expect(await writer.say(a)).toMatchObject({
      subject: 'კარგი შემოდგომა',
      paragraphs: ['მეგობრებო,', 'თორმეტმა ძაღლმა სახლი იპოვა.'],
      leaving: { path: '/newsletter/subscription?lng=ka' },
    })
    const token = tokenOfReader(reader)
    expect(await writer.makeSecret?.(a)).toBe(token)
    expect(await writer.makeHeaders?.(a, 'https://dogs.example')).toEqual({
      'List-Unsubscribe': `<https://dogs.example/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('goes no more to where nobody is, until somebody is there again', async ({
    asAdmin,
    asVisitor,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    const reader = await addReader(manager, { email: 'a@example.org' })
    await addReader(manager, { email: 'b@example.org' })
    const first = await write(asAdmin)
    await setState(asAdmin, first, { state: 'sending' })
    while (await services.issues.sendSome());
    const [a] = await lettersOf(manager)
    if (!a) throw new Error('both are written to')
    const writer = issueLetter(createIssuesRepository(manager), readerWays)
    await writer.tellOfMailbox?.(a, false)
    const list = async (filter: string) =>
      (await asAdmin.get<{ email: string; state: string }[]>(`/api/newsletter/readers?filter=${filter}`)).body
    expect(await list('unreachable')).toMatchObject([{ email: 'a@example.org', state: 'unreachable' }])
    await settleAll(manager, sent)
    while (await services.issues.sendSome());

    const writtenTo = async () => {
      const issue = await write(asAdmin)
      await setState(asAdmin, issue, { state: 'sending' })
      while (await services.issues.sendSome());
      const letters = (await lettersOf(manager)).filter(({ about }) => about === issue.id)
      await settleAll(manager, sent)
      while (await services.issues.sendSome());
      return letters.map(({ recipient }) => recipient)
    }
    expect(await writtenTo()).toEqual(['b@example.org'])
    // What somebody has sent again still has something to say, and tells whether anybody is there.
    expect(await writer.say(a)).not.toBeNull()
    await writer.tellOfMailbox?.(a, true)
    expect(await writtenTo()).toEqual(['a@example.org', 'b@example.org'])

    await writer.tellOfMailbox?.(a, false)
    const token = tokenOfReader(reader)
    const look = () => asVisitor.post<{ state: string }>('/api/newsletter/subscription', { token })
    expect((await look()).body.state).toBe('waiting')
    await asVisitor.post('/api/newsletter/subscription/confirmation', { token })
    expect((await look()).body.state).toBe('reading')
    expect(await writtenTo()).toEqual(['a@example.org', 'b@example.org'])
  })

  test('has few letters wait at once, so that a pause is one, and goes on where it was', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toHaveLength(50)
    await setState(asAdmin, issue, { state: 'paused' })
    await settleAll(manager, sent)
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'paused', readers: 120, delivered: 50 })
    await setState(asAdmin, issue, { state: 'sending' })
    for (let round = 0; round < 3; round += 1) {
      while (await services.issues.sendSome());
      await settleAll(manager, sent)
    }
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 120, delivered: 120 })
    const recipients = (await lettersOf(manager)).map(({ recipient }) => recipient)
    expect(new Set(recipients).size).toBe(120)
  })

  test('is ended where it is paused: whoever has it keeps it, nobody else gets it, and it is off the site', async ({
    asAdmin,
    asVisitor,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await write(asAdmin)
    expect((await setState(asAdmin, issue, { state: 'ended' })).body.code).toBe('issue_not_paused')
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    expect((await setState(asAdmin, issue, { state: 'ended' })).body.code).toBe('issue_not_paused')
    await setState(asAdmin, issue, { state: 'paused' })
    expect(await read(asAdmin, issue)).toMatchObject({ readers: 120, unwritten: 70, endedAt: null })
    const at = clock.now().toISOString()
    const ended = { state: 'ended', sentAt: at, endedAt: at, offSiteAt: at, readers: 120, unwritten: 70 }
    expect((await setState(asAdmin, issue, { state: 'ended' })).body).toMatchObject(ended)
    expect((await setState(asAdmin, issue, { state: 'ended' })).body).toMatchObject(ended)
    expect((await setState(asAdmin, issue, { state: 'sent' })).status).toBe(400)
    expect((await asAdmin.get('/api/issues?filter=ended')).body).toMatchObject({ issues: [{ id: issue.id }] })
    expect((await asAdmin.get('/api/issues?filter=sent')).body).toMatchObject({ issues: [] })
    await settleAll(manager, sent)
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ ...ended, delivered: 50 })
    expect(await lettersOf(manager)).toHaveLength(50)
    expect((await setState(asAdmin, issue, { state: 'sending' })).body.code).toBe('issue_on_its_way')
    expect((await asVisitor.get(`/api/newsletter/issues/${issue.id}`)).status).toBe(404)
    await asAdmin.put(`/api/issues/${issue.id}/site`, { onSite: true })
    expect((await asVisitor.get(`/api/newsletter/issues/${issue.id}`)).status).toBe(200)
    const trail = await asAdmin.get<{ operation: string; columns: string[] }[]>(
      `/api/trail?kind=issue&record=${issue.id}&limit=2`,
    )
    expect(trail.body[1]).toMatchObject({
      operation: 'setNewsletterIssueState',
      columns: expect.arrayContaining(['state', 'ended_at', 'off_site_at']),
    })
  })

  test('once ended, says nothing to those whose letters a server has put off', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    await settleAll(manager, { state: 'waiting', answer: '451 4.7.0 try again later' })
    await setState(asAdmin, issue, { state: 'paused' })
    const [letter] = await lettersOf(manager)
    if (!letter) throw new Error('its reader is written to')
    const writer = issueLetter(createIssuesRepository(manager), readerWays)
    expect(await writer.isCalledOff?.(letter)).toBe(false)
    await setState(asAdmin, issue, { state: 'ended' })
    expect(await writer.isCalledOff?.(letter)).toBe(true)
    expect(await writer.say(letter), 'whoever has it can look at it').not.toBeNull()
  })

  test('tells before how many it would go to, in each language', async ({ asAdmin, manager }) => {
    await addReaders(manager, 3)
    await addReader(manager, { email: 'en@example.org', locale: 'en' })
    await addReader(manager, { email: 'unconfirmed@example.org', locale: 'en', askedAt: '2026-01-01' })
    expect((await asAdmin.get('/api/issues/readers')).body).toEqual([
      { locale: 'en', readers: 1 },
      { locale: 'ka', readers: 3 },
    ])
  })

  test('waits for the moment it is scheduled for, and can be written on until then', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 1_800_000).toISOString()
    expect((await setState(asAdmin, issue, { state: 'scheduled', sendAt })).body).toMatchObject({
      state: 'scheduled',
      sendAt,
    })
    await asAdmin.in('en').put(`/api/issues/${issue.id}`, { title: 'An even better autumn' })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toEqual([])
    clock.advance({ seconds: 1800 })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toHaveLength(1)
    expect(await read(asAdmin.in('en'), issue)).toMatchObject({
      state: 'sending',
      title: 'An even better autumn',
    })
  })

  test('is not sent after all where that is said in time', async ({ asAdmin, manager, services, clock }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 1000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt })
    expect((await setState(asAdmin, issue, { state: 'draft' })).body).toMatchObject({
      state: 'draft',
      sendAt: null,
    })
    clock.advance({ seconds: 10 })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toEqual([])
  })

  test('is not held up by letters that a server takes later, nor by those of the issue before', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    await settleAll(manager, { state: 'waiting', answer: '450 4.2.2 mailbox full' })
    for (let round = 0; round < 3; round += 1) {
      while (await services.issues.sendSome());
      await settleAll(manager, { state: 'waiting', answer: '450 4.2.2 mailbox full' })
    }
    expect(await lettersOf(manager)).toHaveLength(120)
    const other = await write(asAdmin)
    await setState(asAdmin, other, { state: 'sending' })
    while (await services.issues.sendSome());
    expect((await lettersOf(manager)).filter(({ about }) => about === other.id)).toHaveLength(50)
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sending', readers: 120 })
  })

  test('waits where a server takes no more from the site that day, has lost nobody, and goes on by itself', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    for (let round = 0; round < 4; round += 1) {
      while (await services.issues.sendSome());
      await settleAll(manager, { state: 'waiting', answer: '550 5.4.5 Daily user sending limit exceeded.' })
    }
    expect(await lettersOf(manager)).toHaveLength(50)
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sending', failed: 0, readers: 120 })
    for (let round = 0; round < 3; round += 1) {
      await settleAll(manager, sent)
      while (await services.issues.sendSome());
    }
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', delivered: 120, failed: 0 })
  })

  test('is there for everybody while a full mailbox is still tried, an hour after it was written', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 2)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    const [full] = await lettersOf(manager)
    const letters = createLettersRepository(manager)
    await letters.settle(full?.id ?? '', null, { state: 'waiting', answer: '452 4.2.2 mailbox full' })
    clock.advance({ seconds: 61 * 60 })
    while (await services.issues.sendSome());
    // Whoever is signed in is not any more by now.
    const stands = () => manager.query('select state from newsletter_issues where id = $1', [issue.id])
    expect(await stands(), 'one was not tried yet').toEqual([{ state: 'sending' }])
    for (const { id } of (await lettersOf(manager)).slice(1)) await letters.settle(id, null, sent)
    while (await services.issues.sendSome());
    expect(await stands()).toEqual([{ state: 'sent' }])
  })

  test('that should have begun long ago waits for somebody to go on', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 60_000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt })
    const { version } = await read(asAdmin, issue)
    expect((await setState(asAdmin, issue, { state: 'scheduled', sendAt })).body).toMatchObject({ version })
    clock.advance({ seconds: 2 * 86_400 })
    while (await services.issues.sendSome());
    expect(await manager.query('select state from newsletter_issues')).toEqual([{ state: 'paused' }])
    expect(await lettersOf(manager)).toEqual([])
  })

  test('that began late goes to whoever has subscribed until somebody goes on', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    await manager.query(`update newsletter_issues set state = 'paused' where id = $1`, [issue.id])
    clock.advance({ seconds: 600 })
    const meanwhile = clock.now().toISOString()
    await addReader(manager, { email: 'b@example.org', askedAt: meanwhile, confirmedAt: meanwhile })
    clock.advance({ seconds: 60 })
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    const recipients = (await lettersOf(manager)).map(({ recipient }) => recipient)
    expect(recipients).toEqual(['a@example.org', 'b@example.org'])
  })

  test('does not go on by itself once a copy of the database was restored', async ({
    asAdmin,
    manager,
    clock,
  }) => {
    await launch(asAdmin)
    const [going, planned] = [await write(asAdmin), await write(asAdmin)]
    await setState(asAdmin, going, { state: 'sending' })
    const sendAt = new Date(clock.now().getTime() + 60_000).toISOString()
    await setState(asAdmin, planned, { state: 'scheduled', sendAt })
    await manager.query('select after_restoring()')
    expect(await read(asAdmin, going)).toMatchObject({ state: 'paused' })
    expect(await read(asAdmin, planned)).toMatchObject({ state: 'draft', sendAt: null })
  })

  test('goes to nobody else while the newsletter is taken back, and on once it is there again', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    await asAdmin.put('/api/launches/newsletter/state', { launched: false })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toEqual([])
    await launch(asAdmin)
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toHaveLength(1)
  })
})

describe('the rate of letters', () => {
  const slowly = withoutLetters.extend('post', ({ clock }): Outbox | null =>
    createOutbox({ add: async () => undefined, addAll: async () => undefined }, clock, 60),
  )

  slowly(
    'is what the provider takes, whichever gateway writes',
    async ({ asAdmin, manager, services, clock }) => {
      await launch(asAdmin)
      await addReaders(manager, 10)
      const issue = await write(asAdmin)
      await setState(asAdmin, issue, { state: 'sending' })
      for (let second = 0; second < 5; second += 1) {
        while (await services.issues.sendSome());
        while (await services.issues.sendSome());
        clock.advance({ seconds: 1 })
      }
      expect(await lettersOf(manager)).toHaveLength(5)
    },
  )
})

describe('the clock of a gateway that was wrong for a moment', () => {
  const slowly = withoutLetters.extend('post', ({ clock }): Outbox | null =>
    createOutbox({ add: async () => undefined, addAll: async () => undefined }, clock, 60),
  )

  slowly('does not hold up an issue until that moment', async ({ asAdmin, manager, services, clock }) => {
    await launch(asAdmin)
    await addReaders(manager, 10)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    await services.issues.sendSome()
    await manager.query(`update newsletter_progress set next_at = now() + interval '30 days'`)
    for (let second = 0; second < 5; second += 1) {
      while (await services.issues.sendSome());
      clock.advance({ seconds: 1 })
    }
    expect(await lettersOf(manager)).toHaveLength(6)
  })
})

describe('where no letters are sent', () => {
  withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))(
    'an issue is written to be looked at, and has reached nobody',
    async ({ asAdmin, manager, services }) => {
      await launch(asAdmin)
      await addReaders(manager, 3)
      const issue = await write(asAdmin)
      await setState(asAdmin, issue, { state: 'sending' })
      while (await services.issues.sendSome());
      expect((await lettersOf(manager)).map(({ state }) => state)).toEqual(['unsent', 'unsent', 'unsent'])
      expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 3, delivered: 0 })
    },
  )
})
