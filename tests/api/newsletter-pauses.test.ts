import { describe, expect } from 'vitest'
import { createDelivery } from '../../gateway/letters/deliver.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import type { Carrier } from '../../gateway/letters/smtp.ts'
import { issueLetter } from '../../gateway/rooms/issues/issue-letters.ts'
import { createIssueSending } from '../../gateway/rooms/issues/issue-sending.repository.ts'
import { createIssuesRepository } from '../../gateway/rooms/issues/issues.repository.ts'
import { createTestPost } from '../support/gateway.ts'
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
import { readerWays } from '../support/subscriptions.ts'

describe('an issue of the newsletter that is sent', () => {
  test('has few letters wait at once, and goes on where it was paused', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await send(asAdmin, services)
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
    const issue = await send(asAdmin, services)
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
})

describe('letters that wait as their issue is paused', () => {
  const testOfHeld = test
    .extend('brought', (): string[] => [])
    .extend('post', ({ clock, brought }): Outbox | null => createTestPost(clock, brought))
    .extend('handedOver', (): string[] => [])
    .extend('deliver', ({ manager, clock, handedOver }) => {
      const issues = createIssuesRepository(manager)
      const over = (carrier: Carrier) =>
        createDelivery({
          letters: createLettersRepository(manager),
          writers: { newsletter: issueLetter(issues, readerWays) },
          carrier,
          site: { sender: { name: '', address: 'hello@dogs.example' }, origin: 'https://dogs.example' },
          clock,
        })
      /** `meanwhile` is what happens once a server has been asked, before it waits for the letter. */
      return (id: string, meanwhile: () => Promise<unknown> = async () => undefined) =>
        over({
          carry: async ({ to, message }) => {
            await meanwhile()
            if ((await message()) === null) return { outcome: 'withheld', answer: '' }
            handedOver.push(to)
            return { outcome: 'accepted', answer: '250 OK' }
          },
        })(id, false)
    })

  testOfHeld(
    'go nowhere, and to everybody once somebody goes on',
    async ({ asAdmin, manager, services, brought, handedOver, deliver }) => {
      await launch(asAdmin)
      await addReaders(manager, 60)
      const issue = await send(asAdmin, services)
      for (const id of brought.splice(0, 10)) await deliver(id)
      await setState(asAdmin, issue, { state: 'paused' })
      for (const id of brought.splice(0)) expect(await deliver(id)).toBe('done')
      expect(handedOver).toHaveLength(10)
      expect(await read(asAdmin, issue)).toMatchObject({
        readers: 60,
        unwritten: 50,
        delivered: 10,
        failed: 0,
      })
      const { body: waiting } = await asAdmin.get<object[]>(`/api/letters?filter=waiting&issue=${issue.id}`)
      expect(waiting).toHaveLength(40)
      expect(waiting[0]).toMatchObject({ trouble: 'held', attempts: 0 })

      await setState(asAdmin, issue, { state: 'sending' })
      for (let round = 0; round < 3; round += 1) {
        while (await services.issues.sendSome());
        for (const id of brought.splice(0)) await deliver(id)
      }
      expect(await read(asAdmin, issue)).toMatchObject({
        state: 'sent',
        readers: 60,
        unwritten: 0,
        delivered: 60,
      })
      expect([handedOver.length, new Set(handedOver).size]).toEqual([60, 60])
    },
  )

  testOfHeld(
    'are held back also where their server has been asked by then',
    async ({ asAdmin, manager, services, brought, handedOver, deliver }) => {
      await launch(asAdmin)
      await addReaders(manager, 1)
      const issue = await send(asAdmin, services)
      const [letter = ''] = brought
      const pause = () => setState(asAdmin, issue, { state: 'paused' })
      expect(await deliver(letter, pause)).toBe('done')
      expect(await deliver(letter), 'it is held back already').toBe('done')
      expect(handedOver).toEqual([])
      expect(await read(asAdmin, issue)).toMatchObject({ state: 'paused', readers: 1, unwritten: 1 })
    },
  )

  testOfHeld('keep no other issue waiting', async ({ asAdmin, manager, services, brought, deliver }) => {
    await launch(asAdmin)
    await addReaders(manager, 60)
    const issue = await send(asAdmin, services)
    await setState(asAdmin, issue, { state: 'paused' })
    for (const id of brought.splice(0)) await deliver(id)
    await send(asAdmin, services)
    expect(brought).toHaveLength(50)
  })

  testOfHeld(
    'are kept to be looked at where the site sends no letters by the time somebody goes on',
    async ({ asAdmin, manager, services, clock, brought, deliver }) => {
      await launch(asAdmin)
      await addReaders(manager, 60)
      const issue = await send(asAdmin, services)
      await setState(asAdmin, issue, { state: 'paused' })
      for (const id of brought) await deliver(id)
      await setState(asAdmin, issue, { state: 'sending' })
      const { sendSome } = createIssueSending(manager)
      let looks = 0
      while ((await sendSome(createKeptOutbox(clock), clock.now())) && looks < 10) looks += 1
      expect(looks, 'it comes to an end').toBeLessThan(10)
      expect(new Set((await lettersOf(manager)).map(({ state }) => state))).toEqual(new Set(['unsent']))
      expect(await read(asAdmin, issue)).toMatchObject({ state: 'sent', readers: 60, unwritten: 0 })
    },
  )

  testOfHeld(
    'are gone once it is ended, and count as never written',
    async ({ asAdmin, manager, services, brought, deliver }) => {
      await launch(asAdmin)
      await addReaders(manager, 60)
      const issue = await send(asAdmin, services)
      await setState(asAdmin, issue, { state: 'paused' })
      for (const id of brought) await deliver(id)
      await setState(asAdmin, issue, { state: 'ended' })
      while (await services.issues.sendSome());
      expect(await lettersOf(manager)).toEqual([])
      expect(await read(asAdmin, issue)).toMatchObject({
        state: 'ended',
        readers: 60,
        unwritten: 60,
        failed: 0,
      })
    },
  )

  testOfHeld(
    'wait as any other once a copy of the database was restored',
    async ({ asAdmin, manager, services, brought, deliver }) => {
      await launch(asAdmin)
      await addReaders(manager, 60)
      const issue = await send(asAdmin, services)
      await setState(asAdmin, issue, { state: 'paused' })
      for (const id of brought) await deliver(id)
      await manager.query('select after_restoring()')
      const { body } = await asAdmin.get<object[]>('/api/letters?filter=waiting&limit=1')
      expect(body).toMatchObject([{ trouble: null }])
      expect(await read(asAdmin, issue)).toMatchObject({ state: 'paused', readers: 60, unwritten: 10 })
    },
  )
})
