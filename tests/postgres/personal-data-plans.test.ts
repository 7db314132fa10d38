import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

const many = 5000
const parts = 8

/** What does much for each row, a part after the other: no statement takes as long as one may. */
const inParts = (statement: (part: number) => string): string[] =>
  Array.from({ length: parts }, (_, part) => statement(part))

const email = 'mzia.g@example.org'

/** Others in every place: most texts have somebody's address in them. */
const fill = async (manager: EntityManager, project: string): Promise<void> => {
  await manager.query(
    `with made as (
       insert into trail (id, at, program, of_table, record_id, action, columns)
       select new_trail_id(now()), now(), 'psql', 'events', gen_random_uuid(), 'change', '{}' from generate_series(1, $1::int)
       returning id
     ) insert into trail_values (entry_id, before, after)
       select id, jsonb_build_object('content_en', 'Write to a' || left(id::text, 30) || '@example.org'), '{"content_en": "Hello"}'
       from made`,
    [many],
  )
  for (const sql of [
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Ana', n || '@example.org', 'Write to b' || n || '@example.org.', 'en' from generate_series(1, ${many}) n`,
    `insert into message_notes (id, message_id, text)
     select gen_random_uuid(), id, 'Of ' || email from contact_messages`,
    `insert into message_answers (id, message_id, text, letter_id)
     select gen_random_uuid(), id, 'To ' || email, id from contact_messages`,
    `insert into events (id, title_en, content_en) values (gen_random_uuid(), 'A walk', 'We meet at noon.')`,
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select gen_random_uuid(), e.id, 'c' || n || '@example.org', n || '@example.org', n || '@example.org', 'en'
     from events e, generate_series(1, ${many}) n`,
    `insert into donations (id, project_id, anonymous, amount, status, received_at, locale, reference)
     select gen_random_uuid(), '${project}', true, 5, 'confirmed', now(), 'ka', 'of d' || n || '@example.org'
     from generate_series(1, ${many}) n`,
    ...inParts(
      (part) => `insert into donation_entries
       (id, donation_id, version, kind, corrects, reason, project_id, anonymous, amount, refunded, status, received_at, reference)
     select gen_random_uuid(), id, 2, 'corrected', 1, 'Told by e' || reference, project_id, anonymous, 7, 0, status,
       received_at, reference from donations where hashtext(id::text) & ${parts - 1} = ${part}`,
    ),
    ...inParts(
      (part) => `insert into donors (id, name, email, email_key, locale)
     select gen_random_uuid(), 'for f' || n || '@example.org', n || '@example.org', n || '@example.org', 'en'
     from generate_series(1, ${many}) n where n & ${parts - 1} = ${part}`,
    ),
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
     select gen_random_uuid(), 'Ana', 'g' || n || '@example.org', n || '@example.org', n || '@example.org', 'ana' || n,
       'ana' || n, 'hash', 'en' from generate_series(1, ${many}) n`,
    `analyze`,
  ]) {
    await manager.query(sql)
  }
}

const lookedAt = async (manager: EntityManager): Promise<Map<string, number>> => {
  const rows = await manager.query<{ table: string; rows: number }[]>(
    `select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ table, rows }) => [table, rows]))
}

test(`finding and erasing somebody looks at no table of ${many} rows as a whole`, {
  timeout: 120_000,
}, async ({ asAdmin, asVisitor, manager }) => {
  const project = await addProject(manager)
  await fill(manager, project)
  const letter = { name: 'Levan', email: 'levan@example.org', message: `Write to\n${email}-ს, please.` }
  await asVisitor.post('/api/contacts', letter)
  const gift = { amount: 5, donorName: 'Levan', reference: `of ${email}` }
  await asAdmin.post(`/api/projects/${project}/donations`, gift)
  await asAdmin.put(`/api/projects/${project}`, { description: `Write to\n${email}.` })
  await asAdmin.put(`/api/projects/${project}`, { description: 'Write to us.' })
  for (const [path, body] of [
    ['search', { email }],
    ['file', { email }],
    ['erasure', { email, confirmEmail: email }],
  ] as const) {
    const before = await lookedAt(manager)
    const answer = await asAdmin.post(`/api/personal-data/${path}`, body)
    expect(answer.status).toBe(200)
    const read = [...(await lookedAt(manager))].filter(
      ([table, rows]) => rows - (before.get(table) ?? 0) > many / 10,
    )
    expect([path, read]).toEqual([path, []])
  }
  const { body } = await asAdmin.post<{ places: object[] }>('/api/personal-data/search', { email })
  expect(body.places).toEqual([])
})
