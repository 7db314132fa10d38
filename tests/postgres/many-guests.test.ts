import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { idOf, listed, signUp, writeEvent } from '../support/event-places.ts'
import { test } from '../support/gateway.ts'

const guests = 3000

/** How many guests of all events this transaction has looked at. */
const lookedAt = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'event_subscribers'`,
  )
  return row?.rows ?? 0
}

test(`a place is given and given up with a look at few of ${guests} guests`, {
  timeout: 60_000,
}, async ({ asAdmin, asVisitor, manager }) => {
  await manager.query('set local statement_timeout = 0')
  const event = await writeEvent(asAdmin, guests + 1)
  await manager.query(
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select rpad(lpad(to_hex(n), 12, '0') || '70008', 32, '0')::uuid, $1, 'n' || n, 'n' || n || '@example.org', 'n' || n || '@example.org', 'en'
     from generate_series(1, $2::int) n`,
    [event, guests],
  )
  await manager.query('analyze event_subscribers')
  const seen = async (deed: () => Promise<unknown>): Promise<number> => {
    const before = await lookedAt(manager)
    await deed()
    return (await lookedAt(manager)) - before
  }
  expect(await seen(() => signUp(asVisitor, event, 'Ana'))).toBeLessThan(50)
  expect(await seen(() => signUp(asVisitor, event, 'Beka'))).toBeLessThan(50)
  const ana = await idOf(asAdmin, event, 'Ana')
  expect(await seen(() => asAdmin.delete(`/api/subscribers/${ana}`))).toBeLessThan(50)
  const [newest] = (await listed(asAdmin, event)).filter(({ name }) => name === 'Beka')
  expect(newest).toMatchObject({ state: 'confirmed' })
})
