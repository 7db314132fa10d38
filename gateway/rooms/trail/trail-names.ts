import { namesOf } from '../../../schema/model.ts'
import { recordColumns, trailKinds } from '../../../schema/trail.ts'

const called = (name: string, parent = 'null::uuid'): string => `${name}, ${name}, ${parent}, null::integer`
const standing = 'case when x.deleted_at is null then x.version end'
const titled = `x.title_en, x.title_ka, null::uuid, ${standing}`
const person = called(`x.first_name || ' ' || x.last_name`)

/** What a record `x` is called in either language, what it belongs to, and its version where values can be put back into it. */
const records: readonly [table: string, columns: string, from?: string][] = [
  ['projects', titled],
  ['events', titled],
  ['newsletter_issues', titled],
  [
    'donations',
    called('coalesce(o.name, o.email)', 'x.project_id'),
    'donations x left join donors o on o.id = x.donor_id',
  ],
  ['pledges', called('x.code', 'x.project_id')],
  [
    'monthly_gifts',
    called('x.code', 'x.project_id'),
    `(select distinct on (monthly_gift_id) monthly_gift_id as id, code, project_id from pledges
      where monthly_gift_id is not null order by monthly_gift_id, created_at, id) x`,
  ],
  ['receipts', called('x.number', 'x.project_id')],
  ['statements', called('coalesce(w.name, w.email)'), 'statements x join people w on w.id = x.person_id'],
  ['spendings', 'x.purpose_en, x.purpose_ka, x.project_id, null::integer'],
  ['donors', called('coalesce(x.name, x.email)')],
  ['message_notes', called('m.name'), 'message_notes x join contact_messages m on m.id = x.message_id'],
  ['message_answers', called('m.name'), 'message_answers x join contact_messages m on m.id = x.message_id'],
  ['contact_messages', `x.name, x.name, null::uuid, ${standing}`],
  ['event_subscribers', called('x.name', 'x.event_id')],
  ['newsletter_subscriptions', called('x.email')],
  ['donation_imports', called('x.file_name')],
  ['users', person],
  ['second_factors', person, 'users x'],
  ['invitations', called('x.name')],
  ['letters', called('x.recipient')],
  ['pictures', called('x.name')],
  ['donor_notes', called('coalesce(w.name, w.email)'), 'donor_notes x join people w on w.id = x.person_id'],
  ['donor_thanks', called('coalesce(x.name, x.email)'), 'people x'],
  ['charity', 'x.name_en, x.name_ka, null::uuid, null::integer'],
  ['people', called('coalesce(x.name, x.email)')],
]

/** Rows of what records are called, looked for in that table alone which one of them stands in. */
const namesIn = (tables: typeof records, { table: ofTable, id }: { table: string; id: string }): string =>
  tables
    .map(
      ([table, columns, from = `${table} x`]) => `select ${columns} from ${from}
    where ${ofTable} = '${table}' and x.id = case when ${ofTable} = '${table}' then ${id}::uuid end`,
    )
    .join(' union all ')

const titleColumns = '(title_en, title_ka, parent_id, version)'

/**
 * Joins what entries of the trail, `t`, are about, as `r`, and by whom, as `u`.
 * Looked for in the table alone that an entry is about: joined one by one, to plan them took twenty times what to read
 * them does.
 */
export const namedRecords = `
  left join users u on u.id = t.actor_id
  left join lateral (
    ${namesIn(records, { table: 't.of_table', id: 't.record_id' })}
  ) r ${titleColumns} on true`

const linked = namesOf(recordColumns).map(
  (column) => [column, trailKinds[recordColumns[column]].table] as const,
)
const linkedTables = records.filter(([table]) => linked.some(([, each]) => each === table))

/**
 * What the values `v` of an entry name by ids, as it is called now: a name of somebody is kept nowhere but where it is
 * erased, and who is called otherwise is so here as well.
 */
export const linkedRecords = `(
  select coalesce(jsonb_agg(jsonb_build_object('ofTable', l.of_table, 'id', l.id, 'titleEn', r.title_en, 'titleKa', r.title_ka)), '[]')
  from (
    select distinct k.of_table, told.id
    from (values ${linked.map(([column, table]) => `('${column}', '${table}')`).join(', ')}) k (name, of_table)
    cross join lateral (values (v.before ->> k.name), (v.after ->> k.name)) told (id) where told.id is not null
  ) l cross join lateral (
    ${namesIn(linkedTables, { table: 'l.of_table', id: 'l.id' })}
  ) r ${titleColumns})`

/** What a record is called now, in both languages. */
export const recordTitles = 'r.title_en as "titleEn", r.title_ka as "titleKa"'

/** Who did it, by their name. */
export const actorName = `u.first_name || ' ' || u.last_name`
