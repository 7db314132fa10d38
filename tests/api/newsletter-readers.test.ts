import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { csvRows } from '../support/csv.ts'
import { test } from '../support/gateway.ts'

interface Reader {
  id: string
  email: string
  locale: string
  source: string | null
}

const path = '/api/newsletter/readers'

const subscribe = (visitor: Agent, email: string, source?: string) =>
  visitor.post('/api/newsletter/subscribe', { email, ...(source ? { source } : {}) })

const readers = async (admin: Agent, query = ''): Promise<Reader[]> =>
  (await admin.get<Reader[]>(`${path}${query}`)).body

const emails = async (admin: Agent, query = ''): Promise<string[]> =>
  (await readers(admin, query)).map(({ email }) => email)

describe('the readers of the newsletter', () => {
  test('are listed newest first, with the language and the place they subscribed in', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await subscribe(asVisitor, 'old@example.org')
    await manager.query('update newsletter_subscriptions set source = null')
    await subscribe(asVisitor.in('ka'), 'nino@example.org', 'dashboard')
    await subscribe(asVisitor, 'program@example.org')
    expect(await readers(asAdmin)).toMatchObject([
      { email: 'program@example.org', locale: 'en', source: 'elsewhere' },
      { email: 'nino@example.org', locale: 'ka', source: 'dashboard' },
      { email: 'old@example.org', locale: 'en', source: null },
    ])
  })

  test('are searched, and narrowed to a language or a place', async ({ asAdmin, asVisitor, manager }) => {
    await subscribe(asVisitor, 'old@example.org')
    await manager.query('update newsletter_subscriptions set source = null')
    await subscribe(asVisitor.in('ka'), 'nino@example.org', 'dashboard')
    await subscribe(asVisitor, 'program@example.org')
    expect(await emails(asAdmin, '?search=NINO@')).toEqual(['nino@example.org'])
    expect(await emails(asAdmin, '?filter=ka')).toEqual(['nino@example.org'])
    expect(await emails(asAdmin, '?filter=en')).toEqual(['program@example.org', 'old@example.org'])
    expect(await emails(asAdmin, '?filter=dashboard')).toEqual(['nino@example.org'])
    expect(await emails(asAdmin, '?filter=elsewhere')).toEqual(['program@example.org'])
    expect(await emails(asAdmin, '?filter=unknown')).toEqual(['old@example.org'])
  })

  test('are read page by page', async ({ asAdmin, asVisitor }) => {
    for (const name of ['a', 'b', 'c']) await subscribe(asVisitor, `${name}@example.org`)
    const first = await asAdmin.get<Reader[]>(`${path}?limit=2`)
    expect(first.body.map(({ email }) => email)).toEqual(['c@example.org', 'b@example.org'])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await asAdmin.get<Reader[]>(next)).body.map(({ email }) => email)).toEqual(['a@example.org'])
  })

  test('are a file of their own', async ({ asAdmin, asVisitor }) => {
    await subscribe(asVisitor.in('ka'), 'nino@example.org', 'dashboard')
    await subscribe(asVisitor, 'program@example.org')
    const { body } = await asAdmin.get<string>('/api/exports/newsletter.csv?filter=ka')
    expect(csvRows(body)).toMatchObject([
      { Email: 'nino@example.org', Language: 'Georgian', 'Subscribed on': 'Main page' },
    ])
  })

  test('come from no other place than there is', async ({ asVisitor }) => {
    const { status, body } = await subscribe(asVisitor, 'nino@example.org', 'nowhere')
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'source', code: 'invalid_option' }] })
  })
})

describe('a reader who is taken off the list', () => {
  test('is neither on it nor in its file, and back as they were when that is taken back', async ({
    asAdmin,
    asVisitor,
  }) => {
    await subscribe(asVisitor.in('ka'), 'nino@example.org', 'dashboard')
    const before = await readers(asAdmin)
    const id = before[0]?.id
    expect((await asAdmin.delete(`${path}/${id}`)).status).toBe(204)
    expect(await readers(asAdmin)).toEqual([])
    expect((await asAdmin.get<string>('/api/exports/subscribers.csv')).body).not.toContain('nino@')
    expect((await asAdmin.delete(`${path}/${id}`)).status).toBe(404)
    expect((await asAdmin.post(`${path}/${id}/restorations`, {})).status).toBe(204)
    expect(await readers(asAdmin)).toEqual(before)
  })

  test('is put back however often that is asked for, on either edge', async ({ asAdmin, asVisitor }) => {
    await subscribe(asVisitor, 'nino@example.org')
    const before = await readers(asAdmin)
    const id = before[0]?.id
    const again = () => asAdmin.graphql('mutation ($id: ID!) { resubscribeReader(id: $id) }', { id })
    await asAdmin.delete(`${path}/${id}`)
    for (let press = 0; press < 2; press++) {
      expect((await asAdmin.post(`${path}/${id}/restorations`, {})).status).toBe(204)
      expect((await again()).body).toEqual({ data: { resubscribeReader: id } })
      expect(await readers(asAdmin)).toEqual(before)
    }
    expect((await asAdmin.get(`${path}/removals`)).body).toEqual([])
    await asAdmin.delete(`${path}/${id}`)
    expect((await again()).body).toEqual({ data: { resubscribeReader: id } })
    expect(await readers(asAdmin)).toEqual(before)
  })

  test('may subscribe again, and then stays as they are by now', async ({ asAdmin, asVisitor }) => {
    await subscribe(asVisitor, 'nino@example.org')
    const [first] = await readers(asAdmin)
    await asAdmin.delete(`${path}/${first?.id}`)
    const again = await subscribe(asVisitor.in('ka'), 'Nino@example.org', 'dashboard')
    expect([again.status, again.body]).toEqual([201, { message: 'subscribed!' }])
    const since = await readers(asAdmin)
    expect(since).toMatchObject([{ email: 'Nino@example.org', locale: 'ka', source: 'dashboard' }])
    for (let press = 0; press < 2; press++) {
      expect((await asAdmin.post(`${path}/${first?.id}/restorations`, {})).status).toBe(204)
      expect(await readers(asAdmin)).toEqual(since)
    }
    expect((await asAdmin.get(`${path}/removals`)).body).toEqual([])
  })

  test('stands among those who can be put back, and is no reader who chose for themselves since', async ({
    asAdmin,
    asVisitor,
    asIndividual,
    manager,
  }) => {
    for (const name of ['ana', 'gia']) await subscribe(asVisitor.in('ka'), `${name}@example.org`, 'dashboard')
    await subscribe(asVisitor, 'nino@example.org')
    const all = await readers(asAdmin)
    for (const { id } of all) await asAdmin.delete(`${path}/${id}`)
    await subscribe(asVisitor, 'gia@example.org')
    await manager.query(
      `update removed_rows set removed_at = removed_at - interval '25 hours' where content ->> 'email' like 'nino%'`,
    )
    const { body } = await asAdmin.get<(Reader & { removedAt: string })[]>(`${path}/removals`)
    const ana = all.find(({ email }) => email.startsWith('ana'))
    expect(body).toEqual([{ ...ana, removedAt: expect.any(String) }])
    const asked = await asAdmin.graphql('{ removedReaders { totalCount nodes { email locale source } } }')
    expect(asked.body).toMatchObject({
      data: {
        removedReaders: {
          totalCount: 1,
          nodes: [{ email: 'ana@example.org', locale: 'ka', source: 'dashboard' }],
        },
      },
    })
    expect((await asIndividual.get(`${path}/removals`)).status).toBe(403)
  })

  test('stands there page by page, also where many were taken off at once', async ({
    asAdmin,
    asVisitor,
  }) => {
    for (const name of ['a', 'b', 'c']) await subscribe(asVisitor, `${name}@example.org`)
    const ids = (await readers(asAdmin)).map(({ id }) => id)
    await asAdmin.post(`${path}/removals`, { ids })
    const seen: string[] = []
    for (let next = `${path}/removals?limit=1`; next !== ''; ) {
      const { body, headers } = await asAdmin.get<Reader[]>(next)
      seen.push(...body.map(({ id }) => id))
      next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? ''
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('is forgotten after a day', async ({ asAdmin, asVisitor, manager }) => {
    for (const name of ['nino', 'gia']) await subscribe(asVisitor, `${name}@example.org`)
    const [gia, nino] = await readers(asAdmin)
    await asAdmin.delete(`${path}/${nino?.id}`)
    await manager.query(`update removed_rows set removed_at = removed_at - interval '1 day 1 second'`)
    expect((await asAdmin.post(`${path}/${nino?.id}/restorations`, {})).status).toBe(404)
    await asAdmin.delete(`${path}/${gia?.id}`)
    expect(await manager.query('select id from removed_rows')).toEqual([{ id: gia?.id }])
  })

  test('is forgotten by the daily sweep too, where nobody is taken off after them', async ({
    asAdmin,
    asVisitor,
    manager,
    services,
  }) => {
    await subscribe(asVisitor, 'nino@example.org')
    const [nino] = await readers(asAdmin)
    await asAdmin.delete(`${path}/${nino?.id}`)
    expect(await services.newsletter.forgetRemoved()).toBe(0)
    await manager.query(`update removed_rows set removed_at = removed_at - interval '1 day 1 second'`)
    expect(await services.newsletter.forgetRemoved()).toBe(1)
    expect(await manager.query('select id from removed_rows')).toEqual([])
  })
})

describe('a subscriber of an event who is taken off its list', () => {
  test('is counted no more, and is back in their place when that is taken back', async ({
    asAdmin,
    asVisitor,
  }) => {
    const { id } = (await asAdmin.post<{ id: string }>('/api/events', { title: 'Walk', content: 'Noon.' }))
      .body
    const subscribers = `/api/events/${id}/subscribers`
    for (const name of ['Ana', 'Gia', 'Nino']) {
      await asVisitor.post(subscribers, { name, email: `${name}@example.org` })
    }
    const before = (await asAdmin.get<{ id: string; name: string }[]>(subscribers)).body
    const gia = before.find(({ name }) => name === 'Gia')?.id
    expect((await asAdmin.delete(`/api/subscribers/${gia}`)).status).toBe(204)
    expect((await asAdmin.get(`/api/events/${id}`)).body).toMatchObject({
      subscribersTotalCount: 2,
      subscribers: [{ name: 'Nino' }, { name: 'Ana' }],
    })
    for (let press = 0; press < 2; press++) {
      expect((await asAdmin.post(`/api/subscribers/${gia}/restorations`, {})).status).toBe(204)
      expect((await asAdmin.get(subscribers)).body).toEqual(before)
    }
  })

  test('may subscribe again, and is told no more than anybody', async ({ asAdmin, asVisitor }) => {
    const { id } = (await asAdmin.post<{ id: string }>('/api/events', { title: 'Walk', content: 'Noon.' }))
      .body
    const ana = { name: 'Ana', email: 'ana@example.org' }
    await asVisitor.post(`/api/events/${id}/subscribers`, ana)
    const [{ id: subscriber } = { id: '' }] = (
      await asAdmin.get<{ id: string }[]>(`/api/events/${id}/subscribers`)
    ).body
    await asAdmin.delete(`/api/subscribers/${subscriber}`)
    expect((await asVisitor.post(`/api/events/${id}/subscribers`, ana)).body).toEqual(ana)
    expect((await asAdmin.get(`/api/events/${id}`)).body).toMatchObject({ subscribersTotalCount: 1 })
  })
})
