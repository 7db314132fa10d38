import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { test } from '../support/gateway.ts'

const size = {
  donors: 40_000,
  projects: 20,
  giftsEach: 500,
  events: 20,
  subscribersEach: 200,
  messages: 4000,
  readers: 20_000,
}

/** Enough that reading all of a table is slower than looking something up, all of it of one moment for each project. */
const fill = async (manager: EntityManager): Promise<void> => {
  const { donors, projects, giftsEach, events, subscribersEach, messages, readers } = size
  // So much at once is no request.
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into projects (id, title_en, description_en, goal)
     select gen_random_uuid(), 'Project ' || n, 'Straw.', 100 from generate_series(1, $1::int) n`,
    [projects],
  )
  const addDonors = (from: number, until: number) =>
    manager.query(
      `insert into donors (id, name, locale) select gen_random_uuid(), 'Donor ' || n, 'en' from generate_series($1::int, $2::int) n`,
      [from, until],
    )
  await addDonors(1, 1000)
  // Triggers go by plans that the connection has made for the few rows of other tests.
  await manager.query('analyze donors, people')
  await manager.query('discard plans')
  // Each is looked for among the people there are: some at a time, so that no statement takes too long.
  for (let from = 1001; from <= donors; from += 3000) await addDonors(from, from + 2999)
  await manager.query(
    `with o as (select id, row_number() over () as n from donors), p as (select id, row_number() over () as n from projects)
     insert into donations (id, project_id, donor_id, amount, status, received_at, locale)
     select gen_random_uuid(), p.id, o.id, 5, 'confirmed', timestamptz '2026-01-01Z' + p.n * interval '1 day', 'en'
     from o join p on p.n = 1 + o.n % $1::int where o.n <= $2::int`,
    [projects, projects * giftsEach],
  )
  await manager.query(
    `insert into donation_entries (id, donation_id, version, kind, project_id, donor_id, anonymous, amount, refunded, status, received_at)
     select gen_random_uuid(), id, 1, 'recorded', project_id, donor_id, anonymous, amount, refunded, status, received_at from donations`,
  )
  await manager.query(
    `insert into events (id, title_en, content_en) select gen_random_uuid(), 'Event', 'Noon.' from generate_series(1, $1::int)`,
    [events],
  )
  await manager.query(
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select gen_random_uuid(), events.id, 'Nino', n || '@example.org', n || '@example.org', 'en'
     from events, generate_series(1, $1::int) n`,
    [subscribersEach],
  )
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Nino', 'nino@example.org', 'Hello', 'en' from generate_series(1, $1::int)`,
    [messages],
  )
  await manager.query(
    `insert into newsletter_subscriptions (id, email, email_key, locale, source)
     select gen_random_uuid(), n || '@example.org', n || '@example.org', 'en', 'dashboard' from generate_series(1, $1::int) n`,
    [readers],
  )
  // What an autovacuum does in a minute or two: until then an index of words has a heap of new ones beside it.
  await manager.query(
    `select gin_clean_pending_list(c.oid) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and c.relnamespace = current_schema()::regnamespace`,
  )
  await manager.query('analyze')
}

/** Tables that grow for ever: whoever asks for a page of them must not read them whole. */
const large = [
  'donations',
  'donation_entries',
  'donors',
  'people',
  'event_subscribers',
  'contact_messages',
  'newsletter_subscriptions',
]

test('what everybody and every admin asks for is looked up, and never read whole', {
  timeout: 180_000,
}, async ({ asAdmin, asVisitor, manager, services }) => {
  await asAdmin.get('/api/projects?limit=1')
  await fill(manager)
  const [project] = await manager.query<{ id: string }[]>('select id from projects limit 1')
  const [event] = await manager.query<{ id: string }[]>('select id from events limit 1')
  const [gift] = await manager.query<{ id: string }[]>('select id from donations limit 1')

  const [person] = await manager.query<{ id: string }[]>(
    'select person_id as id from donations where person_id is not null limit 1',
  )

  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const one = 'query ($id: ID!) { project(id: $id) { title description goal raised } }'
  const donations =
    'donations(first: 8) { totalCount donorCount nodes { id amount receivedAt donor { name } } pageInfo { endCursor } }'
  await asVisitor.graphql(one, { id: project?.id })
  await asVisitor.get(`/api/projects/${project?.id}`)
  await asVisitor.get(`/api/events/${event?.id}`)
  await asAdmin.get(`/api/donations/${gift?.id}`)
  await asAdmin.post(`/api/donations/${gift?.id}/refunds`, { amount: 1, reason: 'It was too much.' })
  await asAdmin.post(`/api/donations/${gift?.id}/restorations`, { reason: 'It was not.' })
  const listed = 'totalCount nodes { id name email given } pageInfo { endCursor }'
  for (const order of [
    '',
    'sort: name',
    'sort: given, direction: desc',
    'year: 2026',
    'search: "donor 39"',
  ]) {
    await asAdmin.graphql(`{ donors(first: 5 ${order}) { ${listed} } }`)
  }
  await asAdmin.get(`/api/donors/${person?.id}`)
  await asAdmin.get(`/api/donors/${person?.id}/donations?limit=5`)
  await asAdmin.graphql(`query ($id: ID!) { project(id: $id) { ${donations} } }`, { id: project?.id })
  await asAdmin.graphql(`{ projects(first: 5) { nodes { title ${donations} } } }`)
  await asAdmin.graphql(
    '{ events(first: 5) { nodes { title subscribers(first: 8) { nodes { name email } } } } }',
  )
  const page = '{ contactMessages(first: 5) { nodes { name message } pageInfo { endCursor } } }'
  const { body } = await asAdmin.graphql<{ contactMessages: { pageInfo: { endCursor: string } } }>(page)
  await asAdmin.graphql(
    'query ($after: String!) { contactMessages(first: 5, after: $after) { nodes { name message } } }',
    { after: body.data?.contactMessages.pageInfo.endCursor },
  )
  const readersPage =
    'query ($after: String) { newsletterReaders(first: 5, after: $after) { nodes { email locale source } } }'
  await asAdmin.graphql(readersPage)
  const readers = await asAdmin.graphql<{ newsletterReaders: { pageInfo: { endCursor: string } } }>(
    '{ newsletterReaders(first: 5) { nodes { id } pageInfo { endCursor hasNextPage } } }',
  )
  await asAdmin.graphql(readersPage, { after: readers.body.data?.newsletterReaders.pageInfo.endCursor })
  await asAdmin.graphql('{ newsletterReaders(first: 5, filter: ka) { nodes { email } } }')
  await asVisitor.post('/api/contacts', { name: 'Nino', email: 'nino@example.org', message: 'Hello' })
  const gifts = services.donations.select({ kind: 'signed-in', id: '', role: 'admin', session: '' }, {})
  const [newest] = await gifts.read(1, null)
  await gifts.read(1000, newest?.id ?? null)
  listening.mockRestore()

  const reads = sent.filter(({ sql }) => /^\s*(select|with)/i.test(sql))
  expect(reads.length).toBeGreaterThan(10)
  for (const { sql, values } of reads) {
    const rows = await manager.query<Record<string, string>[]>(`explain ${sql}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    for (const table of large) expect(plan, sql).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
    // The gifts of an export come from their index in order, those of one moment too. A donor's are those of each of
    // the few who were merged, the newest of whom are few.
    if (sql.includes('p.title_en') && !sql.includes('m.root_id')) expect(plan, sql).not.toContain('Sort')
  }
})
