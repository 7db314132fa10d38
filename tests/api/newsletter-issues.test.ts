import { describe, expect } from 'vitest'
import type { NewsletterIssue } from '../../schema/newsletter-issues.ts'
import type { Json } from '../support/agent.ts'
import { autumnIssue } from '../support/content.ts'
import { test as withoutLetters } from '../support/gateway.ts'
import { addReader, launch, lettersOf, read, setState, test, write } from '../support/newsletter-issues.ts'

describe('an issue of the newsletter', () => {
  test('begins as a draft in one language, and is written on', async ({ asAdmin }) => {
    const issue = await write(asAdmin.in('en'), { title: 'A good autumn', content: 'Twelve dogs.' })
    expect(issue).toMatchObject({ version: 1, state: 'draft', sendAt: null, sentAt: null, readers: 0 })
    const { body } = await asAdmin.put<NewsletterIssue>(`/api/issues/${issue.id}`, autumnIssue)
    expect(body).toMatchObject({ version: 2, translations: autumnIssue.translations })
  })

  test('is shown to nobody but the team', async ({ asAdmin, asVisitor }) => {
    const { id } = await write(asAdmin)
    expect((await asVisitor.get(`/api/issues/${id}`)).status).toBe(401)
    expect(
      (await asVisitor.graphql('query ($id: ID!) { issue(id: $id) { id } }', { id })).body,
    ).toMatchObject({
      errors: [{ extensions: { code: 'token_missing' } }],
    })
  })

  test('is seen as the letter that its readers will get, in each language it is written whole in', async ({
    asAdmin,
  }) => {
    const { id } = await write(asAdmin)
    const { body } = await asAdmin.get<{ locale: string; subject: string; text: string; html: string }[]>(
      `/api/issues/${id}/previews`,
    )
    expect(body.map(({ locale, subject }) => [locale, subject])).toEqual([
      ['en', 'A good autumn'],
      ['ka', 'კარგი შემოდგომა'],
    ])
    expect(body[0]?.text).toContain('Dear friends,\n\ntwelve dogs found a home.')
    expect(body[0]?.text).toContain(
      'Unsubscribe, or choose another language:\n/newsletter/subscription?lng=en',
    )
    expect(body[0]?.text).toContain('Open our site:\n/dashboard?lng=en')
    expect(body[0]?.html).toContain('twelve dogs found a home.')
    const half = await write(asAdmin.in('ka'), { title: 'ზამთარი', content: 'ცივა.' })
    const previews = await asAdmin.get<{ locale: string }[]>(`/api/issues/${half.id}/previews`)
    expect(previews.body.map(({ locale }) => locale)).toEqual(['ka'])
  })

  test('is tried by whoever writes it, who alone gets it', async ({ asAdmin, manager }) => {
    await addReader(manager, { email: 'reader@example.org' })
    const { id } = await write(asAdmin)
    expect((await asAdmin.post(`/api/issues/${id}/trials`, {})).status).toBe(204)
    expect(await lettersOf(manager)).toEqual([])
    const trials = await lettersOf(manager, 'newsletterTrial')
    expect(trials.map(({ locale, about }) => [locale, about])).toEqual([
      ['en', id],
      ['ka', id],
    ])
    expect(new Set(trials.map(({ recipient }) => recipient)).size).toBe(1)
    expect(trials[0]?.recipient).not.toBe('reader@example.org')
    const { body } = await asAdmin.get<{ subject: string }[]>(`/api/letters/${trials[0]?.id}/previews`)
    expect(body.map(({ subject }) => subject)).toEqual(['[Test] A good autumn', '[ცდა] კარგი შემოდგომა'])
  })

  test('keeps both its languages from the moment it is scheduled', async ({ asAdmin, clock }) => {
    await launch(asAdmin)
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 60_000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt })
    const without = { translations: { ka: { title: null, content: null } } }
    expect(await asAdmin.put(`/api/issues/${issue.id}`, without)).toMatchObject({
      status: 409,
      body: { code: 'issue_untranslated' },
    })
  })

  test('written whole in neither language is not tried', async ({ asAdmin }) => {
    const { id } = await write(asAdmin, {
      translations: { en: { title: 'Winter' }, ka: { content: 'ცივა.' } },
    })
    expect(await asAdmin.post(`/api/issues/${id}/trials`, {})).toMatchObject({
      status: 409,
      body: { code: 'issue_untranslated' },
    })
  })

  test('stays as it is once it is on its way', async ({ asAdmin }) => {
    await launch(asAdmin)
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    const refused = { status: 409, body: { code: 'issue_on_its_way' } }
    expect(await asAdmin.put(`/api/issues/${issue.id}`, { title: 'Another one' })).toMatchObject(refused)
    expect(await asAdmin.delete(`/api/issues/${issue.id}`)).toMatchObject(refused)
    expect(await setState(asAdmin, issue, { state: 'draft' })).toMatchObject(refused)
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'sending', version: 2 })
  })

  test('is not sent before it can be', async ({ asAdmin }) => {
    const issue = await write(asAdmin)
    const send = (about: { id: string }, input: Json = { state: 'sending' }) =>
      setState(asAdmin, about, input)
    expect(await send(issue)).toMatchObject({ status: 409, body: { code: 'newsletter_off' } })
    await launch(asAdmin)
    const half = await write(asAdmin.in('ka'), { title: 'ზამთარი', content: 'ცივა.' })
    expect(await send(half)).toMatchObject({ status: 409, body: { code: 'issue_untranslated' } })
    expect(await send(issue, { state: 'paused' })).toMatchObject({
      status: 409,
      body: { code: 'issue_not_sending' },
    })
    expect(await send(issue, { state: 'sending', version: 7 })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    for (const sendAt of [null, '2001-01-01T00:00:00Z']) {
      expect(await send(issue, { state: 'scheduled', sendAt })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'sendAt' }] },
      })
    }
  })

  test('goes to the bin as a draft, and comes back from there', async ({ asAdmin }) => {
    const issue = await write(asAdmin)
    expect((await asAdmin.delete(`/api/issues/${issue.id}`)).status).toBe(204)
    expect((await asAdmin.get(`/api/issues/${issue.id}`)).status).toBe(404)
    const { body } = await asAdmin.get('/api/bin?filter=issues')
    expect(body).toMatchObject({ bin: [{ id: issue.id, kind: 'issues' }] })
    await asAdmin.post(`/api/bin/${issue.id}/restoration`, {})
    expect(await read(asAdmin, issue)).toMatchObject({ state: 'draft' })
  })

  test('is searched, narrowed and counted in its list', async ({ asAdmin }) => {
    await write(asAdmin)
    await write(asAdmin.in('ka'), { title: 'ზამთარი', content: 'ცივა.' })
    const titles = async (query: string) =>
      (await asAdmin.in('ka').get<{ issues: NewsletterIssue[] }>(`/api/issues?${query}`)).body.issues.map(
        ({ title }) => title,
      )
    expect(await titles('search=ძაღლმა')).toEqual(['კარგი შემოდგომა'])
    expect(await titles('filter=untranslated')).toEqual(['ზამთარი'])
    expect(await titles('filter=sent')).toEqual([])
    const { body } = await asAdmin.graphql('{ issues { totalCount } }')
    expect(body.data).toEqual({ issues: { totalCount: 2 } })
  })
})

withoutLetters('where no letters are sent an issue is neither tried nor sent', async ({ asAdmin }) => {
  const issue = await write(asAdmin)
  const refused = { status: 409, body: { code: 'letters_off' } }
  expect(await asAdmin.post(`/api/issues/${issue.id}/trials`, {})).toMatchObject(refused)
  expect(await setState(asAdmin, issue, { state: 'sending' })).toMatchObject(refused)
})
