import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { Conditions } from '../../gateway/database/conditions.ts'
import { createContactsRepository } from '../../gateway/rooms/contacts/contacts.repository.ts'
import { test } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'

const messages = 12_000

interface Page {
  offset: number
  nodes: unknown[]
  pageInfo: { endCursor: string }
}

/** How many rows of a table this transaction has looked at. */
const lookedAt = async (manager: EntityManager, table = 'contact_messages'): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = $1`,
    [table],
  )
  return row?.rows ?? 0
}

test(`a search looks at few of ${messages} messages, whether nothing, few or all of them hold it`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), case when n % 1000 = 7 then 'ᲜᲘᲜᲝ მაისურაძე' else 'Ana' end, n || '@example.org',
       'When can I visit? ' || md5(n::text), 'ka' from generate_series(1, $1::int) n`,
    [messages],
  )
  // As it is left now and then by whoever writes, and by the vacuum.
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const query =
    'query ($search: String) { contactMessages(first: 20, search: $search) { totalCount nodes { id } } }'
  for (const [search, found, total] of [
    ['nobody wrote this', 0, 0],
    ['მაისურაძე', 12, 12],
    ['ნინო', 12, 12],
    ['VISIT', 20, null],
    ['e', 20, null],
  ] as const) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{
      contactMessages: { totalCount: number | null; nodes: unknown[] }
    }>(query, { search })
    const { totalCount, nodes } = body.data?.contactMessages ?? {}
    expect([search, nodes?.length, totalCount]).toEqual([search, found, total])
    expect((await lookedAt(manager)) - before, search).toBeLessThan(2500)
  }
})

test(`a search looks at few of ${messages} messages, where many hold it and all of them are old`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select rpad(lpad(to_hex(n), 12, '0') || '70008', 32, '0')::uuid, 'Ana', n || '@example.org',
       case when n between 201 and 1400 then 'Straw ' else 'Hay ' end || md5(n::text), 'en' from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const query = `query ($after: String, $direction: Direction) {
    contactMessages(first: 20, search: "straw", direction: $direction, after: $after) {
      totalCount offset previousCursor nodes { email } pageInfo { endCursor } } }`
  const pageAfter = async (direction: string, after: string | null): Promise<Page | undefined> =>
    (await asAdmin.graphql<{ contactMessages: Page }>(query, { direction, after })).body.data?.contactMessages
  const emails = (from: number, step: number) =>
    Array.from({ length: 20 }, (_, index) => ({ email: `${from + step * index}@example.org` }))
  for (const [direction, from, step] of [
    ['desc', 1400, -1],
    ['asc', 201, 1],
  ] as const) {
    let after: string | null = null
    for (const page of [0, 1, 2]) {
      const before = await lookedAt(manager)
      const found: Page | undefined = await pageAfter(direction, after)
      const { nodes, offset, pageInfo } = found ?? {}
      expect([nodes, offset]).toEqual([emails(from + step * 20 * page, step), 20 * page])
      if (page === 0) expect((await lookedAt(manager)) - before, direction).toBeLessThan(7000)
      after = pageInfo?.endCursor ?? null
    }
  }
})

test(`a search of some messages passes none of the others, which are the oldest of ${messages}`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale, state)
     select rpad(lpad(to_hex(n), 12, '0') || '70008', 32, '0')::uuid, 'Ana', n || '@example.org', 'When can I visit?',
       'en', case when n <= $1::int * 0.7 then 'closed' else 'new' end from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const before = await lookedAt(manager)
  const { body } = await asAdmin.graphql<{ contactMessages: { totalCount: number } }>(
    '{ contactMessages(first: 20, box: new, search: "nobody wrote this") { totalCount nodes { id } } }',
  )
  expect(body.data?.contactMessages.totalCount).toBe(0)
  expect((await lookedAt(manager)) - before).toBeLessThan(100)
})

test('a search looks at few of a thousand projects, whose stories are long', async ({ asAdmin, manager }) => {
  await manager.query(
    `insert into projects (id, title_en, description_en, description_ka, goal)
     select gen_random_uuid(), 'Project ' || md5(n::text), repeat('Straw and kennels. ', 20),
       repeat('ჩალა და სახლუკები. ', 20), 100 from generate_series(1, 1000) n`,
  )
  await manager.query(`select gin_clean_pending_list('projects_search_idx')`)
  await manager.query('analyze projects')
  const query = 'query ($search: String) { projects(first: 20, search: $search) { totalCount nodes { id } } }'
  for (const [search, total] of [
    ['nothing holds this', 0],
    [createHash('md5').update('77').digest('hex'), 1],
  ] as const) {
    const before = await lookedAt(manager, 'projects')
    const { body } = await asAdmin.graphql<{ projects: { totalCount: number } }>(query, { search })
    expect(body.data?.projects.totalCount, search).toBe(total)
    expect((await lookedAt(manager, 'projects')) - before, search).toBeLessThan(100)
  }
})

const events = 5000

test(`a search of ${events} events looks at the pictures of those it shows, and at no others`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  const address = `'/uploads/' || md5(n::text) || '-1600x1067.webp'`
  await manager.query(
    `insert into pictures (id, address, name) select gen_random_uuid(), ${address}, 'Dog' from generate_series(1, $1::int) n`,
    [events],
  )
  await manager.query(
    `insert into events (id, title_en, content_en, image_url)
     select gen_random_uuid(), case when n % 100 = 7 then 'Straw' else 'Hay' end, 'We meet.', ${address}
     from generate_series(1, $1::int) n`,
    [events],
  )
  await manager.query(`select gin_clean_pending_list('events_search_idx')`)
  await manager.query('analyze')
  const before = await lookedAt(manager, 'pictures')
  const { body } = await asAdmin.graphql<{ events: { totalCount: number; nodes: unknown[] } }>(
    '{ events(first: 20, search: "straw") { totalCount nodes { id picture { alt } } } }',
  )
  const { totalCount, nodes } = body.data?.events ?? {}
  expect([totalCount, nodes?.length], JSON.stringify(body)).toEqual([events / 100, 20])
  expect((await lookedAt(manager, 'pictures')) - before).toBeLessThan(100)
})

test(`an export of what all of ${messages} messages hold reads for each of its parts no others`, {
  timeout: 60_000,
}, async ({ manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Ana', n || '@example.org', 'When can I visit? ' || md5(n::text), 'en'
     from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const contacts = createContactsRepository(manager)
  const selection = { search: 'visit', filter: null, today: '2026-11-30', now: new Date() }
  const before = await lookedAt(manager)
  const first = await contacts.selectAfter(selection, 100, null)
  const next = await contacts.selectAfter(selection, 100, first.at(-1)?.id ?? null)
  expect([first.length, next.length]).toEqual([100, 100])
  expect((await lookedAt(manager)) - before).toBeLessThan(500)
})

test('what most of a list holds is found by one statement', async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Nino', n || '@example.org', 'When can I visit?', 'en' from generate_series(1, 3000) n`,
  )
  await manager.query('analyze contact_messages')
  const sent: string[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql) => {
    sent.push(sql)
  })
  for (const search of ['n', 'visit']) {
    sent.length = 0
    const { body } = await asAdmin.graphql<{ contactMessages: { totalCount: null; nodes: unknown[] } }>(
      'query ($search: String) { contactMessages(first: 20, search: $search) { totalCount nodes { name } } }',
      { search },
    )
    expect(body.data?.contactMessages).toMatchObject({ totalCount: null, nodes: { length: 20 } })
    expect(sent.filter((sql) => sql.includes('contact_messages'))).toHaveLength(1)
  }
  listening.mockRestore()
})

test('a database that refuses the extension is searched without indexes', async ({
  connection,
  dataSource,
}) => {
  const own = await (await createOwnDatabase(dataSource, connection))(1)
  const indexes = () =>
    own.query<unknown[]>(
      `select relname from pg_class where relname like '%\\_search\\_idx' and relkind = 'i' order by 1`,
    )
  const all = await indexes()
  expect(all).not.toEqual([])
  await own.query('drop schema trigrams cascade')
  expect(await indexes()).toEqual([])
  await own.query('set role pg_monitor')
  expect(await own.query('select index_searches() as made')).toEqual([{ made: false }])
  await own.query('reset role')
  expect(await own.query('select index_searches() as made')).toEqual([{ made: true }])
  expect(await indexes()).toEqual(all)
})

test('a database that knows the case of no Georgian letter finds each of them all the same', {
  timeout: 60_000,
}, async ({ connection, dataSource }) => {
  const own = await (await createOwnDatabase(dataSource, connection, `template template0 lc_ctype 'C'`))(1)
  const unknown = `select lower('ᲜᲘᲜᲝ') = 'ნინო' as "isKnown"`
  expect(await own.query(unknown)).toEqual([{ isKnown: false }])
  await own.query(
    `insert into contact_messages (id, name, email, message, locale)
     values (gen_random_uuid(), 'ᲜᲘᲜᲝ', 'a@example.org', 'Hello', 'ka'), (gen_random_uuid(), 'ნინო', 'b@example.org', 'Hello', 'ka'),
       (gen_random_uuid(), 'Ნინო', 'c@example.org', 'Hello', 'ka'), (gen_random_uuid(), 'ანა', 'd@example.org', 'Hello', 'ka')`,
  )
  // So that an index is asked, as it would be for many messages.
  await own.query('set enable_seqscan = off')
  for (const search of ['ნინო', 'ᲜᲘᲜᲝ']) {
    for (const isUnseen of [true, false]) {
      const conditions = new Conditions([], { isUnseen })
      conditions.addSearch(['r.name', 'r.email', 'r.message'], search)
      const found = await own.query<{ email: string }[]>(
        `select r.email from contact_messages r where ${conditions.sql} order by r.email`,
        conditions.values,
      )
      expect([search, found.map(({ email }) => email.charAt(0))]).toEqual([search, ['a', 'b', 'c']])
    }
  }
})
