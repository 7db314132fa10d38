import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../support/gateway.ts'

const projects = 1000

/** A page, and what is counted of it. */
const few = 200

/** How many projects this transaction has looked at. */
const lookedAt = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'projects'`,
  )
  return row?.rows ?? 0
}

const sorted = (sort: string): Record<string, string>[] => [
  { sort, direction: 'asc' },
  { sort, direction: 'desc' },
]

test(`a page of projects looks at few of ${projects}, whatever they are sorted by or narrowed to`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into projects
       (id, title_en, title_ka, description_en, description_ka, goal, start_date, published_at, archived_at)
     select rpad(lpad(to_hex(n), 12, '0') || '70008', 32, '0')::uuid, 'Project ' || md5(n::text), 'პროექტი',
       repeat('Straw and kennels. ', 20), case when n % 50 > 0 then repeat('ჩალა და სახლუკები. ', 20) end,
       1000 * (1 + n % 97), case when n % 3 > 0 then date '2024-01-01' + n % 900 end,
       case when n % 40 > 0 then now() - interval '1 day' end, case when n % 20 = 7 then now() end
     from generate_series(1, $1::int) n`,
    [projects],
  )
  await manager.query('analyze projects')
  for (const [given, most] of [
    [{}, few],
    ...['title', 'goal', 'startDate', 'place'].flatMap(sorted).map((each) => [each, few] as const),
    [{ filter: 'draft' }, few],
    [{ filter: 'archived' }, few],
    // How many there are of these PostgreSQL cannot guess: so it counts them among all, but finds the page without.
    [{ filter: 'untranslated' }, projects + few],
  ] as const) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ projects: { nodes: unknown[] } }>(
      `query ($filter: ProjectFilter, $sort: ProjectSort, $direction: Direction) {
        projects(first: 25, filter: $filter, sort: $sort, direction: $direction) {
          totalCount offset previousCursor nodes { id goal } pageInfo { endCursor } } }`,
      given,
    )
    expect(body.data?.projects.nodes.length, JSON.stringify(body)).toBeGreaterThanOrEqual(20)
    expect((await lookedAt(manager)) - before, JSON.stringify(given)).toBeLessThan(most)
  }
})
