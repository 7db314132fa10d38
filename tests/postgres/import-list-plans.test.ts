import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

const imports = 20
const giftsOfEach = 1000

/** Of these, how many a page shows. */
const shown = 5

/** Some imports, each of as many gifts as a bank's file may well have. */
const fill = async (manager: EntityManager): Promise<void> => {
  const project = await addProject(manager)
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into donation_imports (id, file_name, gift_count, sum)
     select gen_random_uuid(), 'statement.csv', $1::int, $1::int from generate_series(1, $2::int)`,
    [giftsOfEach, imports],
  )
  await manager.query(
    `with made as (
       insert into donations (id, project_id, anonymous, amount, status, received_at, method, locale)
       select gen_random_uuid(), $1, true, 1, 'confirmed', timestamptz '2020-01-01Z' + n * interval '1 hour', 'transfer', 'ka'
       from generate_series(1, $2::int) n returning id
     ), placed as (select id, row_number() over () as n from made),
     into_import as (select id, row_number() over () as n from donation_imports)
     insert into imported_donations (donation_id, import_id, line)
     select p.id, i.id, p.n from placed p join into_import i on i.n = 1 + p.n % $3::int`,
    [project, imports * giftsOfEach, imports],
  )
  await manager.query('analyze donations, imported_donations, donation_imports')
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/** How many gifts were looked at. */
const lookedAt = (plan: Plan): number => {
  const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops, Plans: below = [] } = plan
  const own = table === 'donations' || table === 'imported_donations' ? rows * loops : 0
  return below.reduce((sum, each) => sum + lookedAt(each), own)
}

test('a page of imports looks at the gifts of those it shows, however many there are besides', {
  timeout: 120_000,
}, async ({ asAdmin, manager }) => {
  await fill(manager)
  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const { body } = await asAdmin.graphql<{ donationImports: { nodes: object[] } }>(
    `query { donationImports(first: ${shown}) { nodes { id gifts counting countingSum putRight } } }`,
    {},
  )
  listening.mockRestore()
  expect(body.data?.donationImports.nodes).toHaveLength(shown)
  const [page] = sent.filter(({ sql }) => sql.includes('from donation_imports i'))
  const [explained] = await manager.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (analyze, format json) ${page?.sql}`,
    page?.values,
  )
  const [plan] = explained?.['QUERY PLAN'] ?? []
  // One more than it shows is read, which tells that there are more.
  expect(plan && lookedAt(plan.Plan)).toBeLessThanOrEqual(2 * (shown + 1) * giftsOfEach)
})
