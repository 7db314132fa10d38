import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { OwnSubscription } from '../../schema/newsletter-links.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { confirmationLetters, confirmationWords, tokenOfReader } from '../support/subscriptions.ts'

const withPost = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

/** An admin has launched the newsletter. */
const test = withPost.extend('launched', { auto: true }, async ({ asAdmin }) => {
  expect((await asAdmin.put('/api/launches/newsletter/state', { launched: true })).status).toBe(200)
})

const email = 'nino@example.org'
const path = '/api/newsletter/subscription'
const gone = { status: 404, body: { code: 'not_found', error: 'newsletter subscription not found' } }

const subscribe = (agent: Agent, address = email) =>
  agent.post('/api/newsletter/subscribe', { email: address, source: 'dashboard' })

const look = (agent: Agent, token: string) => agent.post<OwnSubscription>(path, { token })
const stateOf = async (agent: Agent, token: string) => (await look(agent, token)).body.state
const confirm = (agent: Agent, token: string) => agent.post(`${path}/confirmation`, { token })

const unsubscribe = (agent: Agent, token: string) =>
  agent.post(`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`, {})

/** Nino, who has subscribed on a Georgian page and was written to. */
const subscribed = test.extend('token', async ({ asVisitor, manager, launched: _ }) => {
  await subscribe(asVisitor.in('ka'))
  const [row] = await manager.query<[{ id: string }]>('select id from newsletter_subscriptions')
  return tokenOfReader(row.id)
})

describe('whoever subscribes once the newsletter is launched', () => {
  subscribed(
    'is written a link in their language, and reads once they have confirmed',
    async ({ asVisitor, asAdmin, manager, token }) => {
      const [letter, ...others] = await confirmationLetters(manager, email)
      expect(others).toEqual([])
      expect(letter).toMatchObject({ locale: 'ka', state: 'waiting' })
      expect(letter && (await confirmationWords(manager, letter))?.action.path).toBe(
        '/newsletter/subscription?lng=ka',
      )
      const states = async () => (await asAdmin.get<{ state: string }[]>('/api/newsletter/readers')).body
      expect(await states()).toMatchObject([{ email, locale: 'ka', state: 'waiting' }])
      expect((await look(asVisitor, token)).body).toMatchObject({
        email: 'n…@example.org',
        locale: 'ka',
        state: 'waiting',
      })
      for (const _ of [1, 2]) expect((await confirm(asVisitor, token)).status).toBe(204)
      expect(await stateOf(asVisitor, token)).toBe('reading')
      expect(await states()).toMatchObject([{ state: 'confirmed' }])
      expect((await asAdmin.get('/api/newsletter/readers?filter=waiting')).body).toEqual([])
    },
  )

  test('is answered as ever, and the work is the same, whether the address is new, waits, reads or was written to enough', async ({
    asVisitor,
    statements,
    manager,
  }) => {
    const send = async (address: string) => {
      let answer: unknown
      const sent = await statements.during(async () => {
        const { status, body } = await subscribe(asVisitor, address)
        answer = { status, body }
      })
      // Taken back or not, that part of the transaction ends, and all of it waits for the disk.
      return { answer, sent: sent.map((each) => each.replace(/^(?:RELEASE|ROLLBACK TO) /, 'END OF ')) }
    }
    const stranger = await send('stranger@example.org')
    expect(stranger.answer).toEqual({ status: 201, body: { message: 'subscribed!' } })
    expect(await send(email)).toEqual(stranger)
    expect(await send('NINO@example.org')).toEqual(stranger)
    await manager.query('update newsletter_subscriptions set confirmed_at = now()')
    for (const _ of [1, 2, 3]) expect(await send(email)).toEqual(stranger)
    expect(await confirmationLetters(manager, email)).toHaveLength(3)
  })

  subscribed(
    'is told by a letter that they read already, where they do',
    async ({ asVisitor, manager, token }) => {
      await confirm(asVisitor, token)
      await subscribe(asVisitor)
      const [, again] = await confirmationLetters(manager, email)
      expect(again && (await confirmationWords(manager, again))?.subject).toBe('ჩვენს სიახლეებს უკვე იღებ')
      expect(await stateOf(asVisitor, token)).toBe('reading')
    },
  )

  subscribed('is written to again a day later', async ({ asVisitor, manager, clock, token: _ }) => {
    for (const __ of [1, 2, 3]) await subscribe(asVisitor)
    expect(await confirmationLetters(manager, email)).toHaveLength(3)
    clock.advance({ seconds: 86_401 })
    await subscribe(asVisitor)
    expect(await confirmationLetters(manager, email)).toHaveLength(4)
  })
})

describe('a reader', () => {
  subscribed(
    'ends the subscription by one press, and takes that back within a day',
    async ({ asVisitor, manager, token }) => {
      await confirm(asVisitor, token)
      for (const _ of [1, 2]) expect((await unsubscribe(asVisitor, token)).status).toBe(204)
      expect(await stateOf(asVisitor, token)).toBe('ended')
      expect(await manager.query('select from newsletter_subscriptions')).toEqual([])
      expect(await confirm(asVisitor, token)).toMatchObject(gone)
      expect((await asVisitor.post(`${path}/renewal`, { token })).status).toBe(204)
      expect(await stateOf(asVisitor, token)).toBe('reading')
    },
  )

  subscribed('chooses the other language', async ({ asVisitor, token }) => {
    expect((await asVisitor.post(`${path}/language`, { token, locale: 'en' })).status).toBe(204)
    expect((await look(asVisitor, token)).body.locale).toBe('en')
    expect(await asVisitor.post(`${path}/language`, { token, locale: 'ru' })).toMatchObject({ status: 400 })
  })

  subscribed(
    'is led to their page by a mailbox that opens the address instead, and reads on',
    async ({ app, asVisitor, token }) => {
      await confirm(asVisitor, token)
      const opened = await app.inject({
        url: `/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
      })
      expect(opened.statusCode).toBe(303)
      const { locale } = (await look(asVisitor, token)).body
      expect(opened.headers.location).toBe(`/newsletter/subscription?lng=${locale}#${token}`)
      expect(await stateOf(asVisitor, token)).toBe('reading')
    },
  )

  subscribed(
    'is led there in the language they read in, whatever that mailbox speaks',
    async ({ app, asVisitor, token }) => {
      const headers = { 'accept-language': 'de' }
      const open = async (of: string) =>
        (
          await app.inject({
            url: `/api/newsletter/unsubscribe?${new URLSearchParams({ token: of })}`,
            headers,
          })
        ).headers.location
      for (const locale of ['en', 'ka']) {
        await asVisitor.post(`${path}/language`, { token, locale })
        expect(await open(token)).toBe(`/newsletter/subscription?lng=${locale}#${token}`)
      }
      expect(await open('nowhere')).toBe('/newsletter/subscription#nowhere')
    },
  )

  subscribed('is unsubscribed by the form that a mailbox sends', async ({ app, asVisitor, token }) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await stateOf(asVisitor, token)).toBe('ended')
  })

  subscribed('is nobody whose link was made up', async ({ asVisitor, manager, token }) => {
    const [id = ''] = token.split('.')
    for (const made of [id, `${id}.`, `${token}x`, `${id}.${'ა'.repeat(43)}`, 'nowhere']) {
      expect(await look(asVisitor, made)).toMatchObject(gone)
      expect(await confirm(asVisitor, made)).toMatchObject(gone)
      expect((await unsubscribe(asVisitor, made)).status).toBe(204)
    }
    expect(await manager.query('select confirmed_at from newsletter_subscriptions')).toEqual([
      { confirmed_at: null },
    ])
  })
})

withPost('nobody is written to while the newsletter is not launched', async ({ asVisitor, manager }) => {
  expect(await subscribe(asVisitor)).toMatchObject({ status: 201, body: { message: 'subscribed!' } })
  expect(await confirmationLetters(manager, email)).toEqual([])
  expect(await manager.query('select asked_at from newsletter_subscriptions')).toEqual([{ asked_at: null }])
})
