import { describe, expect } from 'vitest'
import { type Answer, undated } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const subscribe =
  'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }'

describe('the newsletter', () => {
  test('takes an email once and says the same every time', async ({ asVisitor, manager }) => {
    const first = await asVisitor.in('ka').post('/api/newsletter/subscribe', { email: 'Nino@example.org' })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({ message: 'subscribed!' })
    const again = await asVisitor.post('/api/newsletter/subscribe', { email: 'nino@example.org' })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect((await asVisitor.graphql(subscribe, { input: { email: 'nino@example.org' } })).body).toEqual({
      data: { subscribeToNewsletter: { message: 'subscribed!' } },
    })
    expect(await manager.query('select email, locale from newsletter_subscriptions')).toEqual([
      { email: 'Nino@example.org', locale: 'ka' },
    ])
  })

  test('tells nobody who subscribes: known or not, the answer and the work are the same', async ({
    asVisitor,
    statements,
  }) => {
    const send = async (email: string) => {
      const answers: Answer<unknown>[] = []
      const sent = await statements.during(async () => {
        answers.push(undated(await asVisitor.post('/api/newsletter/subscribe', { email })))
        answers.push(undated(await asVisitor.graphql(subscribe, { input: { email } })))
      })
      return { answers, sent }
    }
    const stranger = await send('nino@example.org')
    expect(stranger.answers[0]).toMatchObject({ status: 201, body: { message: 'subscribed!' } })
    expect(await send('nino@example.org')).toEqual(stranger)
    expect(await send('NINO@Example.org')).toEqual(stranger)
    expect(await send('other@example.org')).toEqual(stranger)
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
