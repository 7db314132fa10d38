import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { newId } from '../core/ids.ts'

type Row = Record<string, unknown>

const [user, donor, project, donation, entry, event, subscriber] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
]
const email = 'nino@example.org'
const stored = { id: newId(), email, email_key: email, locale: 'ka' }

/** One row of each table that every rule allows. */
const accepted = {
  users: {
    ...stored,
    id: user,
    first_name: 'ნინო',
    last_name: 'ლომიძე',
    username: 'nino',
    username_key: 'nino',
    password_hash: 'hash',
  },
  login_attempts: { key: 'a fingerprint', attempts: [new Date(0)], expires_at: new Date(0) },
  known_addresses: { user_id: user, hash: 'a hash', expires_at: new Date(0) },
  ended_tokens: { hash: 'a hash', expires_at: new Date(0) },
  donors: { ...stored, id: donor, name: 'ნინო ლომიძე' },
  projects: { id: project, title_ka: 'ღობე', description_ka: 'ეზოს ღობე სჭირდება.', goal: 3200 },
  donations: {
    id: donation,
    project_id: project,
    donor_id: donor,
    amount: 50,
    received_at: new Date(0),
    locale: 'ka',
  },
  donation_entries: {
    id: entry,
    donation_id: donation,
    version: 2,
    kind: 'corrected',
    corrects: 1,
    reason: 'The bank statement says 50.',
    project_id: project,
    donor_id: donor,
    anonymous: false,
    amount: 50,
    refunded: 0,
    status: 'pending',
    received_at: new Date(0),
  },
  idempotency_keys: {
    record_id: donation,
    user_id: user,
    operation: 'recordDonation',
    key: 'a key',
    fingerprint: 'a hash',
  },
  events: { id: event, title_en: 'A walk', content_en: 'Around the lake.' },
  event_subscribers: { ...stored, id: subscriber, event_id: event, name: 'ნინო' },
  newsletter_subscriptions: { ...stored },
  contact_messages: { id: newId(), name: 'ნინო', email, message: 'გამარჯობა!', locale: 'ka' },
} satisfies Record<string, Row>

type Table = keyof typeof accepted

const insert = async (manager: EntityManager, table: string, row: Row): Promise<void> => {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await manager.query(`insert into ${table} (${names}) values (${places})`, Object.values(row))
}

const fill = async (manager: EntityManager): Promise<void> => {
  for (const [table, row] of Object.entries(accepted)) await insert(manager, table, row)
}

const long = (length: number): string => 'ღ'.repeat(length)
const twin = { id: newId() }
const nextEntry = { ...twin, version: 3 }

/** What is changed of the accepted row, and the rule that must speak up. */
const refused: readonly [constraint: string, table: Table, change: Row][] = [
  ['users_pkey', 'users', {}],
  ['users_email_key', 'users', { ...twin, username_key: 'levan' }],
  ['users_username_key', 'users', { ...twin, email_key: 'levan@example.org' }],
  ['users_first_name_check', 'users', { ...twin, first_name: '' }],
  ['users_last_name_check', 'users', { ...twin, last_name: long(101) }],
  ['users_email_check', 'users', { ...twin, email: long(255) }],
  ['users_username_check', 'users', { ...twin, username: 'ni' }],
  ['users_account_type_check', 'users', { ...twin, account_type: 'charity' }],
  ['users_role_check', 'users', { ...twin, role: 'owner' }],
  ['users_locale_check', 'users', { ...twin, locale: 'de' }],
  ['login_attempts_pkey', 'login_attempts', {}],
  ['known_addresses_pkey', 'known_addresses', {}],
  ['known_addresses_user_id_fkey', 'known_addresses', { user_id: newId() }],
  ['ended_tokens_pkey', 'ended_tokens', {}],
  ['donors_pkey', 'donors', { name: 'ლევან' }],
  ['donors_email_key_name_key', 'donors', twin],
  ['donors_name_check', 'donors', { ...twin, name: '' }],
  ['donors_given_check', 'donors', { ...twin, name: null, email: null, email_key: null }],
  ['donors_email_check', 'donors', { ...twin, email: '' }],
  ['donors_email_key_check', 'donors', { ...twin, email_key: null }],
  ['donors_locale_check', 'donors', { ...twin, locale: 'KA' }],
  ['projects_pkey', 'projects', {}],
  ['projects_title_check', 'projects', { ...twin, title_ka: null }],
  ['projects_title_en_check', 'projects', { ...twin, title_en: '' }],
  ['projects_title_ka_check', 'projects', { ...twin, title_ka: long(201) }],
  ['projects_description_check', 'projects', { ...twin, description_ka: null }],
  ['projects_description_en_check', 'projects', { ...twin, description_en: '' }],
  ['projects_description_ka_check', 'projects', { ...twin, description_ka: long(20_001) }],
  ['projects_goal_check', 'projects', { ...twin, goal: 0 }],
  ['projects_goal_check', 'projects', { ...twin, goal: 1_000_000_000.01 }],
  ['projects_dates_check', 'projects', { ...twin, start_date: '2027-01-02', end_date: '2027-01-01' }],
  ['projects_image_url_check', 'projects', { ...twin, image_url: long(2049) }],
  ['projects_youtube_url_check', 'projects', { ...twin, youtube_url: long(501) }],
  ['donations_pkey', 'donations', {}],
  ['donations_project_id_fkey', 'donations', { ...twin, project_id: newId() }],
  ['donations_donor_id_fkey', 'donations', { ...twin, donor_id: newId() }],
  ['donations_recorded_by_fkey', 'donations', { ...twin, recorded_by: newId() }],
  ['donations_donor_check', 'donations', { ...twin, donor_id: null }],
  ['donations_amount_check', 'donations', { ...twin, amount: 0.001 }],
  ['donations_amount_check', 'donations', { ...twin, amount: 10_000_000.01 }],
  ['donations_status_check', 'donations', { ...twin, status: 'lost' }],
  ['donations_method_check', 'donations', { ...twin, method: 'barter' }],
  ['donations_reference_check', 'donations', { ...twin, reference: '' }],
  ['donations_reference_check', 'donations', { ...twin, reference: 'r'.repeat(101) }],
  ['donations_refunded_check', 'donations', { ...twin, refunded: -0.01 }],
  ['donations_version_check', 'donations', { ...twin, version: 0 }],
  ['donation_entries_pkey', 'donation_entries', { version: 3 }],
  ['donation_entries_donation_id_fkey', 'donation_entries', { ...nextEntry, donation_id: newId() }],
  ['donation_entries_kind_check', 'donation_entries', { ...nextEntry, kind: 'forgotten' }],
  ['donation_entries_first_check', 'donation_entries', { ...nextEntry, kind: 'recorded' }],
  ['donation_entries_corrects_check', 'donation_entries', { ...nextEntry, corrects: null }],
  ['donation_entries_corrects_check', 'donation_entries', { ...nextEntry, corrects: 3 }],
  ['donation_entries_corrects_check', 'donation_entries', { ...nextEntry, corrects: 0 }],
  ['donation_entries_explained_check', 'donation_entries', { ...nextEntry, reason: null }],
  ['donation_entries_reason_check', 'donation_entries', { ...nextEntry, reason: '' }],
  ['donation_entries_reason_check', 'donation_entries', { ...nextEntry, reason: 'r'.repeat(501) }],
  ['donation_entries_made_by_fkey', 'donation_entries', { ...nextEntry, made_by: newId() }],
  ['donation_entries_project_id_fkey', 'donation_entries', { ...nextEntry, project_id: newId() }],
  ['donation_entries_donor_id_fkey', 'donation_entries', { ...nextEntry, donor_id: newId() }],
  ['donations_locale_check', 'donations', { ...twin, locale: '' }],
  ['idempotency_keys_pkey', 'idempotency_keys', { key: 'other' }],
  ['idempotency_keys_key', 'idempotency_keys', { record_id: newId() }],
  ['idempotency_keys_key_check', 'idempotency_keys', { record_id: newId(), key: '' }],
  ['idempotency_keys_user_id_fkey', 'idempotency_keys', { record_id: newId(), user_id: newId() }],
  ['events_pkey', 'events', {}],
  ['events_title_check', 'events', { ...twin, title_en: null }],
  ['events_title_en_check', 'events', { ...twin, title_en: long(201) }],
  ['events_title_ka_check', 'events', { ...twin, title_ka: '' }],
  ['events_content_check', 'events', { ...twin, content_en: null }],
  ['events_content_en_check', 'events', { ...twin, content_en: long(20_001) }],
  ['events_content_ka_check', 'events', { ...twin, content_ka: '' }],
  ['event_subscribers_pkey', 'event_subscribers', { email_key: 'levan@example.org' }],
  ['event_subscribers_event_id_fkey', 'event_subscribers', { ...twin, event_id: newId() }],
  ['event_subscribers_event_id_email_key', 'event_subscribers', twin],
  ['event_subscribers_name_check', 'event_subscribers', { ...twin, name: '' }],
  ['event_subscribers_email_check', 'event_subscribers', { ...twin, email: long(255) }],
  ['event_subscribers_locale_check', 'event_subscribers', { ...twin, locale: 'ru' }],
  ['newsletter_subscriptions_pkey', 'newsletter_subscriptions', { email_key: 'levan@example.org' }],
  ['newsletter_subscriptions_email_key', 'newsletter_subscriptions', twin],
  ['newsletter_subscriptions_email_check', 'newsletter_subscriptions', { ...twin, email: '' }],
  ['newsletter_subscriptions_locale_check', 'newsletter_subscriptions', { ...twin, locale: 'en-US' }],
  ['contact_messages_pkey', 'contact_messages', {}],
  ['contact_messages_name_check', 'contact_messages', { ...twin, name: long(101) }],
  ['contact_messages_email_check', 'contact_messages', { ...twin, email: '' }],
  ['contact_messages_message_check', 'contact_messages', { ...twin, message: long(5001) }],
  ['contact_messages_locale_check', 'contact_messages', { ...twin, locale: 'xx' }],
]

const monthly = (row: string): string =>
  `insert into project_months (project_id, month, raised, donation_count) values ${row}`

const byDonor = (row: string): string =>
  `insert into project_donors (project_id, person, donation_count) values ${row}`

/** Tables nobody inserts into: the migration and the triggers do. */
const refusedStatements: readonly [constraint: string, sql: string][] = [
  [
    'content_revisions_pkey',
    `insert into content_revisions (slot) overriding system value values (999), (999)`,
  ],
  ['gallery_slots_pkey', `insert into gallery_slots (position) values (3)`],
  ['gallery_slots_position_check', `insert into gallery_slots (position) values (4)`],
  ['gallery_slots_video_url_check', `update gallery_slots set video_url = repeat('v', 501)`],
  ['project_totals_pkey', `insert into project_totals (project_id) values ('${project}')`],
  ['project_totals_project_id_fkey', `insert into project_totals (project_id) values ('${newId()}')`],
  ['project_totals_raised_check', `update project_totals set raised = -0.01`],
  ['project_totals_donation_count_check', `update project_totals set donation_count = -1`],
  ['project_totals_donor_count_check', `update project_totals set donor_count = -1`],
  ['project_totals_unsigned_count_check', `update project_totals set unsigned_count = -1`],
  [
    'donation_entries_donation_id_version_key',
    `alter table donation_entries disable trigger user;
     insert into donation_entries select (json_populate_record(e, '{"id": "${newId()}"}')).* from donation_entries e`,
  ],
  ['project_donors_pkey', byDonor(`('${project}', 'nino', 0), ('${project}', 'nino', 0)`)],
  ['project_donors_project_id_fkey', byDonor(`('${newId()}', 'nino', 0)`)],
  ['project_donors_donation_count_check', byDonor(`('${project}', 'nino', -1)`)],
  ['project_months_pkey', monthly(`('${project}', '2026-11-01', 0, 0), ('${project}', '2026-11-01', 0, 0)`)],
  ['project_months_project_id_fkey', monthly(`('${newId()}', '2026-11-01', 0, 0)`)],
  ['project_months_month_check', monthly(`('${project}', '2026-11-02', 0, 0)`)],
  ['project_months_raised_check', monthly(`('${project}', '2026-11-01', -0.01, 0)`)],
  ['project_months_donation_count_check', monthly(`('${project}', '2026-11-01', 0, -1)`)],
]

describe('the database', () => {
  test('accepts what every rule allows', async ({ manager }) => {
    await expect(fill(manager)).resolves.toBeUndefined()
  })

  for (const [constraint, table, change] of refused) {
    test(`refuses ${JSON.stringify(change).slice(0, 60)} in ${table}: ${constraint}`, async ({ manager }) => {
      await fill(manager)
      await expect(insert(manager, table, { ...accepted[table], ...change })).rejects.toMatchObject({
        driverError: { constraint },
      })
    })
  }

  for (const [constraint, sql] of refusedStatements) {
    test(`refuses "${sql.slice(0, 60)}": ${constraint}`, async ({ manager }) => {
      await fill(manager)
      await expect(manager.query(sql)).rejects.toMatchObject({ driverError: { constraint } })
    })
  }

  test('has no rule that is not tried above', async ({ manager }) => {
    const rules = await manager.query<{ name: string }[]>(`
      select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
      union
      select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and indisunique`)
    const tried = new Set([...refused, ...refusedStatements].map(([constraint]) => constraint))
    const untried = rules.map(({ name }) => name).filter((name) => !tried.has(name))
    expect(untried).toEqual(['migrations_pkey'])
  })

  test('keeps a project that has donations, and forgets the totals of one that has none', async ({
    manager,
  }) => {
    await fill(manager)
    const another = newId()
    await insert(manager, 'projects', { ...accepted.projects, id: another })
    await manager.query('delete from projects where id = $1', [another])
    expect(await manager.query('select project_id from project_totals')).toEqual([{ project_id: project }])
    await expect(manager.query('delete from projects')).rejects.toMatchObject({
      driverError: { constraint: 'donations_project_id_fkey' },
    })
  })

  test('counts the characters people see, not bytes', async ({ manager }) => {
    const row = { ...accepted.contact_messages, name: '🐕'.repeat(100), message: long(5000) }
    await expect(insert(manager, 'contact_messages', row)).resolves.toBeUndefined()
  })

  test('hands days over as they were written', async ({ manager }) => {
    await insert(manager, 'events', { ...accepted.events, date: '2026-12-12' })
    expect(await manager.query('select date from events')).toEqual([{ date: '2026-12-12' }])
  })
})
