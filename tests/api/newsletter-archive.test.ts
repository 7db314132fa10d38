import { Window } from 'happy-dom'
import { describe, expect } from 'vitest'
import type { ArchivedIssue } from '../../schema/archived-issues.ts'
import type { NewsletterIssue } from '../../schema/newsletter-issues.ts'
import { prepare } from '../contract/prepare.ts'
import type { Agent } from '../support/agent.ts'
import { autumnIssue } from '../support/content.ts'
import { addReader, launch, send, setState, test, write } from '../support/newsletter-issues.ts'
import { bearerOf, nextChange, remembering } from '../support/remembering.ts'
import { rendered, visiting } from '../support/serving-pages.ts'

interface List {
  issues: ArchivedIssue[]
  nextCursor: string | null
}

const issuesPath = '/api/newsletter/issues'
const feedPath = '/newsletter/feed.xml'
const publicUrl = 'https://dogs.example'

const titled = (title: string, content = 'Dear friends.') => ({
  translations: { en: { title, content }, ka: { title: `${title} ქართულად`, content: 'მეგობრებო.' } },
})

const list = (agent: Agent, query = '') => agent.get<List>(`${issuesPath}${query}`)

const titlesOf = ({ issues }: List) => issues.map(({ title }) => title)

const setOnSite = (agent: Agent, { id }: { id: string }, onSite: boolean) =>
  agent.put<NewsletterIssue>(`/api/issues/${id}/site`, { onSite })

const archivedOver = (agent: Agent, id: string) =>
  agent.graphql<{ archivedIssue: ArchivedIssue | null; archivedIssues: { totalCount: number } | null }>(
    '{ archivedIssues { totalCount nodes { id } } archivedIssue(id: "ID") { id } }'.replace('ID', id),
  )

/** A document that is no XML is one about that. */
const parsed = (xml: string) => {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBe(null)
  const textOf = (path: string): (string | null)[] =>
    [...document.querySelectorAll(path)].map(({ textContent }) => textContent)
  return { document, textOf }
}

describe('an issue of the newsletter that was sent', () => {
  test('is read by everybody, in their language, without anything of its readers', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'nobody@example.org', createdAt: '2999-01-01' })
    const { id } = await send(asAdmin, services)
    const { status, body, headers } = await asVisitor.in('ka').get(`${issuesPath}/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      title: 'კარგი შემოდგომა',
      content: 'მეგობრებო,\n\nთორმეტმა ძაღლმა სახლი იპოვა.',
      sentAt: clock.now().toISOString(),
      translations: autumnIssue.translations,
    })
    expect(headers).toMatchObject({
      'content-language': 'ka',
      'cache-control': 'public, no-cache',
      vary: 'accept-language, authorization',
      etag: expect.any(String),
    })
    expect((await list(asVisitor.in('en'))).body).toMatchObject({
      issues: [{ id, title: 'A good autumn' }],
      nextCursor: null,
    })
  })

  test('stands in the list by when it was sent, page by page', async ({
    asAdmin,
    asVisitor,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    const late = await write(asAdmin, titled('Late'))
    await send(asAdmin, services, titled('Early'))
    await send(asAdmin, services, titled('At the same moment'))
    clock.advance({ seconds: 60 })
    await setState(asAdmin, late, { state: 'sending' })
    while (await services.issues.sendSome());
    const first = (await list(asVisitor, '?limit=2')).body
    expect(titlesOf(first)).toEqual(['Late', 'At the same moment'])
    const rest = (await list(asVisitor, `?limit=2&after=${first.nextCursor}`)).body
    expect(titlesOf(rest)).toEqual(['Early'])
    expect(rest.nextCursor).toBe(null)
    expect(await asVisitor.get(`${issuesPath}?after=nothing`)).toMatchObject({ status: 400 })
    const paged = await asVisitor.graphql<{ archivedIssues: unknown }>(
      'query ($after: String) { archivedIssues(first: 2, after: $after) { totalCount nodes { title(locale: ka) } } }',
      { after: first.nextCursor },
    )
    expect(paged.body.data.archivedIssues).toEqual({
      totalCount: 3,
      nodes: [{ title: 'Early ქართულად' }],
    })
  })

  test('is found by nobody before it was sent, or by an id that is none', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'waits@example.org' })
    const draft = await write(asAdmin)
    const going = await send(asAdmin, services)
    expect(going.state).toBe('sending')
    for (const id of [draft.id, going.id, 'nowhere']) {
      expect(await asVisitor.get(`${issuesPath}/${id}`)).toMatchObject({
        status: 404,
        body: { detail: 'archived issue not found' },
      })
    }
    expect((await list(asVisitor)).body.issues).toEqual([])
  })

  test('is nowhere while visitors do not have the newsletter', async ({ asAdmin, asVisitor, services }) => {
    await launch(asAdmin)
    const { id } = await send(asAdmin, services)
    await asAdmin.put('/api/launches/newsletter/state', { launched: false })
    for (const agent of [asVisitor, asAdmin]) {
      expect((await list(agent)).status).toBe(404)
      expect((await agent.get(`${issuesPath}/${id}`)).status).toBe(404)
      expect((await archivedOver(agent, id)).body).toMatchObject({
        data: { archivedIssues: null, archivedIssue: null },
        errors: [{ extensions: { code: 'not_found' } }, { extensions: { code: 'not_found' } }],
      })
    }
    const visitor = await visiting(services, async ({ url }) => ({ status: 404, html: url }), { publicUrl })
    expect(await visitor.get(feedPath)).toMatchObject({ status: 404, body: `${publicUrl}${feedPath}` })
    expect((await visitor.get<string>('/sitemap.xml')).body).not.toContain('/newsletter')
  })

  test('is taken off the site by one press, and put back by another, which the trail tells', async ({
    asAdmin,
    asVisitor,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    const { id, version } = await send(asAdmin, services)
    const visitor = await visiting(services, rendered, { publicUrl })
    const find = async () => [
      (await asVisitor.get(`${issuesPath}/${id}`)).status,
      (await list(asVisitor)).body.issues.length,
      (await archivedOver(asVisitor, id)).body.data.archivedIssue?.id ?? null,
      (await visitor.get<string>(feedPath)).body.includes(id),
      (await visitor.get<string>('/sitemap.xml')).body.includes(id),
    ]
    expect(await find()).toEqual([200, 1, id, true, true])
    const off = { version: version + 1, state: 'sent', offSiteAt: clock.now().toISOString() }
    for (const _ of ['once', 'and again'])
      expect((await setOnSite(asAdmin, { id }, false)).body).toMatchObject(off)
    expect(await find()).toEqual([404, 0, null, false, false])
    const { body } = await asAdmin.graphql(
      'mutation ($id: ID!) { setNewsletterIssueOnSite(id: $id, onSite: true) { version offSiteAt } }',
      { id },
    )
    expect(body.data).toEqual({ setNewsletterIssueOnSite: { version: version + 2, offSiteAt: null } })
    expect(await find()).toEqual([200, 1, id, true, true])
    const trail = await asAdmin.get<{ operation: string; columns: string[] }[]>(
      `/api/trail?kind=issue&record=${id}&limit=2`,
    )
    expect(trail.body).toMatchObject([
      { operation: 'setNewsletterIssueOnSite', columns: ['off_site_at'] },
      { operation: 'setNewsletterIssueOnSite', columns: ['off_site_at'] },
    ])
  })

  test('is kept in memory until one is sent, taken off or put back, or the newsletter is', async ({
    services,
    manager,
  }) => {
    const { app } = await remembering(services, manager)
    await prepare(services)
    const headers = await bearerOf(services)
    const change = async (url: string, payload: object) => {
      await nextChange(manager)
      const { statusCode } = await app.inject({ method: 'PUT', url, headers, payload })
      expect(statusCode).toBe(200)
    }
    const statuses = async () => [
      (await app.inject(issuesPath)).statusCode,
      (await app.inject(`${issuesPath}/${id}`)).statusCode,
      (await app.inject(feedPath)).body.includes(`/newsletter/${id}`),
    ]
    const { nodes } = await services.issues.list(
      await services.accounts.identify(headers.authorization),
      {},
      'en',
    )
    const id = nodes[0]?.id ?? ''
    expect(await statuses()).toEqual([404, 404, false])
    await change('/api/launches/newsletter/state', { launched: true })
    expect(await statuses()).toEqual([200, 404, false])
    await change(`/api/issues/${id}/state`, { state: 'sending' })
    await nextChange(manager)
    await manager.query(`update newsletter_issues set state = 'sent', sent_at = now() where id = $1`, [id])
    await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: {} })
    expect(await statuses()).toEqual([200, 200, true])
    await change(`/api/issues/${id}/site`, { onSite: false })
    expect(await statuses()).toEqual([200, 404, false])
    await change(`/api/issues/${id}/site`, { onSite: true })
    expect(await statuses()).toEqual([200, 200, true])
    await nextChange(manager)
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/issues',
      headers,
      payload: autumnIssue,
    })
    expect(statusCode).toBe(201)
    const [marked] = await manager.query(`select current_setting('content.is_raised', true) as raised`)
    expect(marked.raised).toBe('')
  })
})

describe('the feed of the newsletter', () => {
  test('is Atom in each language, and the same program finds the same issue again', async ({
    asAdmin,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    const hostile = '<script>alert("1 & 2")</script>\u0008 ]]>'
    const first = await send(asAdmin, services, titled('Early'))
    clock.advance({ seconds: 60 })
    const last = await send(asAdmin, services, titled(hostile, `One & two\nlines\n\n${hostile}`))
    const visitor = await visiting(services, rendered, { publicUrl })
    const read = (locale: 'en' | 'ka') => visitor.get<string>(`${feedPath}?lng=${locale}`)
    const { headers, body } = await read('en')
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    })
    // The parser forgives it, others do not.
    expect(body).not.toContain('\u0008')
    const { document, textOf } = parsed(body)
    expect(document.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom')
    expect(textOf('feed > id')).toEqual([`${publicUrl}${feedPath}?lng=en`])
    expect(textOf('feed > updated')).toEqual([last.sentAt])
    expect(textOf('entry > updated')).toEqual([last.sentAt, first.sentAt])
    expect(textOf('entry > title')).toEqual(['<script>alert("1 & 2")</script> ]]>', 'Early'])
    expect(textOf('entry > content')[0]).toBe(
      '<p>One &amp; two<br>lines</p><p>&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt; ]]&gt;</p>',
    )
    expect([...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))).toEqual(
      [last, first].map(({ id }) => `${publicUrl}/newsletter/${id}?lng=en`),
    )
    expect(body).not.toContain('unsubscribe')
    expect(body).not.toContain('/newsletter/subscription')

    const inGeorgian = parsed((await read('ka')).body)
    expect(inGeorgian.textOf('entry > title')[1]).toBe('Early ქართულად')
    const ids = [...textOf('entry > id'), ...inGeorgian.textOf('entry > id')]
    expect(new Set(ids).size).toBe(4)
    const elsewhere = await visiting(services, rendered, { publicUrl: 'https://moved.example' })
    const moved = parsed((await elsewhere.get<string>(`${feedPath}?lng=en`)).body)
    expect(moved.textOf('entry > id')).toEqual(textOf('entry > id'))
  })

  test('is one before anything was sent, too', async ({ asAdmin, services }) => {
    await launch(asAdmin)
    const visitor = await visiting(services, rendered, { publicUrl })
    const { textOf } = parsed((await visitor.get<string>(feedPath)).body)
    expect(textOf('entry')).toEqual([])
    expect(textOf('feed > updated')).toHaveLength(1)
  })
})

test('the sitemap names what was sent, with its day', async ({ asAdmin, services, clock }) => {
  await launch(asAdmin)
  const { id } = await send(asAdmin, services)
  const visitor = await visiting(services, rendered, { publicUrl })
  const { body } = await visitor.get<string>('/sitemap.xml')
  expect(body).toContain(`<loc>${publicUrl}/newsletter?lng=ka</loc>`)
  expect(body).toContain(
    `<loc>${publicUrl}/newsletter/${id}?lng=en</loc><lastmod>${clock.now().toISOString().slice(0, 10)}</lastmod>`,
  )
})
