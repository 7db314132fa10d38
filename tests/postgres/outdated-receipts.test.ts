import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import { MarkOutdatedReceipts1799001950000 } from '../../migrations/1799001950000-mark-outdated-receipts.ts'
import type { Receipt } from '../../schema/receipts.ts'
import type { Agent } from '../support/agent.ts'
import { exampleCharity } from '../support/charity.ts'
import { test as withDatabase } from '../support/database.ts'
import { test as overAnyCharity } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { gift, projectOf } from '../support/gifts.ts'
import { addProject, disturb, give } from '../support/ledger.ts'
import { erase } from '../support/personal-data.ts'

/** The same over a charity that has said what it is. */
const test = overAnyCharity.extend('asAdmin', async ({ asAdmin }) => {
  await asAdmin.put('/api/charity', exampleCharity)
  return asAdmin
})

const receiptsIn = async (admin: Agent, narrowed = ''): Promise<Receipt[]> =>
  (await admin.get<{ receipts: Receipt[] }>(`/api/receipts?limit=1000${narrowed}`)).body.receipts

const numbersOf = (receipts: readonly Receipt[]): string[] => receipts.map(({ number }) => number)

/** Those that the list is narrowed to, once it is sure that these are just those that say what the ledger does not. */
const outdated = async (admin: Agent): Promise<string[]> => {
  const all = await receiptsIn(admin)
  const wrong = all.filter((each) => each.isOutdated && !each.isVoid && each.replacedBy === null)
  const listed = numbersOf(await receiptsIn(admin, '&filter=outdated'))
  expect(listed).toEqual(numbersOf(wrong))
  return listed
}

const issued = async (admin: Agent, id: string, entry?: number): Promise<Receipt> =>
  (await admin.post<Receipt>(`/api/donations/${id}/receipts`, entry === undefined ? {} : { entry })).body

describe('the list of outdated receipts', () => {
  const receiptOf = async (admin: Agent, more: object = {}) => {
    const project = await projectOf(admin)
    const { body } = await admin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      ...gift,
      ...more,
    })
    const putRight = async (what: string, change: object = {}): Promise<void> => {
      const { status } = await admin.post(`/api/donations/${body.id}/${what}`, {
        reason: 'A mistake.',
        ...change,
      })
      expect(status, `${what} ${JSON.stringify(change)}`).toBeLessThan(300)
    }
    const receipt = await issued(admin, body.id)
    expect(await outdated(admin)).toEqual([])
    return { id: body.id, receipt, putRight }
  }

  test.for([
    ['an amount', { amount: 45 }, { amount: gift.amount }],
    ['a moment', { receivedAt: '2025-12-03T10:00:00+04:00' }, { receivedAt: gift.receivedAt }],
    ['a method', { method: 'cash' }, { method: 'transfer' }],
    ['a name', { donorName: 'Nino Lomidze' }, { donorName: gift.donorName }],
  ] as const)(
    'has one for %s that is put right, until it is as it was',
    async ([, change, back], { asAdmin }) => {
      const { receipt, putRight } = await receiptOf(asAdmin, { method: 'transfer' })
      await putRight('corrections', change)
      expect(await outdated(asAdmin)).toEqual([receipt.number])
      await putRight('corrections', back)
      expect(await outdated(asAdmin)).toEqual([])
    },
  )

  test('has one for a gift that is moved, until another receipt takes its place', async ({ asAdmin }) => {
    const { receipt, putRight } = await receiptOf(asAdmin)
    await putRight('corrections', { projectId: await projectOf(asAdmin) })
    expect(await outdated(asAdmin)).toEqual([receipt.number])
    await asAdmin.post(`/api/receipts/${receipt.id}/replacements`, {})
    expect(await outdated(asAdmin)).toEqual([])
    await putRight('corrections', { amount: 45 })
    expect(await outdated(asAdmin)).toHaveLength(1)
  })

  test('has none for what is void, and has it again once that counts', async ({ asAdmin }) => {
    const { receipt, putRight } = await receiptOf(asAdmin)
    await putRight('corrections', { amount: 45 })
    await putRight('voids')
    expect(await outdated(asAdmin)).toEqual([])
    await putRight('restorations')
    expect(await outdated(asAdmin)).toEqual([receipt.number])
  })

  test('has none for what went back, but where that names somebody else, until it is taken back', async ({
    asAdmin,
  }) => {
    const { id, receipt, putRight } = await receiptOf(asAdmin)
    await putRight('refunds', { amount: 20 })
    const refund = await issued(asAdmin, id, 2)
    expect(await outdated(asAdmin)).toEqual([])
    await putRight('corrections', { donorName: 'Nino Lomidze' })
    expect(await outdated(asAdmin)).toEqual([refund.number, receipt.number])
    await putRight('corrections', { donorName: gift.donorName })
    expect(await outdated(asAdmin)).toEqual([])
  })

  test('follows donors who are called otherwise, or are erased', async ({ asAdmin, manager }) => {
    const donorEmail = 'nino.kobakhidze@example.org'
    const { receipt } = await receiptOf(asAdmin, { donorEmail })
    const call = (name: string) =>
      manager.query('update donors set name = $1 where email_key = $2', [name, donorEmail])
    await call('Nino Lomidze')
    expect(await outdated(asAdmin)).toEqual([receipt.number])
    await call(gift.donorName)
    expect(await outdated(asAdmin)).toEqual([])
    await erase(asAdmin, donorEmail)
    expect(await outdated(asAdmin)).toEqual([])
  })

  test('has one that does not name any more whom the ledger names', async ({ asAdmin, manager }) => {
    const { receipt } = await receiptOf(asAdmin)
    await manager.query('update receipts set donor_name = null')
    expect(await outdated(asAdmin)).toEqual([receipt.number])
  })

  test('is right whatever is done to gifts, and stays so where it is found anew', {
    timeout: 60_000,
  }, async ({ asAdmin, manager }) => {
    const random = createRandom(11)
    const projects = [await projectOf(asAdmin), await projectOf(asAdmin)] as const
    const give = async (amount: number) =>
      (await asAdmin.post<{ id: string }>(`/api/projects/${projects[0]}/donations`, { ...gift, amount })).body
        .id
    for (let amount = 20; amount < 36; amount++) await issued(asAdmin, await give(amount))
    let most = 0
    for (let step = 0; step < 6; step++) {
      await disturb(manager, random, projects)
      most = Math.max(most, (await outdated(asAdmin)).length)
    }
    expect(most).toBeGreaterThan(1)
    expect(await manager.query('select find_outdated_receipts() as corrected')).toEqual([{ corrected: 0 }])
    await manager.query('delete from outdated_receipts')
    const [found] = await manager.query<{ corrected: number }[]>(
      'select find_outdated_receipts() as corrected',
    )
    expect(found?.corrected).toBe((await outdated(asAdmin)).length)
  })
})

const issuing = `
  insert into receipts (id, year, ordinal, number, kind, donation_id, issued_at, locale, donor_name, amount, received_at,
    project_id, project_title, charity_name, charity_code, charity_address)
  select gen_random_uuid(), 2026, 1, '2026-000001', 'gift', d.id, '2026-01-01Z', 'ka', o.name, d.amount, d.received_at,
    d.project_id, 'Straw', 'Dogs', '404404404', 'Tbilisi' from donations d join donors o on o.id = d.donor_id`

withDatabase(
  'a receipt that is issued while its donor comes to be called otherwise is one of them',
  async ({ dataSource, connection }) => {
    const open = await createOwnDatabase(dataSource, connection)
    const [here, there] = [await open(), await open()]
    const donorId = newId()
    await here.query(`insert into donors (id, name, locale) values ($1, 'Ninno', 'ka')`, [donorId])
    await give(here.manager, await addProject(here.manager), { status: 'confirmed', donorId })
    let called: Promise<unknown> = Promise.resolve()
    await here.transaction(async (within) => {
      await within.query('select from donations for share')
      await within.query(issuing)
      called = there.query(`update donors set name = 'Nino'`)
      await expect
        .poll(() =>
          here.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1)
    })
    await called
    expect(
      await here.query('select r.donor_name from receipts r join outdated_receipts on receipt_id = r.id'),
    ).toEqual([{ donor_name: 'Ninno' }])
  },
)

withDatabase(
  'whoever records a gift while a running site begins to mark them is not refused',
  async ({ dataSource, connection }) => {
    const open = await createOwnDatabase(dataSource, connection)
    const [here, there] = [await open(), await open()]
    const project = await addProject(here.manager)
    const migration = new MarkOutdatedReceipts1799001950000()
    const runner = there.createQueryRunner()
    await migration.down(runner)
    const donorId = newId()
    let marking: Promise<unknown> = Promise.resolve()
    await here.transaction(async (within) => {
      await within.query(`insert into donors (id, name, locale) values ($1, 'Nino', 'ka')`, [donorId])
      marking = migration.up(runner)
      await expect
        .poll(() =>
          here.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1)
      await give(within, project, { status: 'confirmed', donorId })
    })
    await marking
    await runner.release()
    expect(await here.query(`select tgname from pg_trigger where tgname like '%mark%'`)).toHaveLength(4)
  },
)

const rows = 6000

/** How many rows of receipts, gifts and donors this transaction has looked at. */
const lookedAt = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select sum(seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables
     where relname in ('receipts', 'donations', 'donors')`,
  )
  return row?.rows ?? 0
}

const gifts = `
  insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
  select gen_random_uuid(), $1, true, 5, 'confirmed', '2026-01-01Z', 'ka' from generate_series(1, $2::int)`

/** Of thirty the amount was another, and as many were replaced. */
const receipts = `
  with said as (select *, (row_number() over (order by id))::integer as n from donations where project_id = $1)
  insert into receipts (id, year, ordinal, number, kind, donation_id, issued_at, locale, amount, received_at,
    project_id, project_title, charity_name, charity_code, charity_address, replaces_id)
  select case when t.again then gen_random_uuid() else id end, 2026, n + t.more, '2026-' || lpad((n + t.more)::text, 6, '0'),
    'gift', id, '2026-01-01Z', 'ka', case when n % 200 = 1 then 6 else 5 end, '2026-01-01Z', project_id, 'Straw', 'Dogs',
    '404404404', 'Tbilisi', case when t.again then id end
  from said join (values (false, 0), (true, ${rows})) t (again, more) on not t.again or n % 200 = 2`

test(`outdated and replaced receipts are found with a look at few of ${rows}`, { timeout: 60_000 }, async ({
  asAdmin,
  manager,
}) => {
  await manager.query('set local statement_timeout = 0')
  const project = await addProject(manager)
  await manager.query('set local session_replication_role = replica')
  await manager.query(gifts, [project, rows])
  await manager.query(receipts, [project])
  await manager.query('set local session_replication_role = origin')
  await manager.query('analyze receipts, donations')
  await manager.query('select find_outdated_receipts()')
  for (const filter of ['outdated', 'replaced']) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ list: { totalCount: number; nodes: unknown[] } }>(
      'query ($filter: ReceiptFilter) { list: receipts(first: 25, filter: $filter) { totalCount nodes { id } } }',
      { filter },
    )
    expect([body.data?.list.totalCount, body.data?.list.nodes.length], JSON.stringify(body)).toEqual([30, 25])
    expect((await lookedAt(manager)) - before, filter).toBeLessThan(1000)
  }
})
