import { describe, expect } from 'vitest'
import { issueLetter } from '../../gateway/rooms/issues/issue-letters.ts'
import { createIssuesRepository } from '../../gateway/rooms/issues/issues.repository.ts'
import { addReader, launch, lettersOf, send, sent, settleAll, test } from '../support/newsletter-issues.ts'
import { readerWays, tokenOfReader } from '../support/subscriptions.ts'

describe('an issue of the newsletter that is sent', () => {
  test('says nothing to who has left meanwhile, and tells everybody else how they leave', async ({
    asAdmin,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    const reader = await addReader(manager, { email: 'a@example.org' })
    await addReader(manager, { email: 'b@example.org' })
    await send(asAdmin, services)
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

  test('has whoever asked again meanwhile listed as not there alone, where the server says so', async ({
    asAdmin,
    asVisitor,
    manager,
    services,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    await send(asAdmin, services)
    const [letter] = await lettersOf(manager)
    if (!letter) throw new Error('everybody is written to')
    await manager.query('delete from newsletter_subscriptions')
    await asVisitor.post('/api/newsletter/subscribe', { email: 'a@example.org' })
    const statesIn = async (filter: string) =>
      (await asAdmin.get<{ state: string }[]>(`/api/newsletter/readers?filter=${filter}`)).body.map(
        ({ state }) => state,
      )
    expect([await statesIn('waiting'), await statesIn('unreachable')]).toEqual([['waiting'], []])
    await issueLetter(createIssuesRepository(manager), readerWays).tellOfMailbox?.(letter, false)
    expect([await statesIn('waiting'), await statesIn('unreachable')]).toEqual([[], ['unreachable']])
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
    await send(asAdmin, services)
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
      const issue = await send(asAdmin, services)
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
})
