import { expect, vi } from 'vitest'
import { writeEvent } from '../support/event-places.ts'
import { test } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'
import { explainKept, isPlannedOnce, type Sent } from '../support/kept-plan.ts'

/** So many that to look up a few of them is quick, and so few that PostgreSQL would rather read them all at once. */
const donors = 2000

test('the donors of a page of projects are looked up, and not read whole for each of these', {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await projectOf(asAdmin)
  for (let from = 1; from <= donors; from += 500) {
    await manager.query(
      `insert into donors (id, name, locale)
       select gen_random_uuid(), 'Donor ' || n, 'en' from generate_series($1::int, $2::int) n`,
      [from, from + 499],
    )
  }
  // Triggers keep what they planned for the tables of another test, and would read these whole for each gift.
  await manager.query('analyze')
  await manager.query(
    `insert into donations (id, project_id, donor_id, amount, status, received_at, locale)
     select gen_random_uuid(), p.id, o.id, 5, 'confirmed', now(), 'en' from projects p, (select id from donors limit 1000) o`,
  )
  await manager.query('analyze')

  const sent: Sent[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  await asAdmin.graphql(
    '{ projects(first: 100) { nodes { donations(first: 8) { nodes { donor { name } recordedDonor { email } } } } } }',
  )
  listening.mockRestore()

  const gifts = sent.filter(({ sql }) => sql.includes('from donations'))
  expect(gifts).toHaveLength(1)
  for (const each of gifts) {
    const rows = await explainKept<Record<string, string>>(manager, each, 'costs off')
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using donors_pkey/)
  }
})

const messages = 20_000

test(`each page of ${messages} messages, and of what was deleted of them, is planned once`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale, deleted_at)
     select gen_random_uuid(), 'Nino ' || n, 'nino@example.org', 'Hello', 'en', case when n % 2 = 0 then now() end
     from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query('analyze contact_messages')
  const figures = 'totalCount offset previousCursor nodes { id } pageInfo { endCursor hasNextPage }'
  const lists = ['', 'sort: created, direction: asc,', 'sort: name,', 'sort: name, direction: asc,'].map(
    (order) => `contactMessages(${order} first: 25, after: $after) { ${figures} }`,
  )
  const sent: Sent[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    if (sql.includes('page.key')) sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  for (const list of [...lists, `bin(first: 25, after: $after) { ${figures} }`]) {
    const query = `query ($after: String) { list: ${list} }`
    const { body } = await asAdmin.graphql<{ list: { pageInfo: { endCursor: string } } }>(query)
    await asAdmin.graphql(query, { after: body.data.list.pageInfo.endCursor })
  }
  listening.mockRestore()
  expect(sent).toHaveLength(10)
  for (const each of sent) expect(await isPlannedOnce(manager, each), each.sql).toBe(true)
})

test(`a search of ${messages} messages is planned once, by the index of their letters, whatever is looked for`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Nino ' || n, 'nino@example.org', 'გამარჯობა', 'ka' from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const sent: Sent[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    if (sql.includes('page.key')) sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const query = `query ($search: String) {
    contactMessages(first: 25, search: $search, sort: name) { totalCount nodes { id } } }`
  const searches = ['no such word', 'nino 777', '777', 'NINO', 'გამარჯობა', 'ᲒᲐᲛᲐᲠᲯᲝᲑᲐ', 'straw & hay']
  for (const search of searches) await asAdmin.graphql(query, { search })
  listening.mockRestore()
  expect(sent).toHaveLength(searches.length)
  for (const each of sent) {
    expect(await isPlannedOnce(manager, each), each.sql).toBe(true)
    const rows = await explainKept<Record<string, string>>(manager, each, 'costs off')
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Bitmap Index Scan on contact_messages_search_idx/)
    expect(plan).not.toMatch(/Seq Scan on contact_messages/)
  }
})

test(`a message is compared with all who are called so at once, and not with one after the other of ${messages}`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), case when n % 4 = 0 then 'ნინო ' else 'Ana ' end || n, 'a@example.org', 'Hello', 'ka'
     from generate_series(1, $1::int) n`,
    [messages],
  )
  await manager.query(`select gin_clean_pending_list('contact_messages_search_idx')`)
  await manager.query('analyze contact_messages')
  const query = `query ($after: String) {
    contactMessages(first: 25, after: $after, search: "nino", sort: name, direction: desc) {
      totalCount offset previousCursor nodes { name } pageInfo { endCursor } } }`
  interface Page {
    contactMessages: { nodes: { name: string }[]; pageInfo: { endCursor: string } }
  }
  const turn = async (after: string | null): Promise<Page['contactMessages'] | undefined> =>
    (await asAdmin.graphql<Page>(query, { after })).body.data?.contactMessages
  const sent: Sent[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    if (sql.includes('page.key')) sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const first = await turn(null)
  const second = await turn(first?.pageInfo.endCursor ?? null)
  listening.mockRestore()
  expect([first?.nodes.length, second?.nodes.length]).toEqual([25, 25])
  expect(second?.nodes.every(({ name }) => name.startsWith('ნინო'))).toBe(true)
  expect(sent).toHaveLength(2)
  for (const each of sent) {
    const rows = await explainKept<Record<string, string>>(manager, each, 'costs off, verbose')
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/hashed SubPlan/)
    // Only by the index of letters and that of ids, which find no others.
    expect(plan).not.toMatch(/ ~ \$\d+\) OR \(\w*\.?id = ANY/)
  }
})

const ofOne = 20_000

test(`the newest gifts of a project with ${ofOne}, and the first subscribers of such an event, are planned once`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await projectOf(asAdmin)
  const event = await writeEvent(asAdmin, null)
  await manager.query('set local statement_timeout = 0')
  await manager.query('set local session_replication_role = replica')
  await manager.query(
    `insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
     select gen_random_uuid(), p.id, true, 5, 'confirmed', now() - n * interval '1 minute', 'en'
     from projects p, generate_series(1, $1::int) n`,
    [ofOne],
  )
  await manager.query(
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select gen_random_uuid(), $1, 'Nino', n || '@example.org', n || '@example.org', 'en' from generate_series(1, $2::int) n`,
    [event, ofOne],
  )
  await manager.query('set local session_replication_role = origin')
  await manager.query('analyze')
  const sent: Sent[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    if (sql.includes('row_number()')) sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  await asAdmin.graphql(
    '{ projects { nodes { donations(first: 8) { nodes { amount } pageInfo { endCursor } } } } }',
  )
  await asAdmin.graphql(
    '{ events { nodes { subscribers(first: 8) { nodes { name } pageInfo { endCursor } } } } }',
  )
  listening.mockRestore()
  expect(sent).toHaveLength(2)
  for (const each of sent) expect(await isPlannedOnce(manager, each), each.sql).toBe(true)
})
