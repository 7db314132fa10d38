import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { tokenOfReader } from '../support/subscriptions.ts'

const withPost = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

/** An admin has launched the newsletter. */
const test = withPost.extend('launched', { auto: true }, async ({ asAdmin }) => {
  expect((await asAdmin.put('/api/launches/newsletter/state', { launched: true })).status).toBe(200)
})

const path = '/api/newsletter/readers'
const email = 'nino@example.org'

const readers = async (admin: Agent) => (await admin.get<{ id: string }[]>(path)).body

/** A reader who has confirmed their address: their id, and what every letter to them has behind its link. */
const reading = test.extend('reader', async ({ asVisitor, asAdmin, launched: _ }) => {
  await asVisitor.post('/api/newsletter/subscribe', { email })
  const [reader] = await readers(asAdmin)
  const id = reader?.id ?? ''
  const token = tokenOfReader(id)
  await asVisitor.post('/api/newsletter/subscription/confirmation', { token })
  return { id, token }
})

const leave = (reader: Agent, token: string) =>
  reader.post(`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`, {})

describe('a reader who has ended the newsletter by the link of a letter', () => {
  reading('is not offered to the team to be put back', async ({ asAdmin, asVisitor, reader }) => {
    expect((await leave(asVisitor, reader.token)).status).toBeLessThan(300)
    expect(await readers(asAdmin)).toEqual([])
    expect((await asAdmin.get(`${path}/removals`)).body).toEqual([])
  })

  reading('is not put back by the team', async ({ asAdmin, asVisitor, reader }) => {
    await leave(asVisitor, reader.token)
    await asAdmin.post(`${path}/${reader.id}/restorations`, {})
    expect(await readers(asAdmin)).toEqual([])
  })

  reading(
    'stays away, though somebody of the team had taken them off a moment before and undoes that',
    async ({ asAdmin, asVisitor, reader }) => {
      await asAdmin.delete(`${path}/${reader.id}`)
      expect((await leave(asVisitor, reader.token)).status).toBeLessThan(300)
      await asAdmin.post(`${path}/${reader.id}/restorations`, {})
      expect(await readers(asAdmin)).toEqual([])
    },
  )
})
