import { describe, expect } from 'vitest'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { test as withoutLetters } from '../support/gateway.ts'
import {
  addReader,
  addReaders,
  launch,
  lettersOf,
  read,
  send,
  sent,
  setState,
  settleAll,
  test,
  write,
} from '../support/newsletter-issues.ts'

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
    const issue = await send(asAdmin, services)
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

  test('tells before how many it would go to, in each language', async ({ asAdmin, manager }) => {
    await addReaders(manager, 3)
    await addReader(manager, { email: 'en@example.org', locale: 'en' })
    await addReader(manager, { email: 'unconfirmed@example.org', locale: 'en', askedAt: '2026-01-01' })
    expect((await asAdmin.get('/api/issues/readers')).body).toEqual([
      { locale: 'en', readers: 1 },
      { locale: 'ka', readers: 3 },
    ])
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
