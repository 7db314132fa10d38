import { expect } from 'vitest'
import { requireSignedIn } from '../../gateway/core/viewer.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { test } from '../support/database.ts'
import { tokenOfSubscriber } from '../support/event-letters.ts'
import { eventually } from '../support/eventually.ts'
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

test('somebody is erased while another one gives up a place at the same event', async ({ dataSource }) => {
  const { manager } = dataSource
  const services = createTestServices(manager)
  const other = dataSource.createQueryRunner()
  const areWaiting = (count: number) =>
    eventually(async () => {
      const waiting: unknown[] = await manager.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting).toHaveLength(count)
    })
  try {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    const founder = requireSignedIn(await services.accounts.identify(`Bearer ${token}`))
    const { id } = await services.events.create(founder, { ...walk, places: 2 }, 'en')
    for (const name of ['Ana', 'Beka', 'Gia', 'Dato'])
      await services.events.subscribe(id, { name, email: `${name.toLowerCase()}@example.org` }, 'en', address)
    const [beka] = await manager.query<{ id: string }[]>(
      `select id from event_subscribers where name = 'Beka'`,
    )

    // Both have begun by the time that the event is free for them.
    await other.startTransaction()
    await other.query('select from events for update')
    const leaving = services.events.giveUpPlace({ token: tokenOfSubscriber(beka?.id ?? '') })
    await areWaiting(1)
    const email = 'ana@example.org'
    const erasing = services.personalData.erase(founder, { email, confirmEmail: email })
    await areWaiting(2)
    await other.commitTransaction()
    const ends = await Promise.allSettled([leaving, erasing])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(
      await manager.query('select name from event_subscribers where waiting is null order by id'),
    ).toEqual([{ name: 'Gia' }, { name: 'Dato' }])
  } finally {
    if (other.isTransactionActive) await other.rollbackTransaction()
    await other.release()
    for (const table of ['events', 'removed_rows', 'users', 'erasures'])
      await manager.query(`delete from ${table}`)
  }
})

/** How many rows a step of a plan has handled, all its rounds together, and those of the steps below it. */
interface Step {
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Step[]
}

const rowsOf = ({ 'Actual Rows': rows, 'Actual Loops': rounds, Plans = [] }: Step): number =>
  rows * rounds + Plans.reduce((sum, each) => sum + rowsOf(each), 0)

test('whoever reads who waits counts the line once, however many of them are asked for', async ({
  dataSource,
  statements,
}) => {
  const { manager } = dataSource
  const services = createTestServices(manager)
  const many = 3000
  try {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    const founder = requireSignedIn(await services.accounts.identify(`Bearer ${token}`))
    const { id } = await services.events.create(founder, { ...walk, places: 1 }, 'en')
    await manager.query(
      `insert into event_subscribers (id, event_id, name, email, email_key, locale, waiting)
       select new_trail_id(now() + n * interval '1 ms'), $1, 'n' || n, 'n' || n || '@example.org',
         'n' || n || '@example.org', 'en', nullif(n - 1, 0) from generate_series(1, ${many}) n`,
      [id],
    )
    await manager.query('analyze event_subscribers')
    const handled = async (work: () => Promise<unknown>): Promise<number> => {
      const sent = await statements.during(work)
      const statement = sent.find((each) => each.includes('order by waiting, id'))
      expect(statement).toBeDefined()
      const values: Record<string, string> = { $1: `'{${id}}'`, $2: '1000' }
      const filled = (statement ?? '').replace(/\$\d/g, (each) => values[each] ?? 'null')
      const [row] = await manager.query<{ 'QUERY PLAN': { Plan: Step }[] }[]>(
        `explain (analyze, format json) ${filled}`,
      )
      const plan = row?.['QUERY PLAN'][0]?.Plan
      return plan ? rowsOf(plan) : Number.NaN
    }
    const listed = await handled(() => services.events.subscribersByEvent(founder, id, { first: 999 }))
    expect(listed).toBeLessThan(12 * many)
    const page = await services.events.subscribersByEvent(founder, id, { first: 2 })
    expect(page.nodes.map(({ turn }) => turn)).toEqual([many - 1, many - 2])
    const rows = services.events.selectSubscribers(founder, { event: id })
    expect((await rows.read(2, null)).map(({ turn }) => turn)).toEqual([many - 1, many - 2])
  } finally {
    for (const table of ['events', 'users']) await manager.query(`delete from ${table}`)
  }
})
