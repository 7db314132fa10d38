import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { KeepMonthlyTotals1795219200005 } from '../../migrations/1795219200005-keep-monthly-totals.ts'
import { KeepDailyTotals1795219200200 } from '../../migrations/1795219200200-keep-daily-totals.ts'
import { test } from '../../tests/support/database.ts'
import { addProject, disturb, enter, give } from '../../tests/support/ledger.ts'
import { createRandom } from '../demo/pseudo-random.ts'

interface Totals {
  begin: string
  raised: number
  count: number
}

/** What is kept of each month, and of each day. */
const periods = [
  {
    each: 'month',
    table: 'project_months',
    rebuild: 'rebuild_project_months()',
    Migration: KeepMonthlyTotals1795219200005,
    beginOf: (day: string) => `${day.slice(0, 7)}-01`,
  },
  {
    each: 'day',
    table: 'project_days',
    rebuild: 'rebuild_project_days()',
    Migration: KeepDailyTotals1795219200200,
    beginOf: (day: string) => day,
  },
]

const hour = 3_600_000

describe.for(periods)('the totals of each $each', ({ each, table, rebuild, Migration, beginOf }) => {
  /** Periods in which nothing is left are as good as none. */
  const kept = (manager: EntityManager): Promise<Totals[]> =>
    manager.query<Totals[]>(`
      select project_id as "projectId", ${each} as begin, raised::float8 as raised, donation_count as count
      from ${table} where donation_count > 0 or raised > 0 order by 1, 2`)

  const recounted = (manager: EntityManager): Promise<Totals[]> =>
    manager.query<Totals[]>(`
      select project_id as "projectId", date_trunc('${each}', received_at at time zone 'Asia/Tbilisi')::date as begin,
        sum(amount)::float8 as raised, count(*)::int as count
      from donations where status = 'confirmed' group by 1, 2 order by 1, 2`)

  test('follow the clock of the charity, and count confirmed gifts only', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(
      manager,
      projectId,
      { amount: 0.1, status: 'confirmed', receivedAt: '2026-11-30T19:59:59.999Z' },
      { amount: 0.2, status: 'confirmed', receivedAt: '2026-11-29T20:00:00Z' },
      { amount: 1, status: 'confirmed', receivedAt: '2026-11-30T20:00:00Z' },
      { amount: 1000, status: 'pending', receivedAt: '2026-11-10T00:00:00Z' },
      { amount: 1000, status: 'refunded', receivedAt: '2026-11-10T00:00:00Z' },
    )
    expect(await kept(manager)).toMatchObject([
      { begin: beginOf('2026-11-30'), raised: 0.3, count: 2 },
      { begin: beginOf('2026-12-01'), raised: 1, count: 1 },
    ])
  })

  test('equal a recount of the ledger whatever happens to it', async ({ manager }) => {
    const random = createRandom(11)
    const projects = [await addProject(manager), await addProject(manager)] as const
    for (let round = 0; round < 30; round += 1) {
      const gifts = Array.from({ length: 1 + random.below(5) }, () => ({
        amount: (1 + random.below(100_000)) / 100,
        status: random.pick(['pending', 'confirmed', 'refunded'] as const),
        receivedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + random.below(6000) * hour).toISOString(),
      }))
      await give(manager, random.pick(projects), ...gifts)
      await disturb(manager, random, projects)
      expect(await kept(manager)).toEqual(await recounted(manager))
    }
  })

  test('follow a gift whose day is put right', async ({ manager }) => {
    const receivedAt = '2026-11-20T10:00:00Z'
    const projectId = await addProject(manager)
    await give(manager, projectId, { amount: 5, status: 'confirmed', receivedAt })
    await enter(manager, 'corrected', { received_at: `'2026-02-28T20:30:00Z'` })
    expect(await kept(manager)).toMatchObject([{ begin: beginOf('2026-03-01'), raised: 5, count: 1 }])
  })

  for (const change of [
    `update donations set received_at = received_at - interval '1 month'`,
    'delete from donations',
  ]) {
    test(`stay what they are when the ledger refuses to ${change.slice(0, 6)}`, async ({ manager }) => {
      await give(manager, await addProject(manager), {
        amount: 5,
        status: 'confirmed',
        receivedAt: '2026-11-20T10:00:00Z',
      })
      await expect(manager.transaction((inner) => inner.query(change))).rejects.toThrow('never')
      expect(await kept(manager)).toMatchObject([{ begin: beginOf('2026-11-20'), raised: 5, count: 1 }])
    })
  }

  test('follow a gift that the owner of the database moves to another day', async ({ manager }) => {
    await give(manager, await addProject(manager), {
      amount: 5,
      status: 'confirmed',
      receivedAt: '2026-11-20T10:00:00Z',
    })
    await manager.query('alter table donations disable trigger donations_refuse_change')
    await manager.query(`update donations set received_at = '2026-08-01T00:00:00Z', amount = 7`)
    expect(await kept(manager)).toMatchObject([{ begin: beginOf('2026-08-01'), raised: 7, count: 1 }])
  })

  test('are empty again when the owner empties the ledger', async ({ manager }) => {
    await give(manager, await addProject(manager), {
      amount: 5,
      status: 'confirmed',
      receivedAt: '2026-11-20T10:00:00Z',
    })
    await manager.query('truncate donations cascade')
    expect(await kept(manager)).toEqual([])
  })

  test('can be derived from the ledger again', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(
      manager,
      projectId,
      { amount: 5, status: 'confirmed', receivedAt: '2026-11-20T10:00:00Z' },
      { amount: 7, status: 'confirmed', receivedAt: '2026-12-20T10:00:00Z' },
    )
    await manager.query(`update ${table} set raised = 99 where ${each} = '${beginOf('2026-11-20')}'`)
    await manager.query(`insert into ${table} values ($1, '2025-01-01', 3, 1)`, [projectId])
    expect(await manager.query(`select ${rebuild} as corrected`)).toEqual([{ corrected: 2 }])
    expect(await kept(manager)).toEqual(await recounted(manager))
    expect(await manager.query(`select ${rebuild} as corrected`)).toEqual([{ corrected: 0 }])
  })

  test('hold the gifts that were there before the totals', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const migration = new Migration()
    await migration.down(queryRunner)
    await give(manager, await addProject(manager), {
      amount: 5,
      status: 'confirmed',
      receivedAt: '2026-11-20T10:00:00Z',
    })
    await migration.up(queryRunner)
    expect(await kept(manager)).toMatchObject([{ begin: beginOf('2026-11-20'), raised: 5, count: 1 }])
  })
})
