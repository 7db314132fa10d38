import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'

const subscribe =
  'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }'

describe('the newsletter', () => {
  test('takes an email once and says the same every time', async ({ asVisitor, manager }) => {
    const first = await asVisitor.in('ka').post('/api/newsletter/subscribe', { email: 'Nino@example.org' })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({ message: 'subscribed!' })
    const again = await asVisitor.post('/api/newsletter/subscribe', { email: 'nino@example.org' })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await asVisitor.graphql(subscribe, { input: { email: 'nino@example.org' } })).body).toEqual({
      data: { subscribeToNewsletter: { message: 'subscribed!' } },
    })
    expect(await manager.query('select email, locale from newsletter_subscriptions')).toEqual([
      { email: 'Nino@example.org', locale: 'ka' },
    ])
  })

  for (const email of [
    '',
    'nino',
    'nino@',
    'a b@example.org',
    'x@y\r\nBcc: z@example.org',
    `${'a'.repeat(250)}@b.ge`,
  ]) {
    test(`refuses ${JSON.stringify(email).slice(0, 40)} in the words a form can show`, async ({
      asVisitor,
    }) => {
      const { status, body } = await asVisitor.post<{ error: string }>('/api/newsletter/subscribe', { email })
      expect(status).toBe(400)
      expect(body.error).toMatch(/^email /)
    })
  }
})
