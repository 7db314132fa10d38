import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

const rows = 20_000

/** How many rows of a table this transaction has looked at. */
const lookedAt = async (manager: EntityManager, table: string): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = $1`,
    [table],
  )
  return row?.rows ?? 0
}

const pledges = `
  insert into pledges (id, code, project_id, amount, donor_name, locale, state, expires_at, settled_at)
  select gen_random_uuid(), 'STS-' || translate(lpad(n::text, 7, '0'), '01', 'XY'), $1, 5,
    case when n % 1000 = 7 then 'Levan Lomidze' else 'Ana ' || n end, 'ka', 'expired', '2026-12-31Z', '2026-01-01Z'
  from generate_series(1, $2::int) n`

const gifts = `
  insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
  select gen_random_uuid(), $1, true, 5, 'confirmed', '2026-01-01Z', 'ka' from generate_series(1, $2::int)`

const receipts = `
  insert into receipts (id, year, ordinal, number, kind, donation_id, issued_at, locale, donor_name, amount, received_at,
    project_id, project_title, charity_name, charity_code, charity_address)
  select gen_random_uuid(), 2026, n, '2026-' || lpad(n::text, 6, '0'), 'gift', id, '2026-01-01Z', 'ka',
    case when n % 1000 = 7 then 'Levan Lomidze' else 'Ana ' || n end, 5, '2026-01-01Z', project_id, 'Straw', 'Dogs', '404404404', 'Tbilisi'
  from (select *, (row_number() over ())::integer as n from donations where project_id = $1) d`

for (const list of ['pledges', 'receipts'] as const) {
  test(`a search looks at few of ${rows} ${list}, whether nothing, few or all of them hold it`, {
    timeout: 60_000,
  }, async ({ asAdmin, manager }) => {
    await manager.query('set local statement_timeout = 0')
    const project = await addProject(manager)
    await manager.query('set local session_replication_role = replica')
    if (list === 'pledges') await manager.query(pledges, [project, rows])
    else {
      await manager.query(gifts, [project, rows])
      await manager.query(receipts, [project])
    }
    await manager.query('set local session_replication_role = origin')
    await manager.query(`select gin_clean_pending_list('${list}_search_idx')`)
    await manager.query('analyze')
    const query = `query ($search: String) { list: ${list}(first: 20, search: $search) { totalCount nodes { id } } }`
    for (const [search, found, total] of [
      ['nobody promised this', 0, 0],
      ['LOMIDZE', rows / 1000, rows / 1000],
      ['ana', 20, null],
    ] as const) {
      const before = await lookedAt(manager, list)
      const { body } = await asAdmin.graphql<{ list: { totalCount: number | null; nodes: unknown[] } }>(
        query,
        {
          search,
        },
      )
      const { totalCount, nodes } = body.data?.list ?? {}
      expect([search, nodes?.length, totalCount], JSON.stringify(body)).toEqual([search, found, total])
      expect((await lookedAt(manager, list)) - before, search).toBeLessThan(4000)
    }
  })
}
