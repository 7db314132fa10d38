import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { walkEvent } from '../support/content.ts'
import { csvRows } from '../support/csv.ts'
import { column, rowsOf } from '../support/exported.ts'
import { test } from '../support/gateway.ts'

const write = (visitor: Agent, letter: Record<string, unknown>) =>
  visitor.post('/api/contacts', { name: 'ნინო', email: 'nino@example.org', message: 'გამარჯობა!', ...letter })

describe('the subscribers', () => {
  const subscribe = async (admin: Agent, visitor: Agent) => {
    const walk = (await admin.post<{ id: string }>('/api/events', walkEvent)).body.id
    const quiet = { title: 'Vaccines', content: 'In Telavi.' }
    const vaccines = (await admin.post<{ id: string }>('/api/events', quiet)).body.id
    const ana = { name: 'ანა', email: 'ana@example.org' }
    await visitor.in('ka').post(`/api/events/${walk}/subscribers`, ana)
    await visitor.post(`/api/events/${vaccines}/subscribers`, { name: '=1', email: 'b@example.org' })
    await visitor.in('ka').post('/api/newsletter/subscribe', { email: 'reader@example.org' })
  }

  test('are those of events, each with its event, and those of the newsletter', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await subscribe(asAdmin, asVisitor)
    const at = { 'Subscribed, Tbilisi time': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }
    expect(await rowsOf(asAdmin, 'subscribers.csv')).toEqual([
      {
        'Subscribed to': 'event',
        Name: "'=1",
        Email: 'b@example.org',
        'Event in English': 'Vaccines',
        'Event in Georgian': '',
        'Date of the event': '',
        'Place at the event': 'Has a place',
        'Turn in the waiting list': '',
        Language: 'English',
        ...at,
      },
      {
        'Subscribed to': 'event',
        Name: 'ანა',
        Email: 'ana@example.org',
        'Event in English': 'A walk together',
        'Event in Georgian': 'ერთად სეირნობა',
        'Date of the event': '2027-04-11',
        'Place at the event': 'Has a place',
        'Turn in the waiting list': '',
        Language: 'Georgian',
        ...at,
      },
      {
        'Subscribed to': 'newsletter',
        Name: '',
        Email: 'reader@example.org',
        'Event in English': '',
        'Event in Georgian': '',
        'Date of the event': '',
        'Place at the event': '',
        'Turn in the waiting list': '',
        Language: 'Georgian',
        ...at,
      },
    ])
    expect(await manager.query('select count(*)::int as count from event_subscribers')).toEqual([
      { count: 2 },
    ])
  })

  test('of a search or a filter are those of the events it finds, without the newsletter', async ({
    asAdmin,
    asVisitor,
  }) => {
    await subscribe(asAdmin, asVisitor)
    for (const query of [`search=${encodeURIComponent('სეირნ')}`, 'filter=upcoming']) {
      const { headers, body } = await asAdmin.get<string>(`/api/exports/subscribers.csv?${query}`)
      expect(headers).toMatchObject({ 'x-total-count': '1' })
      expect(column(csvRows(body), 'Email')).toEqual(['ana@example.org'])
    }
  })
})

describe('the subscribers of one event', () => {
  test('are its own alone', async ({ asAdmin, asVisitor }) => {
    const walk = (await asAdmin.post<{ id: string }>('/api/events', walkEvent)).body.id
    const other = (await asAdmin.post<{ id: string }>('/api/events', walkEvent)).body.id
    await asVisitor.post(`/api/events/${walk}/subscribers`, { name: 'Ana', email: 'ana@example.org' })
    await asVisitor.post(`/api/events/${other}/subscribers`, { name: 'Gia', email: 'gia@example.org' })
    await asVisitor.post('/api/newsletter/subscribe', { email: 'reader@example.org' })
    expect(column(await rowsOf(asAdmin, `subscribers.csv?event=${walk}`), 'Email')).toEqual([
      'ana@example.org',
    ])
  })

  test('are refused where there can be no such event', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.get('/api/exports/subscribers.csv?event=nonsense')
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: 'event not found' })
  })
})

describe('the messages', () => {
  test('are those of the search and the language of their list', async ({ asAdmin, asVisitor }) => {
    await write(asVisitor.in('ka'), { message: 'ჩვენს ქუჩაზე ლეკვია' })
    await write(asVisitor, { message: 'A puppy on our street' })
    expect(column(await rowsOf(asAdmin, 'messages.csv?filter=ka'), 'Message')).toEqual([
      'ჩვენს ქუჩაზე ლეკვია',
    ])
    expect(column(await rowsOf(asAdmin, 'messages.csv?search=PUPPY'), 'Message')).toEqual([
      'A puppy on our street',
    ])
  })
})
