import { describe, expect } from 'vitest'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent } from '../support/content.ts'
import { test as plain } from '../support/gateway.ts'

const most = 4
const test = plain.extend('publicWrites', ({ clock, manager }) =>
  createSharedLimit(manager, { most, windowSeconds: 3600, clock }),
)

const message = { name: 'Nino', email: 'nino@example.org', message: 'Do you need blankets?' }

/** Everything a stranger may send, on both edges; `id` is an event's. */
const writes: Record<string, (visitor: Agent, id: string) => Promise<{ status: number }>> = {
  'POST /api/users': (visitor) => visitor.post('/api/users', signUpOf('nino')),
  'POST /api/contacts': (visitor) => visitor.post('/api/contacts', message),
  'POST /api/newsletter/subscribe': (visitor) =>
    visitor.post('/api/newsletter/subscribe', { email: message.email }),
  'POST /api/events/{id}/subscribers': (visitor, id) =>
    visitor.post(`/api/events/${id}/subscribers`, { name: 'Nino', email: message.email }),
  'mutation signUp': (visitor) =>
    visitor.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
      input: signUpOf('tamar'),
    }),
  'mutation sendContactMessage': (visitor) =>
    visitor.graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }', {
      input: message,
    }),
  'mutation subscribeToNewsletter': (visitor) =>
    visitor.graphql(
      'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }',
      { input: { email: message.email } },
    ),
  'mutation subscribeToEvent': (visitor, id) =>
    visitor.graphql(
      'mutation ($id: ID!, $input: EventSubscriptionInput!) { subscribeToEvent(eventId: $id, input: $input) { email } }',
      { id, input: { name: 'Nino', email: message.email } },
    ),
}

const eventOf = async (asAdmin: Agent): Promise<string> =>
  (await asAdmin.post<{ id: string }>('/api/events', walkEvent)).body.id

describe('what a stranger may send', () => {
  for (const [name, write] of Object.entries(writes)) {
    test(`counts ${name} with everything else of the same address`, async ({ asVisitor, asAdmin, clock }) => {
      const event = await eventOf(asAdmin)
      for (let times = 0; times < most; times++) {
        expect((await asVisitor.post('/api/contacts', message)).status).toBe(201)
      }
      expect(await write(asVisitor, event)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '3600', 'ratelimit-remaining': '0', 'ratelimit-reset': '3600' },
      })
      expect((await write(asVisitor.from('192.0.2.99'), event)).status).toBeLessThan(300)
      clock.advance({ seconds: 3600 })
      expect((await write(asVisitor, event)).status).not.toBe(429)
    })
  }

  test('is counted for each alias of a document', async ({ asVisitor, manager }) => {
    const sends = Array.from(
      { length: most + 2 },
      (_, index) => `m${index}: sendContactMessage(input: $input) { id }`,
    )
    const mutation = `mutation ($input: ContactMessageInput!) { ${sends.join(' ')} }`
    const { status, body } = await asVisitor.graphql(mutation, { input: message })
    expect(status).toBe(429)
    expect(body.errors).toMatchObject([{ extensions: { code: 'rate_limited', retryAfter: 3600 } }])
    expect(await manager.query('select count(*)::int as stored from contact_messages')).toEqual([
      { stored: most },
    ])
  })

  test('does not count what was refused as it stood', async ({ asVisitor }) => {
    for (let times = 0; times <= most; times++) {
      expect((await asVisitor.post('/api/contacts', { ...message, email: 'nino@' })).status).toBe(400)
    }
    expect((await asVisitor.post('/api/contacts', message)).status).toBe(201)
  })
})
