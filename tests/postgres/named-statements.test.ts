import { expect } from 'vitest'
import { password } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const lists = `{
  projects(filter: unfunded, sort: raised) { totalCount nodes { title donations { nodes { amount } } } }
  events(first: 2) { nodes { title subscribers { nodes { name } } } }
  contactMessages { nodes { name } }
  found: contactMessages(search: "straw") { nodes { name } }
  analytics(from: "2026-01", until: "2026-02-14") { total growth { month } projects { projectTitle } }
}`

test('what is asked over and over is planned once by each connection', async ({ connection, dataSource }) => {
  const own = await (await createOwnDatabase(dataSource, connection))(1)
  const visitor = createAgent(await gatewayOver(own))
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  const admin = visitor.as(body.token)
  await admin.post('/api/projects', { title: 'Kennels', description: 'Straw.', goal: 100 })
  await admin.post('/api/events', { title: 'Noon', content: 'We meet.' })
  await admin.graphql(lists)
  await visitor.get('/api/gallery')
  const rows = await own.query<{ about: string }[]>(
    `select distinct regexp_replace(name, ' [^ ]+$', '') as about from pg_prepared_statements`,
  )
  const hot = [
    'account by its name',
    'account of a session',
    'page of projects',
    'page of events',
    'page of contact_messages',
    'search of contact_messages',
    'newest donations',
    'subscribers by event',
    'gifts summed',
    'gifts by project',
    'gifts by month',
    'gallery',
  ]
  expect(rows.map(({ about }) => about)).toEqual(expect.arrayContaining(hot))
})

test('a page of the donors of a year by their names is planned for just that year', async ({
  connection,
  dataSource,
}) => {
  const own = await (await createOwnDatabase(dataSource, connection))(1)
  const visitor = createAgent(await gatewayOver(own))
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  const admin = visitor.as(body.token)
  const kept = async (): Promise<number> => {
    const rows = await own.query<unknown[]>(
      `select from pg_prepared_statements where name like 'page of donors %'`,
    )
    return rows.length
  }
  for (const [given, statements] of [
    ['sort: name, year: 2026', 0],
    ['sort: given, year: 2026', 1],
    ['sort: name', 2],
  ] as const) {
    await admin.graphql(`{ donors(first: 25, ${given}) { nodes { id } } }`)
    expect([given, await kept()]).toEqual([given, statements])
  }
})
