import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { signUpOf } from '../support/accounts.ts'
import { test } from '../support/gateway.ts'
import { addProject } from '../support/ledger.ts'

const many = 2000

/** Everything of which somebody of the team says that they did it, as years leave it. */
const work = async (manager: EntityManager, by: string, project: string): Promise<void> => {
  const asker = { actor: by, session: newId(), address: '203.0.113.77', device: 'an old telephone' }
  await manager.query(`select set_config('trail.asker', $1, true)`, [JSON.stringify(asker)])
  for (const sql of [
    `insert into donations (id, project_id, anonymous, amount, status, received_at, locale, recorded_by)
     select gen_random_uuid(), '${project}', true, 5, 'confirmed', now(), 'ka', '${by}' from generate_series(1, ${many})`,
    `insert into donation_entries (id, donation_id, version, kind, corrects, reason, made_by, project_id, anonymous, amount,
       refunded, status, received_at)
     select gen_random_uuid(), id, 2, 'corrected', 1, 'It was more.', '${by}', project_id, anonymous, 7, 0, status, received_at
     from donations`,
    `insert into contact_messages (id, name, email, message, locale, state, taken_by)
     select gen_random_uuid(), 'Ana', n || '@example.org', 'Hello', 'en', 'closed', '${by}' from generate_series(1, ${many}) n`,
    `insert into message_notes (id, message_id, text, written_by)
     select gen_random_uuid(), id, 'Answered.', '${by}' from contact_messages`,
  ]) {
    await manager.query(sql)
  }
  await manager.query(`select set_config('trail.asker', '', true)`)
}

/** Rows of each table that this transaction has written to since. */
const writtenTo = async (manager: EntityManager): Promise<Map<string, number>> => {
  const rows = await manager.query<{ table: string; written: number }[]>(
    `select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::int as written from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ table, written }) => [table, written]))
}

describe(`a colleague who has done ${many} things of each kind`, () => {
  test('is erased without a look at any of them, and stays nobody’s name on each', {
    timeout: 120_000,
  }, async ({ asAdmin, services, manager }) => {
    const { id, email } = await services.accounts.createAdmin(signUpOf('luka'), 'en')
    await work(manager, id, await addProject(manager))
    await services.accounts.changeRole('luka', 'user')
    const earlier = await writtenTo(manager)
    const erased = await asAdmin.post('/api/personal-data/erasure', { email, confirmEmail: email })
    expect(erased.status).toBe(200)
    const written = [...(await writtenTo(manager))].map(([table, count]) => count - (earlier.get(table) ?? 0))
    expect(written.reduce((sum, count) => sum + count, 0)).toBeLessThan(100)
    expect(await manager.query('select from users where id = $1', [id])).toEqual([])
    expect(
      await manager.query('select distinct address, device from trail_origins where actor_id = $1', [id]),
    ).toEqual([{ address: null, device: null }])
    const [gift] = await manager.query<{ id: string }[]>('select id from donations limit 1')
    const { body } = await asAdmin.get<{ entries: object[] }>(`/api/donations/${gift?.id}`)
    expect(body.entries).toMatchObject([{ madeBy: null }, { madeBy: null }])
    const { body: messages } = await asAdmin.get<object[]>('/api/contacts?limit=1')
    expect(messages).toMatchObject([{ takenBy: null, takenById: null }])
    expect((await asAdmin.get('/api/trail?limit=1000')).status).toBe(200)
  })
})
