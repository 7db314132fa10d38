import { describe, expect } from 'vitest'
import { transferDays } from '../../schema/payment-ways.ts'
import { test } from '../../tests/support/database.ts'
import { newId } from '../core/ids.ts'
import { UserEntity } from '../rooms/accounts/user.entity.ts'
import { faultOfPdf } from '../rooms/spending/pdf-faults.ts'
import { demoAccounts } from './accounts.ts'
import { loadDemo } from './load-demo.ts'
import { demoSpendings } from './spendings.ts'

const hash = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`)

describe('the demo', () => {
  test('is loaded once', async ({ manager }) => {
    expect(await loadDemo(manager, hash)).toBe(true)
    expect(await loadDemo(manager, hash)).toBe(false)
  })

  test('stays away from a database somebody uses', async ({ manager }) => {
    await manager.query(
      `insert into projects (id, title_ka, description_ka, goal) values ($1, 'ღობე', 'ეზოს.', 1)`,
      [newId()],
    )
    expect(await loadDemo(manager, hash)).toBe(false)
    expect(await manager.count(UserEntity)).toBe(0)
  })

  test('has raised what the story says', async ({ manager }) => {
    await loadDemo(manager, hash)
    const projects = await manager.query(`
      select title_en as title, goal::float8, raised::float8, donation_count as gifts
      from projects join project_totals on project_id = id order by id desc`)
    expect(projects).toEqual([
      { title: 'A warm winter for forty dogs in Gori', goal: 12_000, raised: 8_450, gifts: 212 },
      { title: 'A mobile clinic for Kakheti', goal: 30_000, raised: 31_200, gifts: 388 },
      { title: 'Ear tags and vaccines, spring round', goal: 9_500, raised: 4_105, gifts: 97 },
      { title: 'A fence for the Rustavi yard', goal: 3_200, raised: 1_760, gifts: 41 },
      { title: 'Lessons in ten village schools', goal: 2_400, raised: 0, gifts: 0 },
    ])
  })

  test('has gifts that went back, each with the entry that says so', async ({ manager }) => {
    await loadDemo(manager, hash)
    const wentBack = await manager.query(`
      select d.amount::float8, d.refunded::float8, e.kind, e.amount::float8 as left, e.made_at > d.received_at as later
      from donations d left join donation_entries e on e.donation_id = d.id and e.version = d.version
      where d.status = 'refunded'`)
    expect(wentBack).toEqual(
      Array.from({ length: 4 }, () => ({ amount: 0, refunded: 50, kind: 'refunded', left: 0, later: true })),
    )
  })

  test('has a gift that is promised and waited for, whenever it is loaded', async ({ manager }) => {
    await loadDemo(manager, hash)
    const waiting = await manager.query(
      `select amount::float8, donation_id, extract(day from expires_at - created_at)::int as days
       from pledges where state = 'pledged' and now() between created_at and expires_at`,
    )
    expect(waiting).toEqual([{ amount: 70, donation_id: null, days: transferDays }])
  })

  test('has spent of each project no more than had come by then', async ({ manager }) => {
    await loadDemo(manager, hash)
    const spent = await manager.query(`
      select coalesce(title_en, 'The charity') as title, sum(amount)::float8 as spent, bool_and(amount_until >= 0) as "was there"
      from (
        select s.*, p.title_en, (select sum(d.amount) from donations d where d.project_id = s.project_id and d.received_at < s.created_at)
          - sum(s.amount) over (partition by s.project_id order by s.spent_on) as amount_until
        from spendings s left join projects p on p.id = s.project_id
      ) each group by 1 order by 1`)
    expect(spent).toEqual([
      { title: 'A fence for the Rustavi yard', spent: 870, 'was there': true },
      { title: 'A mobile clinic for Kakheti', spent: 20_379.55, 'was there': true },
      { title: 'A warm winter for forty dogs in Gori', spent: 2680, 'was there': true },
      { title: 'Ear tags and vaccines, spring round', spent: 2265.5, 'was there': true },
      { title: 'The charity', spent: 81, 'was there': null },
    ])
  })

  test('has events with a limit of places, of which some are free', async ({ manager }) => {
    await loadDemo(manager, hash)
    const full = await manager.query(`
      select title_en as title, places - (select count(*)::int from event_subscribers where event_id = e.id) as free
      from events e where places is not null order by date`)
    expect(full).toEqual([
      { title: 'A walk in memory', free: 33 },
      { title: 'Open day at the Rustavi yard', free: 31 },
    ])
  })

  test('gives to projects while they take gifts', async ({ manager }) => {
    await loadDemo(manager, hash)
    const early = await manager.query(`
      select title_en, min(received_at) from donations join projects p on p.id = project_id
      where (received_at at time zone 'Asia/Tbilisi')::date not between start_date and coalesce(end_date, 'infinity')
      group by title_en`)
    expect(early).toEqual([])
  })

  test('speaks both languages everywhere', async ({ manager }) => {
    await loadDemo(manager, hash)
    const silent = await manager.query(`
      select id from projects where num_nulls(title_en, title_ka, description_en, description_ka) > 0
      union all select id from events where num_nulls(title_en, title_ka, content_en, content_ka) > 0
      union all select id from spendings where num_nulls(purpose_en, purpose_ka) > 0`)
    expect(silent).toEqual([])
  })

  test('writes to nobody real', async ({ manager }) => {
    await loadDemo(manager, hash)
    const real = await manager.query(`
      select email from (
        select email from users union all select email from donors union all select email from event_subscribers
        union all select donor_email from pledges union all select email from newsletter_subscriptions union all select email from contact_messages
      ) everybody where email !~ '@example\\.(org|com)$'`)
    expect(real).toEqual([])
  })

  test('has a receipt of all that was spent, as whoever attaches one may send it', async ({ manager }) => {
    const files = new Map<string, Buffer>()
    await loadDemo(manager, hash, async (name, bytes) => void files.set(name, bytes))
    const papers = await manager.query<{ paper: string | null }[]>('select paper from spendings')
    const found = papers.map(({ paper }) => files.get(paper ?? '') ?? Buffer.of())
    expect(found.map(faultOfPdf)).toEqual(demoSpendings.map(() => null))
    for (const { amount } of demoSpendings)
      expect(found.some((file) => file.includes(`GEL ${amount.toFixed(2)}`))).toBe(true)
  })

  test('has the accounts it announces, marked as a demo', async ({ manager }) => {
    await loadDemo(manager, hash)
    const users = await manager.find(UserEntity, { order: { username: 'asc' } })
    expect(users.map(({ username, role, isDemo }) => ({ username, role, isDemo }))).toEqual([
      { username: 'admin', role: 'admin', isDemo: true },
      { username: 'visitor', role: 'user', isDemo: true },
    ])
    expect(users.map(({ passwordHash }) => passwordHash)).toEqual(
      demoAccounts.map(({ password }) => `hash of ${password}`),
    )
  })

  test('is the same for everybody', async ({ manager }) => {
    const fingerprint = async () => {
      await loadDemo(manager, hash)
      return manager.query(`
        select md5(string_agg((to_jsonb(d) - 'person_id')::text, ',' order by id)) as gifts, min(id::text) as first, max(id::text) as last
        from donations d`)
    }
    const once = await fingerprint()
    await manager.query(
      `truncate users, donors, projects, events, newsletter_subscriptions, newsletter_issues, contact_messages
       cascade`,
    )
    expect(await fingerprint()).toEqual(once)
  })
})
