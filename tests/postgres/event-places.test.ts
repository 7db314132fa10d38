import { expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import { test } from '../support/database.ts'
import { address, createTestServices } from '../support/gateway.ts'

const walk = { title: 'A walk', content: 'At noon.', date: '2999-01-01' }

interface Row {
  waiting: number | null
}

test('of fifty who sign up at once ten have the ten places, and forty wait, each in a turn of their own', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const services = createTestServices(manager)
  try {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    const founder = await services.accounts.identify(`Bearer ${token}`)
    const { id } = await services.events.create(founder, { ...walk, places: 10 }, 'en')
    const rows = () =>
      manager.query<Row[]>('select waiting from event_subscribers where event_id = $1 order by waiting', [id])
    const subscribe = (n: number) =>
      services.events.subscribe(id, { name: `n${n}`, email: `n${n}@example.org` }, 'en', address)

    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => subscribe(n)))
    expect(answers.filter(({ state }) => state === 'confirmed')).toHaveLength(10)
    const turns = (await rows()).flatMap(({ waiting }) => (waiting === null ? [] : [waiting]))
    expect(turns).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))

    // Twenty leave while twenty more come: nobody has a place too many, and none stays free.
    const leaving = await manager.query<{ id: string }[]>(
      'select id from event_subscribers where event_id = $1 order by id limit 20',
      [id],
    )
    await Promise.all([
      ...leaving.map((each) => services.events.removeSubscriber(founder, each.id)),
      ...Array.from({ length: 20 }, (_, n) => subscribe(100 + n)),
      services.events.update(founder, id, { places: 12 }, 'en'),
    ])
    const after = await rows()
    expect(after).toHaveLength(50)
    expect(after.filter(({ waiting }) => waiting === null)).toHaveLength(12)
  } finally {
    for (const table of ['events', 'removed_rows', 'users']) await manager.query(`delete from ${table}`)
  }
})

test('nobody slips in while a limit is being set', async ({ dataSource }) => {
  const { manager } = dataSource
  const services = createTestServices(manager)
  try {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    const founder = await services.accounts.identify(`Bearer ${token}`)
    const { id } = await services.events.create(founder, walk, 'en')
    const [, ...answers] = await Promise.all([
      services.events.update(founder, id, { places: 1 }, 'en'),
      ...Array.from({ length: 10 }, (_, n) =>
        services.events.subscribe(id, { name: `n${n}`, email: `n${n}@example.org` }, 'en', address),
      ),
    ])
    expect(answers).toHaveLength(10)
    const { taken, waiting } = await services.events.get(founder, id)
    expect(taken + waiting).toBe(10)
    const next = await services.events.subscribe(id, { name: 'Eka', email: 'eka@example.org' }, 'en', address)
    expect(next.state).toBe('waiting')
  } finally {
    for (const table of ['events', 'users']) await manager.query(`delete from ${table}`)
  }
})
