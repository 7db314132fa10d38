import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { test } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'

/** So many that to look up a few of them is quick, and so few that PostgreSQL would rather read them all at once. */
const donors = 2000

/** As it is done once a statement has been sent a few times: for any values. */
const keptPlan = async (manager: EntityManager, sql: string, parameters: number): Promise<string> => {
  await manager.query('set local plan_cache_mode = force_generic_plan')
  await manager.query(`prepare kept as ${sql}`)
  const anything = Array.from({ length: parameters }, () => 'null').join(', ')
  const rows = await manager.query<Record<string, string>[]>(`explain execute kept(${anything})`)
  await manager.query('deallocate kept')
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('the donors of a page of projects are looked up, and not read whole for each of these', async ({
  asAdmin,
  manager,
}) => {
  await projectOf(asAdmin)
  for (let from = 1; from <= donors; from += 500) {
    await manager.query(
      `insert into donors (id, name, locale)
       select gen_random_uuid(), 'Donor ' || n, 'en' from generate_series($1::int, $2::int) n`,
      [from, from + 499],
    )
  }
  await manager.query(
    `insert into donations (id, project_id, donor_id, amount, status, received_at, locale)
     select gen_random_uuid(), p.id, o.id, 5, 'confirmed', now(), 'en' from projects p, (select id from donors limit 1000) o`,
  )
  await manager.query('analyze')

  const sent: { sql: string; values: readonly unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  await asAdmin.graphql(
    '{ projects(first: 100) { nodes { donations(first: 8) { nodes { donor { name } recordedDonor { email } } } } } }',
  )
  listening.mockRestore()

  const gifts = sent.filter(({ sql }) => sql.includes('from donations'))
  expect(gifts).toHaveLength(1)
  for (const { sql, values } of gifts) {
    expect(await keptPlan(manager, sql, values.length)).toMatch(/Index Scan using donors_pkey/)
  }
})
