import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'

const letter = { name: 'ნინო', email: 'nino@example.org', message: 'გამარჯობა! 🐕\nWhen can I visit?' }
const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { name message } }'

interface Message {
  id: string
  message: string
}

describe('a contact message', () => {
  test('is sent by anyone and stored as it was written, with its language', async ({
    asVisitor,
    clock,
    manager,
  }) => {
    const { status, body } = await asVisitor.in('ka').post('/api/contacts', letter)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...letter,
      id: expect.any(String),
      locale: 'ka',
      createdAt: clock.now().toISOString(),
    })
    expect(await manager.query('select name, email, message, locale from contact_messages')).toEqual([
      { ...letter, locale: 'ka' },
    ])
  })

  test('is sent over GraphQL as well', async ({ asVisitor }) => {
    expect((await asVisitor.graphql(send, { input: letter })).body).toEqual({
      data: { sendContactMessage: { name: letter.name, message: letter.message } },
    })
  })

  for (const [what, change, field, code] of [
    ['without a name', { name: '' }, 'name', 'required'],
    ['without an address to answer', { email: 'nino' }, 'email', 'invalid_email'],
    ['of blanks', { message: ' \n ' }, 'message', 'required'],
    ['too long', { message: 'ა'.repeat(5001) }, 'message', 'too_long'],
    ['that is dated', { createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', 'unknown_field'],
  ] as const) {
    test(`${what} is refused`, async ({ asVisitor, manager }) => {
      const { status, body } = await asVisitor.post('/api/contacts', { ...letter, ...change })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field, code }] })
      expect(await manager.query('select count(*)::int as count from contact_messages')).toEqual([
        { count: 0 },
      ])
    })
  }
})

describe('the contact messages', () => {
  test('are read by admins, newest first, page by page', async ({ asAdmin, asVisitor }) => {
    for (const message of ['first', 'second', 'third'])
      await asVisitor.post('/api/contacts', { ...letter, message })
    const page = await asAdmin.get<Message[]>('/api/contacts?limit=2')
    expect(page.body.map(({ message }) => message)).toEqual(['third', 'second'])
    const next = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link))?.[1] ?? ''
    const last = await asAdmin.get<Message[]>(next)
    expect(last.body.map(({ message }) => message)).toEqual(['first'])
    expect(last.headers).not.toHaveProperty('link')

    const query =
      '{ contactMessages(first: 1) { totalCount nodes { message email } pageInfo { hasNextPage } } }'
    expect((await asAdmin.graphql(query)).body).toEqual({
      data: {
        contactMessages: {
          totalCount: 3,
          nodes: [{ message: 'third', email: 'nino@example.org' }],
          pageInfo: { hasNextPage: true },
        },
      },
    })
  })

  test('are deleted by admins, once', async ({ asAdmin, asVisitor }) => {
    const { body } = await asVisitor.post<Message>('/api/contacts', letter)
    const gone = await asAdmin.delete(`/api/contacts/${body.id}`)
    expect(gone.status).toBe(204)
    expect(gone.body).toBeNull()
    for (const id of [body.id, 'nonsense']) {
      const { status, body: problem } = await asAdmin.delete(`/api/contacts/${id}`)
      expect(status).toBe(404)
      expect(problem).toMatchObject({ error: 'contact message not found' })
    }
    const { body: second } = await asVisitor.post<Message>('/api/contacts', letter)
    const mutation = 'mutation ($id: ID!) { deleteContactMessage(id: $id) }'
    expect((await asAdmin.graphql(mutation, { id: second.id })).body).toEqual({
      data: { deleteContactMessage: second.id },
    })
  })

  test('are nobody else’s', async ({ asVisitor, asIndividual }) => {
    const { body } = await asVisitor.post<Message>('/api/contacts', letter)
    for (const [agent, status] of [
      [asVisitor, 401],
      [asIndividual, 403],
    ] as const) {
      expect((await agent.get('/api/contacts')).status).toBe(status)
      expect((await agent.delete(`/api/contacts/${body.id}`)).status).toBe(status)
      const answer = await agent.graphql('{ contactMessages { nodes { message } } }')
      expect(answer.body).toMatchObject({ data: { contactMessages: null } })
    }
  })
})
