import { describe, expect } from 'vitest'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
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

/** Where a provider takes a letter a second. */
const slowly = withoutLetters.extend('post', ({ clock }): Outbox | null =>
  createOutbox({ add: async () => undefined, addAll: async () => undefined }, clock, 60),
)

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

  test('is there for everybody while a full mailbox is still tried, an hour after it was written', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 2)
    const issue = await send(asAdmin, services)
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
