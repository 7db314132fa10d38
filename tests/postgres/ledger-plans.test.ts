import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { test } from '../support/gateway.ts'
import { explainKept } from '../support/kept-plan.ts'
import { addProject } from '../support/ledger.ts'

const gifts = 12_000

/** Gifts as years leave them: nobody said how the first half came, cards are new, few are voided, all are of a bank. */
const fill = async (manager: EntityManager): Promise<[large: string, small: string]> => {
  const [large, small] = [await addProject(manager), await addProject(manager)]
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into donations (id, project_id, anonymous, amount, status, received_at, method, reference, locale)
     select gen_random_uuid(), case when n % 200 = 7 then $1::uuid else $2::uuid end, true, 1 + n % 977,
       case when n % 500 = 11 then 'voided' else 'confirmed' end,
       timestamptz '2020-01-01Z' + n * interval '1 hour',
       case when n > $3::int - 30 then 'card' when n > $3::int / 2 then 'transfer' end,
       'TBC ' || lpad(n::text, 6, '0'), 'ka'
     from generate_series(1, $3::int) n`,
    [small, large, gifts],
  )
  await manager.query('analyze donations')
  return [large, small]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

interface Explained {
  'QUERY PLAN': [{ Plan: Plan }]
}

const planIn = (row: Explained | undefined): Plan => {
  if (!row) throw new Error('nothing was explained')
  return row['QUERY PLAN'][0].Plan
}

/** How many gifts were looked at. */
const lookedAt = (plan: Plan): number => {
  const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops, Plans: below = [] } = plan
  const passed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = table === 'donations' ? (rows + passed) * loops : 0
  return below.reduce((sum, each) => sum + lookedAt(each), own)
}

/** The indexes that gifts were read from, and whether from these alone. */
const indexesOf = (plan: Plan): string[] => {
  const { 'Index Name': index, 'Node Type': type, Plans: below = [] } = plan
  const own = index === undefined ? [] : [type === 'Index Only Scan' ? `${index}, alone` : index]
  return [...own, ...below.flatMap(indexesOf)]
}

/** Of each kind and method a page and what comes before it, and twice as many as are counted. */
const most = 2 * 1001 + 2 * 20 * 26 + 26

test(`a page of all gifts looks at few of ${gifts}, whatever it is narrowed to and sorted by`, {
  timeout: 120_000,
}, async ({ asAdmin, manager }) => {
  const [large, small] = await fill(manager)
  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const page = `query ($after: String, $project: ID, $method: DonationMethod, $status: DonationStatus, $from: String,
      $until: String, $sort: LedgerSort, $direction: Direction, $reference: String) {
    donations(first: 25, after: $after, project: $project, method: $method, status: $status, from: $from,
      until: $until, sort: $sort, direction: $direction, reference: $reference) {
      nodes { id amount } totalCount offset previousCursor pageInfo { endCursor } } }`
  for (const given of [
    {},
    { direction: 'asc' },
    { sort: 'amount' },
    { sort: 'amount', direction: 'asc' },
    { project: large },
    { project: small },
    { project: small, method: 'transfer', status: 'confirmed' },
    { method: 'card', direction: 'asc' },
    { method: 'transfer' },
    { status: 'voided' },
    { status: 'voided', project: large, sort: 'amount' },
    { status: 'refunded' },
    { from: '2022-01', until: '2022-06' },
    { reference: 'TBC' },
    { reference: 'TBC 01234' },
    { reference: 'nothing like it' },
  ]) {
    sent.length = 0
    const { body } = await asAdmin.graphql<{ donations: { pageInfo: { endCursor: string | null } } }>(
      page,
      given,
    )
    const after = body.data?.donations.pageInfo.endCursor
    if (after) await asAdmin.graphql(page, { ...given, after })
    for (const { sql, values } of sent.filter(({ sql }) => sql.includes('p.title_en'))) {
      const [row] = await manager.query<Explained[]>(`explain (analyze, format json) ${sql}`, values)
      const plan = planIn(row)
      expect(lookedAt(plan), JSON.stringify(given)).toBeLessThanOrEqual(most)
      if ('reference' in given) {
        // Letters of a reference are worked out for the gifts of the page alone.
        expect(indexesOf(plan)).toContain('donations_by_reference_idx, alone')
        expect(indexesOf(plan)).not.toContain('donations_by_reference_idx')
        continue
      }
      // What is narrowed further is planned anew for just that.
      if ('project' in given || 'from' in given) continue
      const [kept] = await explainKept<Explained>(manager, { sql, values }, 'analyze, format json')
      expect(lookedAt(planIn(kept)), JSON.stringify(given)).toBeLessThanOrEqual(most)
    }
  }
  listening.mockRestore()
})
