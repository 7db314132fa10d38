import { describe, expect } from 'vitest'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, createOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { test as withoutLetters } from '../support/gateway.ts'
import {
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
import { erase } from '../support/personal-data.ts'

/** Where a provider takes a letter a second. */
const slowly = withoutLetters.extend('post', ({ clock }): Outbox | null =>
  createOutbox({ add: async () => undefined, addAll: async () => undefined }, clock, 60),
)

/** Where letters are written to be looked at, and none leaves. */
const keeping = withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

describe('an issue of the newsletter that is sent', () => {
  test('is not held up by letters that a server takes later, nor by those of the issue before', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await send(asAdmin, services)
    await settleAll(manager, { state: 'waiting', answer: '450 4.2.2 mailbox full' })
    for (let round = 0; round < 3; round += 1) {
      while (await services.issues.sendSome());
      await settleAll(manager, { state: 'waiting', answer: '450 4.2.2 mailbox full' })
    }
    expect(await lettersOf(manager)).toHaveLength(120)
    const other = await send(asAdmin, services)
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

  test('is sent once each letter had its first try, though a mailbox is full and a server wants no newsletter', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 3)
    const issue = await send(asAdmin, services)
    const [full = '', unwanted = '', fine = ''] = (await lettersOf(manager)).map(({ id }) => id)
    const letters = createLettersRepository(manager)
    await letters.settle(full, null, { state: 'waiting', answer: '452 4.2.2 mailbox full' })
    await letters.settle(fine, null, sent)
    while (await services.issues.sendSome());
    expect((await read(asAdmin, issue)).state, 'one was not tried yet').toBe('sending')
    await letters.settle(unwanted, null, { state: 'waiting', answer: '554 we take no newsletters' })
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 3, delivered: 1, failed: 0 })
    await letters.settle(unwanted, null, { state: 'failed', answer: '554 we take no newsletters' })
    await letters.settle(full, null, sent)
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 3, delivered: 2, failed: 1 })
  })

  test('once sent tells how many letters still wait, and of none whose reader was erased meanwhile', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 2)
    const issue = await send(asAdmin, services)
    const [gone, there] = await lettersOf(manager)
    if (!gone || !there) throw new Error('both readers are written to')
    const letters = createLettersRepository(manager)
    await letters.settle(gone.id, null, { state: 'waiting', answer: '452 4.2.2 mailbox full' })
    await letters.settle(there.id, null, sent)
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', delivered: 1, waiting: 1 })
    expect((await erase(asAdmin, gone.recipient)).status).toBe(200)
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', delivered: 1, waiting: 0 })
  })

  keeping(
    'has no letter that waits where the site keeps them all',
    async ({ asAdmin, manager, services }) => {
      await launch(asAdmin)
      await addReaders(manager, 2)
      const issue = await send(asAdmin, services)
      expect((await lettersOf(manager)).map(({ state }) => state)).toEqual(['unsent', 'unsent'])
      expect(issue).toMatchObject({ state: 'sent', readers: 2, unwritten: 0, delivered: 0, waiting: 0 })
    },
  )

  test('is not sent as long as no server has taken any of it', async ({ asAdmin, manager, services }) => {
    await launch(asAdmin)
    await addReaders(manager, 2)
    const issue = await send(asAdmin, services)
    await settleAll(manager, { state: 'waiting', answer: '554 5.7.1 Relay access denied' })
    while (await services.issues.sendSome());
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sending', delivered: 0 })
  })

  test('is not held up by servers that want no newsletter while others take it', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    await send(asAdmin, services)
    const letters = createLettersRepository(manager)
    const ids = (await lettersOf(manager)).map(({ id }) => id).toSorted()
    for (const id of ids.slice(0, -1))
      await letters.settle(id, null, { state: 'waiting', answer: '554 we take no newsletters' })
    await letters.settle(ids.at(-1) ?? '', null, sent)
    while (await services.issues.sendSome());
    expect((await lettersOf(manager)).length).toBeGreaterThan(ids.length)
  })
})

describe('the rate of letters', () => {
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
