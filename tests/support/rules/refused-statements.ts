import { newId } from '../../../gateway/core/ids.ts'
import { project, type Row, receipt, spending, twin, user } from './accepted-rows.ts'

const monthly = (row: string): string =>
  `insert into project_months (project_id, month, raised, donation_count) values ${row}`

/** Another receipt in the place of the first. */
const nextReceipt = (ordinal: number): string => `
  insert into receipts select (jsonb_populate_record(r, '${JSON.stringify({ ordinal, number: `2026-00000${ordinal}`, replaces_id: receipt })}'
    || jsonb_build_object('id', gen_random_uuid()))).* from receipts r where id = '${receipt}'`

const daily = (row: string): string =>
  `insert into project_days (project_id, day, raised, donation_count) values ${row}`

const monthlySpending = (row: string): string =>
  `insert into spending_months (scope, month, spent, spending_count) values (${row})`

const monthlyRefunds = (row: string): string =>
  `insert into project_refunds (project_id, month, given_back, went_back) values (${row})`

const monthlyPromises = (row: string): string =>
  `insert into kept_promises (project_id, month, came) values (${row})`

/** The newest entry of what was spent once more, but for what is changed of it. */
const spendingEntry = (change: Row): string => `
  insert into spending_entries select (jsonb_populate_record(e, '${JSON.stringify({ version: 3, ...change })}')).*
  from spending_entries e where version = 2`

const byDonor = (row: string): string =>
  `insert into project_donors (project_id, person, donation_count) values ${row}`

/** Somebody found when their donor was stored, again but for what is changed of them. */
const person = (change: Row): string =>
  `insert into people select (jsonb_populate_record(p, '${JSON.stringify({ ...twin, root_id: twin.id, ...change })}')).* from people p`

const year = (row: string): string =>
  `insert into person_years (person_id, year, donation_count, anonymous_count, given) select id, ${row} from people`

const open = (id: string, locale = 'en'): string =>
  `insert into open_people (person_id, locale, words, sound)
   select ${id}, '${locale}', '', '' from people`

const openYear = (values: string): string =>
  `insert into open_years (person_id, year, donation_count, given) select ${values} from people`

const openGiver = (values: string): string =>
  `insert into open_project_donors (project_id, person_id, donation_count) select ${values} from people`

const apart = (one = '', other = ''): string =>
  `insert into people_apart (one_id, other_id) values (${one}, ${other})`

const note = (values: string): string =>
  `insert into donor_notes (id, person_id, text) select ${values} from people`

const toldToThank = (person: string): string =>
  `insert into donor_thanks (person_id, told_by, told_at) select ${person}, '${user}', now() from people`

/** That somebody was sent what they gave. */
const statement = (values: string): string =>
  `insert into statements (id, person_id, year, amount, sent_at) select ${values}, now() from people`

const contributor = (values: string): string =>
  `insert into contributors (person_id, name, given) select ${values} from people`

const messageNote = (text: string): string =>
  `insert into message_notes (id, message_id, text) select '${user}', id, '${text}' from contact_messages`

const messageAnswer = (text: string): string =>
  `insert into message_answers (id, message_id, text, letter_id) select '${user}', id, '${text}', id from contact_messages`

/** Two promises that became one gift. */
const kept = `insert into pledges
    (id, code, project_id, amount, donor_name, locale, state, expires_at, settled_at, donation_id)
  select gen_random_uuid(), codes.code, g.project_id, 70, 'ნინო', 'ka', 'confirmed', now(), now(), g.id
  from donations g, (values ('STS-2222222'), ('STS-3333333')) codes (code)`

const [somebody, nobody] = ['(select id from people)', `'${newId()}'`]
const another = person({ fingerprint: '\\x00' })
const [smallest, largest] = ['min', 'max'].map((end) => `(select ${end}(id::text)::uuid from people)`)
/** An id before and one after any that is made. */
const [first, last] = [`'00000000-0000-0000-0000-000000000000'`, `'ffffffff-ffff-ffff-ffff-ffffffffffff'`]

const secondFactor = (of: string): string =>
  `insert into second_factors (user_id, key) values ('${of}', 'a key')`
const recoveryCode = (of: string): string =>
  `insert into recovery_codes (user_id, hash) values ('${of}', 'a hash')`

const trail = (values: string): string =>
  `insert into trail (id, at, actor_id, program, of_table, action, columns) values ${values}`
const change = `now(), null, 'psql', 'users', 'change', '{}')`

/** Tables nobody inserts into: the migration and the triggers do. */
export const refusedStatements: readonly [constraint: string, sql: string][] = [
  [
    'content_revisions_pkey',
    `insert into content_revisions (slot) overriding system value values (999), (999)`,
  ],
  [
    'list_counts_pkey',
    `insert into list_counts (id, list, part, count) overriding system value values (0, '', '', 1), (0, '', '', 1)`,
  ],
  ['imported_donations_import_id_fkey', `update imported_donations set import_id = '${newId()}'`],
  ['pledged_gifts_pledge_id_fkey', `update pledged_gifts set pledge_id = '${newId()}'`],
  ['charity_pkey', `insert into charity select * from charity`],
  ['charity_one_check', `insert into charity (id) values (gen_random_uuid())`],
  ['charity_name_en_check', `update charity set name_en = ''`],
  ['charity_name_ka_check', `update charity set name_ka = repeat('n', 201)`],
  ['charity_address_en_check', `update charity set address_en = ''`],
  ['charity_address_ka_check', `update charity set address_ka = repeat('a', 301)`],
  ['charity_identification_code_check', `update charity set identification_code = '1234567890'`],
  ['charity_iban_check', `update charity set iban = 'GE29 NB00 0000 0101 9049 17'`],
  ['charity_bank_name_check', `update charity set bank_name = ''`],
  ['charity_silver_from_check', `update charity set silver_from = 0.99`],
  ['charity_golden_from_check', `update charity set golden_from = 10000000.01, platinum_from = 10000000.02`],
  ['charity_platinum_from_check', `update charity set platinum_from = 10000000.01`],
  ['charity_golden_above_check', `update charity set golden_from = silver_from`],
  ['charity_platinum_above_check', `update charity set platinum_from = golden_from`],
  ['gallery_slots_pkey', `insert into gallery_slots (position) values (3)`],
  ['gallery_slots_position_check', `insert into gallery_slots (position) values (4)`],
  ['gallery_slots_video_url_check', `update gallery_slots set video_url = repeat('v', 501)`],
  ['project_totals_pkey', `insert into project_totals (project_id) values ('${project}')`],
  ['project_totals_project_id_fkey', `insert into project_totals (project_id) values ('${newId()}')`],
  ['project_totals_raised_check', `update project_totals set raised = -0.01`],
  [
    'idempotency_keys_place_key',
    `insert into idempotency_keys (record_id, user_id, operation, key, fingerprint, place)
     overriding system value
     select gen_random_uuid(), user_id, operation, 'other', fingerprint, place from idempotency_keys`,
  ],
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
  ['project_days_pkey', daily(`('${project}', '2026-11-02', 0, 0), ('${project}', '2026-11-02', 0, 0)`)],
  ['project_days_project_id_fkey', daily(`('${newId()}', '2026-11-02', 0, 0)`)],
  ['project_days_raised_check', daily(`('${project}', '2026-11-02', -0.01, 0)`)],
  ['project_days_donation_count_check', daily(`('${project}', '2026-11-02', 0, -1)`)],
  ['people_pkey', 'insert into people select * from people'],
  ['people_fingerprint_key', person({})],
  ['people_locale_check', person({ fingerprint: '\\x00', locale: 'de' })],
  ['people_told_locale_check', person({ fingerprint: '\\x00', told_locale: 'de' })],
  ['people_merged_check', person({ fingerprint: '\\x00', merged_into: newId() })],
  ['people_root_id_fkey', `update people set root_id = ${nobody}, merged_into = id, merged_at = now()`],
  [
    'people_merged_into_fkey',
    `insert into people select (jsonb_populate_record(p, jsonb_build_object(
    'id', '${newId()}', 'fingerprint', '\\x00', 'merged_into', ${nobody}, 'merged_at', now()))).* from people p`,
  ],
  ['person_years_pkey', `${year('2001, 0, 0, 0')}; ${year('2001, 0, 0, 0')}`],
  ['person_years_person_id_fkey', `insert into person_years (person_id, year) values (${nobody}, 2001)`],
  ['person_years_anonymous_count_check', year('2001, 1, 2, 0')],
  ['person_years_given_check', year('2001, 1, 0, -1')],
  ['open_donors_pkey', 'insert into open_donors select * from open_donors'],
  ['open_donors_donor_id_fkey', `insert into open_donors values (${nobody})`],
  ['open_people_pkey', `${open('id')}; ${open('id')}`],
  ['open_people_person_id_fkey', open(nobody)],
  ['open_people_locale_check', open('id', 'de')],
  ['open_years_pkey', `${openYear('id, 2001, 0, 0')}; ${openYear('id, 2001, 0, 0')}`],
  ['open_years_person_id_fkey', openYear(`${nobody}, 2001, 0, 0`)],
  ['open_years_donation_count_check', openYear('id, 2001, -1, 0')],
  ['open_years_given_check', openYear('id, 2001, 0, -1')],
  ['open_project_donors_pkey', `${openGiver(`'${project}', id, 0`)}; ${openGiver(`'${project}', id, 0`)}`],
  ['open_project_donors_project_id_fkey', openGiver(`${nobody}, id, 0`)],
  ['open_project_donors_person_id_fkey', openGiver(`'${project}', ${nobody}, 0`)],
  ['open_project_donors_donation_count_check', openGiver(`'${project}', id, -1`)],
  ['people_apart_pkey', `${another}; ${apart(smallest, largest)}; ${apart(smallest, largest)}`],
  ['people_apart_order_check', apart(somebody, somebody)],
  ['people_apart_one_id_fkey', apart(first, somebody)],
  ['people_apart_other_id_fkey', apart(somebody, last)],
  ['receipts_replaces_id_key', `${nextReceipt(2)}; ${nextReceipt(3)}`],
  ['spendings_permanent', 'update spendings set amount = 1'],
  ['spendings_permanent', `delete from spendings where id = '${spending}'`],
  ['spending_entries_permanent', 'update spending_entries set amount = 1'],
  ['spending_entries_permanent', `update spending_entries set reason = 'Another.' where version = 2`],
  ['spending_entries_permanent', 'delete from spending_entries'],
  [
    'spending_entries_pkey',
    `insert into spendings (id, amount, spent_on, purpose_en) values ('${user}', 1, '2026-01-01', 'Straw');
    insert into spending_entries select e.* from spending_entries e where spending_id = '${user}'`,
  ],
  ['spending_entries_spending_id_fkey', spendingEntry({ spending_id: newId() })],
  [
    'spending_entries_order',
    `${spendingEntry({ kind: 'voided', status: 'voided' })}; ${spendingEntry({ version: 4 })}`,
  ],
  [
    'spending_entries_order',
    `${spendingEntry({ kind: 'voided', status: 'voided' })};
    ${spendingEntry({ version: 4, kind: 'detached', status: 'voided', paper: null, amount: 1 })}`,
  ],
  ['spending_months_pkey', monthlySpending(`'${project}', '2026-11-01', 1, 1`)],
  ['spending_months_month_check', monthlySpending(`'${project}', '2026-10-02', 1, 1`)],
  ['spending_months_spent_check', monthlySpending(`'${project}', '2026-10-01', -1, 1`)],
  ['spending_months_spending_count_check', monthlySpending(`'${project}', '2026-10-01', 1, -1`)],
  [
    'project_refunds_pkey',
    `${monthlyRefunds(`'${project}', '2026-10-01', 1, 1`)}; ${monthlyRefunds(`'${project}', '2026-10-01', 1, 1`)}`,
  ],
  ['project_refunds_project_id_fkey', monthlyRefunds(`'${newId()}', '2026-10-01', 1, 1`)],
  ['project_refunds_month_check', monthlyRefunds(`'${project}', '2026-10-02', 1, 1`)],
  ['project_refunds_given_back_check', monthlyRefunds(`'${project}', '2026-10-01', -1, 1`)],
  [
    'kept_promises_pkey',
    `${monthlyPromises(`'${project}', '2026-10-01', 1`)}, ('${project}', '2026-10-01', 1)`,
  ],
  ['kept_promises_project_id_fkey', monthlyPromises(`'${newId()}', '2026-10-01', 1`)],
  ['kept_promises_month_check', monthlyPromises(`'${project}', '2026-10-02', 1`)],
  ['kept_promises_came_check', monthlyPromises(`'${project}', '2026-10-01', -1`)],
  ['donor_thanks_pkey', `${toldToThank('id')}; ${toldToThank('id')}`],
  ['donor_thanks_person_id_fkey', toldToThank(nobody)],
  ['contributors_pkey', `${contributor(`id, 'Nino', 1`)}; ${contributor(`id, 'Nino', 1`)}`],
  ['statements_pkey', `${statement(`${nobody}, id, 2025, 1`)}; ${statement(`${nobody}, id, 2026, 1`)}`],
  ['statements_person_id_fkey', statement(`gen_random_uuid(), ${nobody}, 2025, 1`)],
  ['statements_year_check', statement('gen_random_uuid(), id, 1999, 1')],
  ['statements_amount_check', statement('gen_random_uuid(), id, 2025, 0')],
  [
    'statements_person_id_year_key',
    `${statement('gen_random_uuid(), id, 2025, 1')}; ${statement('gen_random_uuid(), id, 2025, 1')}`,
  ],
  ['contributors_person_id_fkey', contributor(`${nobody}, 'Nino', 1`)],
  ['contributors_given_check', contributor(`id, 'Nino', 0`)],
  ['donor_notes_pkey', `${note(`'${user}', id, 'One'`)}; ${note(`'${user}', id, 'Two'`)}`],
  [
    'donor_notes_person_id_fkey',
    `insert into donor_notes (id, person_id, text) values (${nobody}, ${nobody}, 'One')`,
  ],
  ['donor_notes_text_check', note(`'${user}', id, ''`)],
  ['message_notes_pkey', `${messageNote('One')}; ${messageNote('Two')}`],
  [
    'message_notes_message_id_fkey',
    `insert into message_notes (id, message_id, text) values (${nobody}, ${nobody}, 'One')`,
  ],
  ['message_notes_text_check', messageNote('')],
  ['message_answers_pkey', `${messageAnswer('One')}; ${messageAnswer('Two')}`],
  [
    'message_answers_message_id_fkey',
    `insert into message_answers (id, message_id, text, letter_id) values (${nobody}, ${nobody}, 'One', ${nobody})`,
  ],
  ['message_answers_text_check', messageAnswer('')],
  ['second_factors_pkey', `${secondFactor(user)}; ${secondFactor(user)}`],
  ['second_factors_user_id_fkey', secondFactor(newId())],
  ['recovery_codes_pkey', `${secondFactor(user)}; ${recoveryCode(user)}; ${recoveryCode(user)}`],
  ['recovery_codes_user_id_fkey', recoveryCode(user)],
  ['trail_pkey', trail(`('${user}', ${change}, ('${user}', ${change}`)],
  ['trail_action_check', trail(`('${user}', now(), null, 'psql', 'users', 'look', '{}')`)],
  ['trail_actor_check', trail(`('${user}', now(), '${user}', 'psql', 'users', 'change', '{}')`)],
  [
    'trail_values_pkey',
    `${trail(`('${user}', ${change}`)}; insert into trail_values (entry_id) values ('${user}'), ('${user}')`,
  ],
  [
    'trail_origins_pkey',
    `insert into trail_origins (id, actor_id) values ('${user}', '${user}'), ('${user}', '${user}')`,
  ],
  ['trail_values_entry_id_fkey', `insert into trail_values (entry_id) values ('${user}')`],
  ['pledges_donation_id_key', kept],
  ['donors_person_id_fkey', `update donors set person_id = ${nobody}`],
  [
    'donations_person_id_fkey',
    `alter table donations disable trigger user; update donations set person_id = ${nobody}`,
  ],
]
