import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

const rows = 6000

/** A page of all kinds, and what is counted of it. */
const few = 2500

/** How many rows of a table this transaction has looked at. */
const lookedAt = async (manager: EntityManager, table: string): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = $1`,
    [table],
  )
  return row?.rows ?? 0
}

const spendings = `
  insert into spendings (id, project_id, amount, spent_on, purpose_en, status, paper)
  select gen_random_uuid(), $1, 1 + n % 977, date '2024-01-01' + n % 900, 'Straw ' || n,
    case when n % 200 = 1 then 'voided' else 'counted' end,
    case when n % 200 <> 2 then 'paper-' || gen_random_uuid() || '.pdf' end
  from generate_series(1, $2::int) n`

/** A half of them of one project: whoever reads all of these reads many. */
const gifts = `
  insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
  select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else $2::uuid end, true, 1 + n % 977, 'confirmed',
    '2026-01-01Z'::timestamptz + n * interval '1 minute', 'ka' from generate_series(1, $3::int) n`

interface Page {
  list: { totalCount: number | null; nodes: unknown[] }
}

test(`a page of spending looks at few of ${rows}, whatever it is sorted by or narrowed to`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  const project = await addProject(manager)
  await manager.query('set local session_replication_role = replica')
  await manager.query(spendings, [project, rows])
  await manager.query('set local session_replication_role = origin')
  await manager.query('analyze spendings')
  for (const [given, total, most] of [
    [{ sort: 'spentOn', direction: 'asc' }, null, few],
    [{ sort: 'spentOn', direction: 'desc' }, null, few],
    [{ sort: 'amount', direction: 'desc' }, null, few],
    [{ filter: 'counted' }, null, few],
    [{ filter: 'voided' }, 30, 200],
    [{ filter: 'withoutReceipt' }, 30, 200],
  ] as const) {
    const before = await lookedAt(manager, 'spendings')
    const { body } = await asAdmin.graphql<Page>(
      `query ($filter: SpendingFilter, $sort: SpendingSort, $direction: Direction) {
        list: spendings(first: 25, filter: $filter, sort: $sort, direction: $direction) { totalCount nodes { id } } }`,
      given,
    )
    expect(body.data?.list.nodes.length, JSON.stringify(body)).toBe(25)
    expect(body.data?.list.totalCount).toBe(total)
    expect((await lookedAt(manager, 'spendings')) - before, JSON.stringify(given)).toBeLessThan(most)
  }
})

test(`a page of the gifts of a project looks at few of ${2 * rows}, by their day and by their amount`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  const [project, other] = [await addProject(manager), await addProject(manager)]
  await manager.query('set local session_replication_role = replica')
  await manager.query(gifts, [project, other, 2 * rows])
  await manager.query('set local session_replication_role = origin')
  await manager.query('analyze donations')
  for (const [sort, direction] of [
    ['received', 'desc'],
    ['amount', 'desc'],
    ['amount', 'asc'],
  ]) {
    const before = await lookedAt(manager, 'donations')
    const { body } = await asAdmin.graphql<Page>(
      `query ($project: ID, $sort: LedgerSort, $direction: Direction) {
        list: donations(first: 25, project: $project, sort: $sort, direction: $direction) { totalCount nodes { id } } }`,
      { project, sort, direction },
    )
    expect(body.data?.list.nodes.length, JSON.stringify(body)).toBe(25)
    expect((await lookedAt(manager, 'donations')) - before, `${sort} ${direction}`).toBeLessThan(few)
  }
})
