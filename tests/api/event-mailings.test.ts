import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { createTestClock } from '../support/clock.ts'
import { first, post, test, told } from '../support/event-guests.ts'
import { signUp } from '../support/event-places.ts'
import { createTestPost, createTestServices } from '../support/gateway.ts'

describe('however many have signed up', () => {
  test('they are written to by the same statements', async ({ asAdmin, manager, statements, event }) => {
    const add = (from: number, to: number) =>
      manager.query(
        `insert into event_subscribers (id, event_id, name, email, email_key, locale)
         select gen_random_uuid(), $1, 'n' || n, 'n' || n || '@example.org', 'n' || n || '@example.org', 'en'
         from generate_series($2::integer, $3::integer) n`,
        [event, from, to],
      )
    const move = async (venue: string) =>
      (await statements.during(() => asAdmin.put(`/api/events/${event}`, { venue }))).length
    const few = await move('Elsewhere')
    await add(1, 300)
    expect(await move('Nowhere')).toBe(few)
    expect(await told(manager)).toHaveLength(first.length + 2 + 302)
  })
})

describe('where more have signed up than are written to at once', () => {
  const many = test.extend('many', async ({ manager, event }) => {
    await manager.query(
      `insert into event_subscribers (id, event_id, name, email, email_key, locale)
       select gen_random_uuid(), $1, 'n' || n, 'n' || n || '@example.org', 'n' || n || '@example.org', 'en'
       from generate_series(1, 1200) n`,
      [event],
    )
    return createTestServices(manager, { clock: createTestClock(), post: createTestPost(createTestClock()) })
      .events
  })
  const counted = async (manager: EntityManager, kind: string) => {
    const [row] = await manager.query<{ letters: number; people: number }[]>(
      `select count(*)::integer as letters, count(distinct about)::integer as people from letters where kind = $1`,
      [kind],
    )
    return [row?.letters, row?.people]
  }

  many(
    'the change waits for the first alone, and everybody is told once',
    async ({ asAdmin, asVisitor, manager, event, many: events }) => {
      await asAdmin.put(`/api/events/${event}`, { venue: 'Elsewhere' })
      expect(await counted(manager, 'eventChanged')).toEqual([500, 500])
      // Who comes now knows where.
      await signUp(asVisitor, event, 'Gia')
      while (await events.tellSome());
      expect(await counted(manager, 'eventChanged')).toEqual([1202, 1202])
      expect(await events.tellSome()).toBe(false)
    },
  )

  many(
    'whoever was not reached is told nothing that is not so any more',
    async ({ asAdmin, manager, event, many: events }) => {
      const setState = (state: string) => asAdmin.put(`/api/events/${event}/state`, { state })
      await setState('archived')
      await post(manager, 'sent')
      await setState('published')
      while (await events.tellSome());
      expect(await counted(manager, 'eventOff')).toEqual([500, 500])
      expect(await counted(manager, 'eventOn')).toEqual([500, 500])
    },
  )

  many(
    'a copy that was restored goes on with none, as nobody knows how far it had come',
    async ({ asAdmin, manager, event, many: events }) => {
      await asAdmin.put(`/api/events/${event}`, { venue: 'Elsewhere' })
      await manager.query('select after_restoring()')
      expect(await events.tellSome()).toBe(false)
      expect(await counted(manager, 'eventChanged')).toEqual([500, 500])
    },
  )
})
