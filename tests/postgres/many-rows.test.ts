import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { tbcFile } from '../support/bank-files.ts'
import { type Import, importOf, write } from '../support/bank-imports.ts'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

/** How many rows of a table this transaction has looked at. */
const lookedAt = async (manager: EntityManager, table: string): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = $1`,
    [table],
  )
  return row?.rows ?? 0
}

/** The first change of a session, whose plan is kept for those of many rows. */
const changeOne = (manager: EntityManager, table: string) =>
  manager.query(`update ${table} set locale = 'ka' where id = (select id from ${table} order by id limit 1)`)

// A statement that compares each row with each other one is ended by its time limit, many times over.
describe('many rows at once', () => {
  const gifts = 300

  test('are undone with a look or a few at each gift', { timeout: 60_000 }, async ({ asAdmin, manager }) => {
    const csv = tbcFile(
      Array.from({ length: gifts }, (_, index) => ({
        day: '2026-02-28',
        amount: 10 + index,
        payer: `Giver ${index}`,
        purpose: 'Gift',
        reference: `TBC ${index}`,
      })),
    )
    const project = await addProject(manager)
    const { status, body } = await write(asAdmin, project, await importOf(asAdmin, csv))
    expect([status, body]).toEqual([201, expect.objectContaining({ gifts })])
    const before = await lookedAt(manager, 'donations')
    const undone = await asAdmin.post<Import>(`/api/donation-imports/${body.id}/voids`, { reason: 'Twice.' })
    expect(undone.body).toMatchObject({ gifts, counting: 0 })
    expect((await lookedAt(manager, 'donations')) - before).toBeLessThan(50 * gifts)
  })

  test('are imported with some looks at each giver, though few had given as the session began', {
    timeout: 60_000,
  }, async ({ asAdmin, manager }) => {
    const project = await addProject(manager)
    const importMany = async (name: string, count: number): Promise<void> => {
      const rows = Array.from({ length: count }, (_, index) => ({
        day: '2026-02-28',
        amount: 10 + index,
        payer: `${name} ${index}`,
        purpose: 'Gift',
        reference: `${name} ${index}`,
      }))
      const { body } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(rows)))
      expect(body).toMatchObject({ gifts: count })
    }
    // Known to be as small as they are; the tables that this is known of go with the transaction.
    await manager.query('truncate people, donors, donations cascade')
    await manager.query('analyze people, donors, donations')
    await importMany('Few', 3)
    const before = await lookedAt(manager, 'people')
    await importMany('Many', 2 * gifts)
    expect((await lookedAt(manager, 'people')) - before).toBeLessThan(2 * gifts * 500)
  })

  test('leave a trail within the time of a statement', { timeout: 60_000 }, async ({ manager }) => {
    const readers = 2500
    await manager.query(
      `insert into newsletter_subscriptions (id, email, email_key, locale)
       select gen_random_uuid(), n || '@example.org', n || '@example.org', 'en' from generate_series(1, $1::int) n`,
      [readers],
    )
    await manager.query(`select set_config('application_name', 'psql', true)`)
    await changeOne(manager, 'newsletter_subscriptions')
    await manager.query(`update newsletter_subscriptions set locale = 'ka'`)
    const [left] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from trail t join trail_values v on v.entry_id = t.id
       where t.action = 'change' and v.before = '{"locale": "en"}' and v.after = '{"locale": "ka"}'`,
    )
    expect(left).toEqual({ count: readers })
  })

  test('of people are described anew within it', { timeout: 60_000 }, async ({ manager }) => {
    const givers = 15_000
    await manager.query(
      `insert into people (id, fingerprint, name, locale, words, sound, root_id)
       select id, id::text::bytea, 'Giver', 'en', '', '', id
       from (select gen_random_uuid() as id from generate_series(1, $1::int)) someone`,
      [givers],
    )
    await changeOne(manager, 'people')
    await manager.query(`update people set locale = 'ka'`)
    expect(await manager.query(`select count(*)::integer from people where locale = 'ka'`)).toEqual([
      { count: givers },
    ])
  })
})
