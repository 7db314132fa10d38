import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { addProject, enter, give } from '../../tests/support/ledger.ts'
import { createRandom } from '../demo/pseudo-random.ts'

interface Count {
  list: string
  part: string
  count: number
  given: number
}

/** What is kept of each part of a list that has anything. */
const kept = (manager: EntityManager): Promise<Count[]> =>
  manager.query<Count[]>(`
    select list, part, sum(count)::int as count, sum(given)::float8 as given from list_counts
    group by 1, 2 having (sum(count), sum(given)) <> (0, 0) order by 1, 2`)

const counted = (manager: EntityManager): Promise<Count[]> =>
  manager.query<Count[]>(`
    select list, part, sum(weight)::int as count, sum(given)::float8 as given from (
      select 'projects' as list, '' as part, 1 as weight, 0 as given from projects where deleted_at is null
      union all select 'events', '', 1, 0 from events where deleted_at is null
      union all select 'contact_messages', locale, 1, 0 from contact_messages where deleted_at is null
      union all select 'newsletter_subscriptions', locale || ' ' || coalesce(source, 'unknown'), 1, 0 from newsletter_subscriptions
      union all select 'event_subscribers', event_id::text, 1, 0 from event_subscribers
      union all select 'person_years', year::text, 1, given from person_years where donation_count > 0
      union all select 'open_years', year::text, 1, given from open_years where donation_count > 0
      union all select 'open_project_donors', project_id::text, 1, donation_count from open_project_donors
        where donation_count > 0
      union all select 'pictures', '', 1, 0 from pictures where deleted_at is null
      union all select 'project_months', extract(year from month)::int::text, donation_count, raised from project_months
        where donation_count > 0
    ) rows group by 1, 2 order by 1, 2`)

const some = (table: string) => `(select id from ${table} order by md5(id::text || $1) limit 1)`

/** What people do to lists, each to any row there is. */
const changes: readonly string[] = [
  `insert into contact_messages (id, name, email, message, locale)
   select gen_random_uuid(), 'Nino', 'nino@example.org', $1, l from unnest(array['en', 'ka', 'ka']) l`,
  `update contact_messages set deleted_at = now() where id = ${some('contact_messages')}`,
  `update contact_messages set deleted_at = null where id = ${some('contact_messages')}`,
  `delete from contact_messages where id = ${some('contact_messages')}`,
  `insert into newsletter_subscriptions (id, email, email_key, locale, source)
   values (gen_random_uuid(), $1, right($1, 1), 'ka', case when $1 ~ '[02468]$' then 'dashboard' end)
   on conflict (email_key) do update set email_key = excluded.email_key`,
  `delete from newsletter_subscriptions where id = ${some('newsletter_subscriptions')}`,
  `insert into events (id, title_en, content_en) values (gen_random_uuid(), $1, 'Noon.')`,
  `update events set deleted_at = case when deleted_at is null then now() end where id = ${some('events')}`,
  `insert into event_subscribers (id, event_id, name, email, email_key, locale)
   select gen_random_uuid(), id, 'Nino', $1, right($1, 1), 'ka' from events
   on conflict (event_id, email_key) do update set email_key = excluded.email_key`,
  `delete from event_subscribers where id = ${some('event_subscribers')}`,
  `delete from events where id = ${some('events')}`,
  `insert into pictures (id, address, name) values (gen_random_uuid(), '/uploads/' || md5($1) || '-8x8.webp', $1)`,
  `update pictures set deleted_at = case when deleted_at is null then now() end where id = ${some('pictures')}`,
]

test('lists are counted as their rows are written, whatever is done to them', async ({ manager }) => {
  const random = createRandom(7)
  const projectId = await addProject(manager)
  for (let step = 0; step < 200; step++) {
    await manager.query(changes[random.below(changes.length)] ?? '', [String(step)])
    if (step % 10 === 0) {
      await manager.query(
        `insert into donors (id, name, locale) values (gen_random_uuid(), 'Donor ' || $1, 'ka')`,
        [step % 70],
      )
      const [donor] = await manager.query<{ id: string }[]>(
        'select id from donors order by md5(id::text) limit 1',
      )
      const gift = { status: 'confirmed', amount: step + 1, donorId: donor?.id ?? null } as const
      await give(manager, projectId, { ...gift, anonymous: step % 20 === 0 })
      await enter(manager, 'voided', { status: `'voided'` }, 'amount % 3 = 1')
    }
    if (step % 40 === 0) expect(await kept(manager)).toEqual(await counted(manager))
  }
  expect(await kept(manager)).toEqual(await counted(manager))
})

test('what was written past the triggers is counted again', async ({ manager }) => {
  await manager.query(changes[0] ?? '', ['Hello'])
  await manager.query(changes[6] ?? '', ['Walk'])
  await manager.query(changes[11] ?? '', ['dog'])
  await give(manager, await addProject(manager), { status: 'confirmed', amount: 30 })
  expect(await manager.query('select rebuild_list_counts() as corrected')).toEqual([{ corrected: 0 }])
  await manager.query(`update list_counts set count = count + 3 where list = 'contact_messages'`)
  await manager.query(`delete from list_counts where list = 'events'`)
  expect(await manager.query('select rebuild_list_counts() as corrected')).toEqual([{ corrected: 3 }])
  expect(await kept(manager)).toEqual(await counted(manager))
})

test('of an event that is destroyed no count is left', async ({ manager }) => {
  await manager.query(changes[6] ?? '', ['Walk'])
  await manager.query(changes[8] ?? '', ['nino@example.org'])
  await manager.query('delete from events')
  expect(await manager.query(`select from list_counts where list = 'event_subscribers'`)).toEqual([])
})
