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

/** A gateway over a database of its own, to which it has one connection, with an admin and somebody who is nobody. */
const overOneConnection = async (...server: Parameters<typeof createOwnDatabase>) => {
  const own = await (await createOwnDatabase(...server))(1)
  const visitor = createAgent(await gatewayOver(own))
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  return { own, visitor, admin: visitor.as(body.token) }
}

test('what is asked over and over is planned once by each connection', async ({ connection, dataSource }) => {
  const { own, admin, visitor } = await overOneConnection(dataSource, connection)
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
  const { own, admin } = await overOneConnection(dataSource, connection)
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

test('however the fields of a list within a record are chosen, a connection keeps few statements for it', async ({
  connection,
  dataSource,
}) => {
  const { own, admin, visitor } = await overOneConnection(dataSource, connection)
  const project = await admin.post<{ id: string }>('/api/projects', {
    ...{ title: 'Kennels', description: 'Straw.', goal: 100 },
  })
  const gift = { amount: 5, donorName: 'Nino', donorEmail: 'nino@example.org' }
  await admin.post(`/api/projects/${project.body.id}/donations`, gift)
  const event = await admin.post<{ id: string }>('/api/events', { title: 'Noon', content: 'We meet.' })
  await visitor.post(`/api/events/${event.body.id}/subscribers`, { name: 'Gela', email: 'gela@example.org' })

  const gifts = { amount: 5, method: null, version: 1, refunded: 0, reference: null, anonymous: false }
  const guests = { name: 'Gela', email: 'gela@example.org', state: 'confirmed', turn: null }
  const askedOf = <Fields extends object>(fields: Fields) => {
    const names = Object.entries(fields)
    return Array.from({ length: 2 ** names.length - 1 }, (_, number) =>
      Object.fromEntries(names.filter((_name, place) => (number + 1) & (2 ** place))),
    )
  }
  for (const first of [3, 30, 300]) {
    for (const nodes of askedOf(gifts)) {
      const list = `donations(first: ${first}) { nodes { ${Object.keys(nodes).join(' ')} } }`
      const { body: answer } = await admin.graphql(`{ projects { nodes { ${list} } } }`)
      expect(answer.data).toEqual({ projects: { nodes: [{ donations: { nodes: [nodes] } }] } })
    }
    for (const nodes of askedOf(guests)) {
      const list = `subscribers(first: ${first}) { nodes { ${Object.keys(nodes).join(' ')} } }`
      const { body: answer } = await admin.graphql(`{ events { nodes { ${list} } } }`)
      expect(answer.data).toEqual({ events: { nodes: [{ subscribers: { nodes: [nodes] } }] } })
    }
  }
  const kept = await own.query<{ about: string; count: number }[]>(
    `select regexp_replace(name, ' [^ ]+$', '') as about, count(*)::int from pg_prepared_statements
     group by 1 having count(*) > 32`,
  )
  expect(kept).toEqual([])
})
