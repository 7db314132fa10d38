import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { mostCounted } from '../../schema/limits.ts'
import { test } from '../support/gateway.ts'

const many = 4000

/** So many wait; twice as many were taken by somebody who has answered nearly all. */
const fillMessages = async (manager: EntityManager): Promise<void> => {
  // So much at once is no request.
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale, state, taken_by)
     select gen_random_uuid(), 'Nino', 'nino@example.org', 'Hello', 'en', s.state, s.taker
     from (values ('new', null, $1::int), ('answered', (select id from users order by id limit 1), 2 * $1::int),
         ('new', (select id from users order by id limit 1), 3)) s (state, taker, often)
       cross join lateral generate_series(1, s.often) n`,
    [many],
  )
  await manager.query('analyze contact_messages')
}

/** How many rows of a table this transaction has looked at. */
const lookedAt = async (manager: EntityManager, table: string): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = $1`,
    [table],
  )
  return row?.rows ?? 0
}

test(`what waits among ${3 * many} messages is counted no further than anybody counts`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await fillMessages(manager)
  const before = await lookedAt(manager, 'contact_messages')
  expect((await asAdmin.get('/api/contacts/counts')).body).toEqual({ new: null, mine: 3 })
  const looked = (await lookedAt(manager, 'contact_messages')) - before
  expect(looked).toBeLessThanOrEqual(mostCounted + 1 + 3)
})
