import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { askedBy } from '../core/asker.ts'
import { newId } from '../core/ids.ts'

/** Tables that no person writes, and why each of them is none. */
const notByPeople: Record<string, string> = {
  migrations: 'which migrations have run',
  trail: 'the trail itself',
  trail_values: 'the trail itself',
  trail_origins: 'the trail itself',
  counted_acts: 'how often strangers sent something',
  counted_requests: 'how often somebody asked for something',
  content_revisions: 'marks that triggers make',
  contributors: 'totals',
  donation_entries:
    'the history of gifts, which says itself who did what and why; the gifts it changes are trailed',
  email_changes: 'links by which an address is changed; that it is another then is trailed',
  event_mailings: 'how far letters about an event have come by themselves; its change is trailed',
  email_verifications: 'links by which an address is confirmed; that it is then is trailed',
  idempotency_keys: 'requests that were answered, for a day',
  imported_donations: 'which gifts an import has made; both are trailed',
  pledged_gifts: 'which gifts a pledge became; both are trailed',
  imports: 'what came of an import; the records it has written are trailed',
  known_addresses: 'where somebody has signed in before',
  letters: 'what the gateway sends by itself, and what became of it',
  letter_pace: 'when the gateway sends the next of many by itself',
  list_counts: 'how long lists are',
  login_attempts: 'counted sign-ins',
  newsletter_progress: 'how far an issue has come by itself; that somebody sends it is trailed',
  new_places: 'sign-ins that somebody is told of by letter',
  open_donors: 'totals',
  open_people: 'totals',
  open_project_donors: 'totals',
  open_years: 'totals',
  password_resets: 'links for whoever has forgotten a password; that it is another then is trailed',
  outdated_receipts: 'marks that triggers make',
  people: 'found by triggers; that two are one is trailed',
  person_years: 'totals',
  project_days: 'totals',
  project_donors: 'totals',
  project_months: 'totals',
  project_refunds: 'totals',
  kept_promises: 'totals',
  project_totals: 'totals',
  recovery_codes: 'made with a second factor, which is trailed, and spent by signing in',
  provider_answers: 'what those who take payments have answered last',
  receipt_numbers: 'how many receipts a year has, each of which leaves an entry',
  removed_rows: 'who was taken off a list, for a day; the list is trailed',
  saved_views: 'what somebody has lists show, which nobody else sees',
  unkept_pictures: 'files that are to go; the pictures are trailed',
  unkept_papers: 'files that are to go; what was spent is trailed',
  spending_entries: 'the history of spending, which says itself who did what; the spending is trailed',
  spending_months: 'totals',
  sessions: 'opened by signing in, and changed by being used; that somebody ends one is trailed',
}

const asker = {
  actor: newId(),
  session: newId(),
  address: '192.0.2.7',
  device: 'Firefox',
  operation: 'writeLetter',
}

/** From where somebody writes is told of who is there. */
const addAsker = (manager: EntityManager) =>
  manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
     values ($1, 'Eka', 'Lomidze', 'eka@example.org', 'eka@example.org', 'eka', 'eka', 'hash', 'ka')`,
    [asker.actor],
  )

const letter = `insert into contact_messages (id, name, email, message, locale)
  values ('${newId()}', 'Ana', 'ana@example.org', 'Hello', 'en')`

const entries = (manager: EntityManager) =>
  manager.query<Record<string, unknown>[]>(
    `select t.*, o.address, o.device, v.before, v.after, v.erased_at
     from trail t join trail_values v on v.entry_id = t.id left join trail_origins o on o.id = t.origin_id order by t.id`,
  )

/** Whoever comes by a program of their own. */
const by = (manager: EntityManager, program: string) =>
  manager.query(`select set_config('application_name', $1, true)`, [program])

describe('the trail', () => {
  test('is left by every table that people write', async ({ manager }) => {
    const tables = await manager.query<{ name: string; events: string[] | null }[]>(`
      select c.relname as name, array_agg(distinct split_part(t.tgname, '_trail_', 2)) filter (where t.tgname is not null) as events
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'keep_trail'::regproc
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by 1`)
    const all = ['delete', 'insert', 'truncate', 'update']
    const forgotten = tables.filter(
      ({ name, events }) => !(name in notByPeople) && String(events?.sort()) !== String(all),
    )
    expect(forgotten).toEqual([])
    const names = new Set(tables.map(({ name }) => name))
    expect(Object.keys(notByPeople).filter((name) => !names.has(name))).toEqual([])
  })

  test('tells who wrote what, from where and what for', async ({ manager }) => {
    await addAsker(manager)
    await askedBy(asker, () => manager.query(letter))
    expect(await entries(manager)).toMatchObject([
      {
        actor_id: asker.actor,
        session_id: asker.session,
        program: null,
        address: '192.0.2.7',
        device: 'Firefox',
        operation: 'writeLetter',
        of_table: 'contact_messages',
        action: 'create',
        before: null,
        after: { name: 'Ana', email: 'ana@example.org', message: 'Hello', locale: 'en' },
      },
    ])
  })

  test('tells of a statement that is sent alone as of one in a transaction', async ({ dataSource }) => {
    const { manager } = dataSource
    try {
      await askedBy(asker, () => manager.query(letter))
      const [entry] = await manager.query('select record_id from trail where actor_id = $1', [asker.actor])
      expect(entry).toBeDefined()
    } finally {
      await manager.query('delete from contact_messages')
      for (const table of ['trail_values', 'trail', 'trail_origins']) {
        await manager.query(`alter table ${table} disable trigger user`)
        await manager.query(`delete from ${table}`)
        await manager.query(`alter table ${table} enable trigger user`)
      }
    }
  })

  test('tells of nobody what was written after somebody else', async ({ manager }) => {
    await askedBy(asker, () => manager.query(letter))
    await manager.query(letter.replace(/'[0-9a-f-]{36}'/, `'${newId()}'`))
    expect(await entries(manager)).toHaveLength(1)
  })

  test('knows again who asked once a part of a transaction was taken back', async ({ manager }) => {
    const another = { ...asker, actor: newId() }
    const refused = manager.transaction(async (part) => {
      await askedBy(another, () => part.query(letter))
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await askedBy(another, () => manager.query(letter))
    expect(await entries(manager)).toMatchObject([{ actor_id: another.actor }])
  })

  test('tells of a change what it changed, before and after, and of none nothing', async ({ manager }) => {
    await manager.query(letter)
    await askedBy(asker, () => manager.query(`update contact_messages set name = 'Nana', email = email`))
    await askedBy(asker, () => manager.query(`update contact_messages set name = 'Nana'`))
    expect(await entries(manager)).toMatchObject([
      { action: 'change', columns: ['name'], before: { name: 'Ana' }, after: { name: 'Nana' } },
    ])
  })

  test('calls things what they are for people', async ({ manager }) => {
    const event = `insert into events (id, title_en, content_en, published_at) values ('${newId()}', 'Walk', 'Text', null)`
    await askedBy(asker, async () => {
      await manager.query(event)
      await manager.query('update events set published_at = now()')
      await manager.query('update events set archived_at = now()')
      await manager.query('update events set deleted_at = now()')
      await manager.query('update events set deleted_at = null')
      await manager.query('delete from events')
    })
    const told = await entries(manager)
    expect(told.map(({ action }) => action)).toEqual([
      'create',
      'publish',
      'archive',
      'delete',
      'restore',
      'destroy',
    ])
    expect(told.at(-1)).toMatchObject({ before: { title_en: 'Walk' }, after: null })
  })

  test('tells which program wrote for nobody who is signed in', async ({ manager }) => {
    await by(manager, 'psql')
    await manager.query(letter)
    await manager.query('truncate newsletter_subscriptions')
    const told = await manager.query('select actor_id, program, action from trail order by id')
    expect(told).toMatchObject([
      { actor_id: null, program: expect.stringMatching(/^psql \(.+\)$/), action: 'create' },
      { action: 'destroy' },
    ])
  })

  test('tells of a record whose key is another one, as of one that is gone and one that is new', async ({
    manager,
  }) => {
    await manager.query(`insert into events (id, title_en, content_en) values ('${newId()}', 'Walk', 'Text')`)
    await by(manager, 'psql')
    await manager.query(`update events set id = gen_random_uuid(), title_en = 'Another walk'`)
    const [{ id }] = await manager.query('select id from events')
    expect(await entries(manager)).toMatchObject([
      { action: 'destroy', before: { title_en: 'Walk' }, after: null },
      { action: 'create', record_id: id, before: null, after: { title_en: 'Another walk' } },
    ])
  })

  test('keeps the order of what was written at one moment', async ({ manager }) => {
    const written = await manager.query<{ id: string }[]>(
      `select new_trail_id(timestamptz '2026-11-29 01:37:30.034') as id from generate_series(1, 200)`,
    )
    const ids = written.map(({ id }) => id)
    expect(new Set(ids).size).toBe(200)
    expect(ids.toSorted()).toEqual(ids)
    expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
      true,
    )
  })

  test('tells nothing of what visitors write, nor of what the gateway does by itself', async ({
    manager,
  }) => {
    await manager.query(letter)
    await manager.query(`update contact_messages set name = 'Nana'`)
    expect(await entries(manager)).toEqual([])
  })

  test('holds no secret', async ({ manager }) => {
    await by(manager, 'psql')
    await manager.query(`insert into users
      (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
      values ('${newId()}', 'Ana', 'B', 'a@b.ge', 'a@b.ge', 'ana', 'ana', 'the old secret', 'en')`)
    await manager.query(`update users set password_hash = 'the new secret'`)
    const told = await entries(manager)
    expect(told).toMatchObject([{}, { columns: ['password_hash'], before: {}, after: {} }])
    expect(JSON.stringify(told)).not.toContain('secret')
  })

  test('is never changed, by no statement', async ({ manager }) => {
    await addAsker(manager)
    await askedBy(asker, () => manager.query(letter))
    for (const statement of [
      `update trail set actor_id = null, program = 'nobody'`,
      'delete from trail',
      'truncate trail cascade',
      `update trail_values set after = '{}'`,
      'delete from trail_values',
      'truncate trail_values',
      `update trail_origins set address = '198.51.100.1'`,
      'update trail_origins set address = null, device = null',
      'delete from trail_origins',
      'truncate trail_origins',
    ]) {
      const tried = manager.transaction((part) => part.query(statement))
      await expect(tried, statement).rejects.toMatchObject({ driverError: { code: '23001' } })
    }
    expect(await entries(manager)).toHaveLength(1)
  })

  test('loses a person by erasing, and says that it has', async ({ manager }) => {
    await askedBy(asker, () => manager.query(letter))
    const [{ record_id }] = await manager.query('select record_id from trail')
    await manager.query(`select erase_trail('contact_messages', array[$1], '{name,email}')`, [record_id])
    expect(await entries(manager)).toMatchObject([
      { after: { message: 'Hello' }, erased_at: expect.any(Date) },
    ])
    await manager.query(`select erase_trail('contact_messages', array[$1])`, [record_id])
    const told = await entries(manager)
    expect(told).toMatchObject([{ actor_id: asker.actor, record_id, after: null }])
    expect(JSON.stringify(told)).not.toContain('Ana')
  })

  test('says from where somebody writes once for all of it', async ({ manager }) => {
    await addAsker(manager)
    await askedBy(asker, async () => {
      await manager.query(letter)
      await manager.query(`update contact_messages set name = 'Nana'`)
    })
    await askedBy({ ...asker, address: '192.0.2.8' }, () => manager.query('delete from contact_messages'))
    const told = await entries(manager)
    expect(told.map(({ address }) => address)).toEqual(['192.0.2.7', '192.0.2.7', '192.0.2.8'])
    expect(await manager.query('select from trail_origins')).toHaveLength(2)
    await manager.query('select erase_actors(array[$1]::uuid[])', [asker.actor])
    expect(await entries(manager)).toMatchObject(
      [1, 2, 3].map(() => ({ actor_id: asker.actor, address: null, device: null })),
    )
  })

  test('is not rewritten by whoever only calls it erasing', async ({ manager }) => {
    await addAsker(manager)
    await askedBy(asker, () => manager.query(letter))
    const stood = await entries(manager)
    const namesakes: [name: string, statement: string][] = [
      [
        'erase_trail(text, text[], text[])',
        `update trail_values set after = after || '{"name": "Nobody"}', erased_at = now()`,
      ],
      [
        'erase_trail(text, text[], text[])',
        `update trail_values set after = '{"name": "Nobody"}', erased_at = now()`,
      ],
      ['erase_trail(text, text[], text[])', `update trail_values set before = '{}', erased_at = now()`],
      ['erase_trail(text, text[], text[])', `update trail_values set after = null`],
      [
        'erase_trail_words(text, text)',
        `update trail_values set entry_id = gen_random_uuid(), erased_at = now()`,
      ],
      ['erase_trail_words(text, text)', 'delete from trail_values'],
      ['erase_actors(uuid[])', `update trail_origins set address = '198.51.100.1', device = null`],
      [
        'erase_actors(uuid[])',
        `update trail_origins set actor_id = gen_random_uuid(), address = null, device = null`,
      ],
      ['erase_actors(uuid[])', `update trail set actor_id = gen_random_uuid()`],
    ]
    for (const [name, statement] of namesakes) {
      const tried = manager.transaction(async (part) => {
        await part.query(
          `create function pg_temp.${name} returns void language plpgsql as $f$ begin ${statement}; end $f$`,
        )
        const given = name
          .replace(/^.*\(|\)$/g, '')
          .split(', ')
          .map((type) => `null::${type}`)
        await part.query(`select pg_temp.${name.replace(/\(.*/, '')}(${given})`)
      })
      await expect(tried, statement).rejects.toMatchObject({ driverError: { code: '23001' } })
    }
    expect(await entries(manager)).toEqual(stood)
  })

  test('keeps nothing of a person who is deleted for good, whoever deletes them', async ({ manager }) => {
    await askedBy(asker, () => manager.query(letter))
    await manager.query('delete from contact_messages')
    expect(JSON.stringify(await entries(manager))).not.toContain('ana@example.org')
    await askedBy(asker, () => manager.query(letter))
    await askedBy(asker, () => manager.query('delete from contact_messages'))
    const told = await entries(manager)
    expect(told.at(-1)).toMatchObject({ action: 'destroy', before: null, after: null })
    expect(JSON.stringify(told)).not.toContain('ana@example.org')
  })
})
