import { expect } from 'vitest'
import { createKeptOutbox } from '../../gateway/letters/outbox.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock } from '../support/clock.ts'
import { test } from '../support/database.ts'
import { address, createTestServices } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'

const walk = { title: 'A walk', content: 'At noon.', date: '2999-01-01' }

test('whoever waits moves up, and all are told, where there is one connection, as on the embedded database', async ({
  dataSource,
  connection,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const { manager } = await open(1)
  const clock = createTestClock()
  const { accounts, events, launches } = createTestServices(manager, { clock, post: createKeptOutbox(clock) })
  await accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await accounts.login({ username: 'founder', password }, address)
  const founder = await accounts.identify(`Bearer ${token}`)
  const { id } = await events.create(founder, { ...walk, places: 1 }, 'en')
  await launches.setState(founder, 'events', { launched: true })
  for (const name of ['ana', 'beka', 'gia']) {
    await events.subscribe(id, { name, email: `${name}@example.org` }, 'en', address)
  }
  const [first] = await manager.query<{ id: string }[]>(`select id from event_subscribers where name = 'ana'`)
  await events.removeSubscriber(founder, first?.id ?? '')
  await events.update(founder, id, { venue: 'Vake Park', places: 2 }, 'en')
  await events.setState(founder, id, { state: 'archived' })
  const told = await manager.query<{ told: string }[]>(
    `select split_part(recipient, '@', 1) || ' ' || kind as told from letters order by id`,
  )
  expect(told.map((each) => each.told)).toEqual([
    'ana eventPlace',
    'beka eventWaiting',
    'gia eventWaiting',
    'ana eventRemoved',
    'beka eventPlaceFree',
    'gia eventPlaceFree',
    'beka eventChanged',
    'gia eventChanged',
    'beka eventOff',
    'gia eventOff',
  ])
})
