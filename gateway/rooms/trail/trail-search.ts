import type { EntityManager } from 'typeorm'
import { namesOf } from '../../../schema/model.ts'
import { mostCalled, type TrailSelection, trailKinds } from '../../../schema/trail.ts'
import { Conditions } from '../../database/conditions.ts'

/** What a text finds: records that are called so, and accounts that have left a trail. */
export interface Called {
  records: { ofTable: string; id: string }[]
  actors: string[]
  /** Whether there are more of a kind than are looked for. */
  isCut: boolean
}

interface Row {
  ofTable: string
  id: string
}

/** What stands for an account that did something, among what was found. */
const actor = 'actor'

/** Everybody who has left a trail, found by one look into the index for each. */
export const actorIds = `with recursive known as (
  select min(actor_id::text)::uuid as id from (select actor_id from trail order by actor_id limit 1) f
  union all
  select (select t.actor_id from trail t where t.actor_id > k.id order by t.actor_id limit 1)
  from known k where k.id is not null
)`

/** Looked up by their letters, which indexes of searches have where there may be many. */
const byLetters = {
  projects: ['x.title_en', 'x.title_ka'],
  events: ['x.title_en', 'x.title_ka'],
  newsletter_issues: ['x.title_en', 'x.title_ka'],
  pictures: ['x.name'],
  contact_messages: ['x.name'],
  newsletter_subscriptions: ['x.email'],
  letters: ['x.recipient'],
  donation_imports: ['x.file_name'],
} as const

/** What belongs to records that were found, and is called as they are; newest first, as of some there are many. */
const belonging: readonly [table: string, of: string, column: string, order: string][] = [
  ['donations', 'people', 'person_id', 'y.received_at desc, y.id desc'],
  ['donors', 'people', 'person_id', 'y.id desc'],
  ['donor_notes', 'people', 'person_id', 'y.id desc'],
  ['message_notes', 'contact_messages', 'message_id', 'y.id desc'],
  ['message_answers', 'contact_messages', 'message_id', 'y.id desc'],
]

/** Names of the team are compared by how they sound, in either script, as those of donors are. */
const soundsSo = (name: string, given: string): string =>
  `array_to_tsvector(words_of(${name})) @@ people_called(${given})`

const limit = mostCalled + 1

const statementFor = (search: string): { sql: string; values: unknown[] } => {
  const values: unknown[] = [search]
  const given = '$1::text'
  const letters = namesOf(byLetters).map((table): [string, string] => {
    const conditions = new Conditions(values)
    conditions.addSearch(byLetters[table], search)
    return [table, `select x.id from ${table} x where ${conditions.sql} limit ${limit}`]
  })
  const full = `x.first_name || ' ' || x.last_name`
  const parts: [table: string, sql: string][] = [
    ...letters,
    ['people', `select x.id from people x where x.words @@ people_called(${given}) limit ${limit}`],
    ['invitations', `select x.id from invitations x where ${soundsSo('x.name', given)} limit ${limit}`],
    ['users', `select x.id from users x where x.role <> 'user' and ${soundsSo(full, given)} limit ${limit}`],
    [actor, `select x.id from known k join users x on x.id = k.id where ${soundsSo(full, given)}`],
  ]
  const all = [
    ...parts.map(([table]) => `select '${table}' as of_table, id from found_${table}`),
    `select 'second_factors', id from found_users`,
    `select 'donor_thanks', id from found_people`,
    ...belonging.map(
      ([table, of, column, order]) => `(select '${table}', y.id from found_${of} f
        cross join lateral (select * from ${table} y where y.${column} = f.id order by ${order} limit ${limit}) y
        order by ${order} limit ${limit})`,
    ),
  ]
  const named = parts.map(([table, sql]) => `found_${table} as materialized (${sql})`)
  return {
    sql: `${actorIds}, ${named.join(', ')}
      select of_table as "ofTable", id from (${all.join(' union all ')}) f (of_table, id)`,
    values,
  }
}

/**
 * Looks for what is called so where names are kept, so that the trail itself keeps none: whoever is erased there is not
 * found here. What is found is bounded, whatever is searched for.
 */
export const findCalled = async (
  manager: EntityManager,
  { search, kind, record, actor: onlyActor }: TrailSelection,
): Promise<Called> => {
  const { sql, values } = statementFor(search)
  const rows = await manager.query<Row[]>(sql, values)
  const ofKind = new Map<string, string[]>()
  for (const { ofTable, id } of rows) ofKind.set(ofTable, [...(ofKind.get(ofTable) ?? []), id])
  const actors = ofKind.get(actor) ?? []
  ofKind.delete(actor)
  const tables = [...ofKind].filter(([table]) => kind === null || trailKinds[kind].table === table)
  return {
    records: tables.flatMap(([ofTable, ids]) =>
      ids
        .slice(0, mostCalled)
        .filter((id) => record === null || id === record)
        .map((id) => ({ ofTable, id })),
    ),
    actors: actors.filter((id) => onlyActor === null || id === onlyActor),
    isCut: tables.some(([, ids]) => ids.length > mostCalled),
  }
}
