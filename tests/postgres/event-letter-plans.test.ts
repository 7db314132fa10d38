import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test as base, post, told } from '../support/event-guests.ts'
import { signUp } from '../support/event-places.ts'

/** Letters of others, of an organisation that has written for years. */
const others = 5000

/** How many letters this transaction has looked at. */
const lookedAt = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'letters'`,
  )
  return row?.rows ?? 0
}

const test = base.extend('seen', async ({ manager, event: _ }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into letters (id, kind, locale, recipient, state, written_at, about)
     select gen_random_uuid(), case when n % 2 = 0 then 'eventPlace' else 'newsletter' end, 'en', n || '@example.org', 'sent',
       now() - interval '30 days', gen_random_uuid() from generate_series(1, $1::int) n`,
    [others],
  )
  await manager.query('analyze letters')
  return async (deed: () => Promise<unknown>): Promise<number> => {
    const before = await lookedAt(manager)
    await deed()
    return (await lookedAt(manager)) - before
  }
})

describe(`among ${others} letters, a guest is found by a look at their own`, { timeout: 60_000 }, () => {
  test('where they sign up', async ({ asVisitor, manager, event, seen }) => {
    expect(await seen(() => signUp(asVisitor, event, 'Gia'))).toBeLessThan(100)
    expect(await told(manager)).toContain('gia eventWaiting')
  })

  test('where they are told that it is off, and on again', async ({ asAdmin, manager, event, seen }) => {
    const guests = 200
    await manager.query(
      `insert into event_subscribers (id, event_id, name, email, email_key, locale)
       select gen_random_uuid(), $1, 'n' || n, 'n' || n || '@example.org', 'n' || n || '@example.org', 'en'
       from generate_series(1, $2::int) n`,
      [event, guests],
    )
    const put = (state: string) => asAdmin.put(`/api/events/${event}/state`, { state })
    expect(await seen(() => put('archived'))).toBeLessThan(20 * guests)
    await post(manager, 'sent')
    expect(await seen(() => put('published'))).toBeLessThan(20 * guests)
  })

  test('where they are taken off the list and put back', async ({ asAdmin, event, seen }) => {
    const [guest] = (await asAdmin.get<{ id: string }[]>(`/api/events/${event}/subscribers`)).body
    const path = `/api/subscribers/${guest?.id}`
    expect(await seen(() => asAdmin.delete(path))).toBeLessThan(100)
    expect(await seen(() => asAdmin.post(`${path}/restorations`, {}))).toBeLessThan(100)
  })
})
