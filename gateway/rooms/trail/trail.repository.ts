import type { EntityManager } from 'typeorm'
import { mostCounted } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  type TrailAction,
  type TrailKind,
  type TrailRequest,
  type TrailSelection,
  trailKinds,
} from '../../../schema/trail.ts'
import { encodeCursor, readIdCursor } from '../../core/list-page.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf } from '../../database/gifts-within.ts'
import { readAs } from '../../models/columns.ts'
import type { TrailActor, TrailEntry, TrailPage } from './trail.ts'

type Values = Record<string, string> | null

type Row = Omit<TrailEntry, 'kind' | 'title' | 'changes'> & {
  action: TrailAction
  ofTable: string
  titleEn: string | null
  titleKa: string | null
  before: Values
  after: Values
}

const kindOf = new Map<string, TrailKind>(namesOf(trailKinds).map((kind) => [trailKinds[kind].table, kind]))

/** The id of a record of one table, where an entry is about it: nothing else is looked for there. */
const idIn = (table: string): string => `case when t.of_table = '${table}' then t.record_id::uuid end`

const named = `
  left join users u on u.id = t.actor_id
  left join trail_values v on v.entry_id = t.id
  left join projects p on p.id = ${idIn('projects')}
  left join events e on e.id = ${idIn('events')}
  left join donations d on d.id = ${idIn('donations')}
  left join donors o on o.id = coalesce(d.donor_id, ${idIn('donors')})
  left join message_notes mn on mn.id = ${idIn('message_notes')}
  left join contact_messages m on m.id = coalesce(mn.message_id, ${idIn('contact_messages')})
  left join event_subscribers s on s.id = ${idIn('event_subscribers')}
  left join newsletter_subscriptions n on n.id = ${idIn('newsletter_subscriptions')}
  left join donation_imports i on i.id = ${idIn('donation_imports')}
  left join users a on a.id = case when t.of_table in ('users', 'second_factors') then t.record_id::uuid end
  left join invitations iv on iv.id = ${idIn('invitations')}
  left join pictures pi on pi.id = ${idIn('pictures')}
  left join donor_notes dn on dn.id = ${idIn('donor_notes')}
  left join people w on w.id = coalesce(dn.person_id, ${idIn('people')})`

const name = `coalesce(o.name, o.email, m.name, s.name, n.email, i.file_name, a.first_name || ' ' || a.last_name,
  iv.name, pi.name, w.name, w.email)`

const columns = `
  t.id, ${readAs('instant', 't.at')} as at, t.actor_id as "actorId", u.first_name || ' ' || u.last_name as actor,
  t.program, t.address, t.device, t.operation, t.action, t.of_table as "ofTable", t.record_id as "recordId",
  coalesce(p.title_en, e.title_en, ${name}) as "titleEn", coalesce(p.title_ka, e.title_ka, ${name}) as "titleKa",
  coalesce(d.project_id, s.event_id) as "parentId",
  case when coalesce(p.deleted_at, e.deleted_at) is null then coalesce(p.version, e.version) end as version,
  t.columns, v.erased_at is not null as "isErased",
  (select jsonb_object_agg(key, value) from jsonb_each_text(v.before)) as before,
  (select jsonb_object_agg(key, value) from jsonb_each_text(v.after)) as after`

const toEntry = ({ ofTable, titleEn, titleKa, before, after, ...row }: Row): TrailEntry => ({
  ...row,
  kind: kindOf.get(ofTable) ?? null,
  title: { en: titleEn, ka: titleKa },
  changes: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort().map((column) => ({
    column,
    before: before?.[column] ?? null,
    after: after?.[column] ?? null,
  })),
})

/** What has the order of an id: of what is narrowed its bytes, which stand in the indexes for that and not in the primary key. */
const keyFor = ({ actor, kind, action }: TrailSelection): ((id: string) => string) =>
  (actor ?? kind ?? action) === null ? (id) => id : (id) => `uuid_send(${id})`

/** A period as bounds of ids, which begin with their moment: every page is a range of one index. */
const conditionsOf = (selection: TrailSelection): Conditions => {
  const { actor, kind, record, action, from, until } = selection
  const key = keyFor(selection)
  const conditions = new Conditions()
  if (actor !== null) conditions.add(`t.actor_id = ${conditions.bind(actor)}`)
  if (kind !== null) conditions.add(`t.of_table = ${conditions.bind(trailKinds[kind].table)}`)
  if (record !== null) conditions.add(`t.record_id = ${conditions.bind(record)}`)
  if (action !== null) conditions.add(`t.action = ${conditions.bind(action)}`)
  if (from !== null)
    conditions.add(`${key('t.id')} >= ${key(`trail_id(${beginningOf(conditions.bind(from))})`)}`)
  if (until !== null) conditions.add(`${key('t.id')} < ${key(`trail_id(${endOf(conditions.bind(until))})`)}`)
  return conditions
}

export const createTrailRepository = (manager: EntityManager) => {
  const read = async (
    conditions: Conditions,
    { more, limit, order }: { more: string; limit: string; order: string },
  ): Promise<TrailEntry[]> => {
    const rows = await manager.query<Row[]>(
      `select ${columns} from (
         select * from trail t where ${conditions.sql} and ${more} order by ${order} desc limit ${limit}
       ) t ${named} order by t.id desc`,
      conditions.values,
    )
    return rows.map(toEntry)
  }

  /** How many are selected, or up to the one with the id `last`; null where they are more than anybody counts. */
  const count = async (selection: TrailSelection, last: string | null): Promise<number | null> => {
    const key = keyFor(selection)
    const conditions = conditionsOf(selection)
    if (last !== null) conditions.add(`${key('t.id')} >= ${key(`${conditions.bind(last)}::uuid`)}`)
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from (
         select from trail t where ${conditions.sql} limit ${mostCounted + 1}) c`,
      conditions.values,
    )
    return row && row.count <= mostCounted ? row.count : null
  }

  /** What the page before that follows which ends with `last`; null where it is the first one. */
  const previousTo = async (
    selection: TrailSelection,
    last: string,
    first: number,
  ): Promise<string | null> => {
    const key = keyFor(selection)
    const conditions = conditionsOf(selection)
    conditions.add(`${key('t.id')} >= ${key(`${conditions.bind(last)}::uuid`)}`)
    const [row] = await manager.query<{ id: string }[]>(
      `select id from trail t where ${conditions.sql} order by ${key('t.id')} offset ${conditions.bind(first)} limit 1`,
      conditions.values,
    )
    return row ? encodeCursor([row.id]) : null
  }

  return {
    /** A page of the entries that are selected, newest first. */
    list: async ({ first, after, ...selection }: TrailRequest, wanted: Wanted): Promise<TrailPage> => {
      const last = readIdCursor(after)
      const isTurned = last !== null && ['offset', 'previousCursor'].some((figure) => wanted.has(figure))
      const key = keyFor(selection)
      const conditions = conditionsOf(selection)
      const more = last === null ? 'true' : `${key('t.id')} < ${key(`${conditions.bind(last)}::uuid`)}`
      const entries = await read(conditions, { more, limit: conditions.bind(first + 1), order: key('t.id') })
      const nodes = entries.slice(0, first)
      const end = nodes.at(-1)
      return {
        nodes,
        totalCount: wanted.has('totalCount') ? await count(selection, null) : null,
        offset: isTurned ? await count(selection, last) : 0,
        endCursor: end ? encodeCursor([end.id]) : null,
        hasNextPage: entries.length > first,
        previousCursor: isTurned ? await previousTo(selection, last, first) : null,
      }
    },

    find: async (entry: string): Promise<TrailEntry | null> => {
      const conditions = new Conditions()
      conditions.add(`t.id = ${conditions.bind(entry)}`)
      const [found] = await read(conditions, { more: 'true', limit: '1', order: 't.id' })
      return found ?? null
    },

    /** Up to `limit` of them after the one with the id `after`, newest first. */
    selectAfter: (selection: TrailSelection, limit: number, after: string | null): Promise<TrailEntry[]> => {
      const key = keyFor(selection)
      const conditions = conditionsOf(selection)
      const more = after === null ? 'true' : `${key('t.id')} < ${key(`${conditions.bind(after)}::uuid`)}`
      return read(conditions, { more, limit: conditions.bind(limit), order: key('t.id') })
    },

    count: async (selection: TrailSelection): Promise<number> => {
      const conditions = conditionsOf(selection)
      const [row] = await manager.query<{ count: number }[]>(
        `select count(*)::integer as count from trail t where ${conditions.sql}`,
        conditions.values,
      )
      return row?.count ?? 0
    },

    /** Everybody who has left a trail, found by one look into the index for each. */
    actors: (): Promise<TrailActor[]> =>
      manager.query(
        `with recursive known as (
           select min(actor_id::text)::uuid as id from (select actor_id from trail order by actor_id limit 1) f
           union all
           select (select t.actor_id from trail t where t.actor_id > k.id order by t.actor_id limit 1)
           from known k where k.id is not null
         )
         select u.id, u.first_name || ' ' || u.last_name as name from known k join users u on u.id = k.id
         order by 2, 1`,
      ),
  }
}

export type TrailRepository = ReturnType<typeof createTrailRepository>
