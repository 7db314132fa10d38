import type { EntityManager } from 'typeorm'
import { mostCounted } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  accountColumns,
  type TrailAction,
  type TrailKind,
  type TrailRequest,
  type TrailSelection,
  trailKinds,
} from '../../../schema/trail.ts'
import { encodeCursor, readIdCursor } from '../../core/list-page.ts'
import type { Wanted } from '../../core/wanted.ts'
import { readAs } from '../../models/columns.ts'
import type { TrailActor, TrailEntry, TrailPage } from './trail.ts'
import { conditionsOf, entriesOf, entryIds, keyFor, type Narrowed } from './trail-entries.ts'
import { actorName, linkedRecords, namedRecords, recordTitles } from './trail-names.ts'
import { actorIds, findCalled } from './trail-search.ts'

type Values = Record<string, string> | null

interface Named {
  ofTable: string
  titleEn: string | null
  titleKa: string | null
}

type Row = Omit<TrailEntry, 'kind' | 'title' | 'changes' | 'records'> &
  Named & {
    action: TrailAction
    records: (Named & { id: string })[]
    before: Values
    after: Values
  }

const kindOf = new Map<string, TrailKind>(namesOf(trailKinds).map((kind) => [trailKinds[kind].table, kind]))

/** Columns that name an account by its id. */
const ofAccounts = accountColumns.map((column) => `'${column}'`).join(', ')

/** Values name accounts by their ids, so that who is forgotten or called otherwise is so here as well. */
const accounts = `(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.first_name || ' ' || c.last_name)), '[]')
  from users c where c.id in (
    select told.id::uuid from unnest(array[${ofAccounts}]) k (name)
    cross join lateral (values (v.before ->> k.name), (v.after ->> k.name)) told (id) where told.id is not null))`

const columns = `
  t.id, ${readAs('instant', 't.at')} as at, t.actor_id as "actorId", ${actorName} as actor,
  t.program, og.address, og.device, t.operation, t.action, t.of_table as "ofTable", t.record_id as "recordId",
  ${recordTitles}, r.parent_id as "parentId", r.version,
  t.columns, v.erased_at is not null as "isErased",
  ${accounts} as accounts, ${linkedRecords} as records,
  (select jsonb_object_agg(key, value) from jsonb_each_text(v.before)) as before,
  (select jsonb_object_agg(key, value) from jsonb_each_text(v.after)) as after`

const toEntry = ({ ofTable, titleEn, titleKa, records, before, after, ...row }: Row): TrailEntry => ({
  ...row,
  kind: kindOf.get(ofTable) ?? null,
  title: { en: titleEn, ka: titleKa },
  records: records.flatMap(({ id, ...named }) => {
    const kind = kindOf.get(named.ofTable)
    return kind ? [{ kind, id, title: { en: named.titleEn, ka: named.titleKa } }] : []
  }),
  changes: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort().map((column) => ({
    column,
    before: before?.[column] ?? null,
    after: after?.[column] ?? null,
  })),
})

export const createTrailRepository = (manager: EntityManager) => {
  const read = async (entries: string, values: readonly unknown[]): Promise<TrailEntry[]> => {
    const rows = await manager.query<Row[]>(
      `select ${columns} from (${entries}) t
       left join trail_origins og on og.id = t.origin_id left join trail_values v on v.entry_id = t.id
       ${namedRecords} order by t.id desc`,
      [...values],
    )
    return rows.map(toEntry)
  }

  const narrow = async (selection: TrailSelection): Promise<Narrowed> => ({
    selection,
    called: selection.search === '' ? null : await findCalled(manager, selection),
  })

  /** The newest of them, after the one with the id `last`. */
  const readAfter = (narrowed: Narrowed, limit: number, last: string | null): Promise<TrailEntry[]> => {
    const key = keyFor(narrowed)
    const conditions = conditionsOf(narrowed)
    if (last !== null) conditions.add(`${key('t.id')} < ${key(`${conditions.bind(last)}::uuid`)}`)
    const entries = entriesOf(narrowed, conditions, { direction: 'desc', limit: conditions.bind(limit) })
    return read(entries, conditions.values)
  }

  /** How many are selected, or up to the one with the id `last`; null where they are more than anybody counts. */
  const count = async (narrowed: Narrowed, last: string | null): Promise<number | null> => {
    const key = keyFor(narrowed)
    const conditions = conditionsOf(narrowed)
    if (last !== null) conditions.add(`${key('t.id')} >= ${key(`${conditions.bind(last)}::uuid`)}`)
    const ids = entryIds(narrowed, conditions, { limit: mostCounted + 1 })
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from (${ids}) c`,
      conditions.values,
    )
    return row && row.count <= mostCounted ? row.count : null
  }

  /** What the page before that follows which ends with `last`; null where it is the first one. */
  const previousTo = async (narrowed: Narrowed, last: string, first: number): Promise<string | null> => {
    const key = keyFor(narrowed)
    const conditions = conditionsOf(narrowed)
    conditions.add(`${key('t.id')} >= ${key(`${conditions.bind(last)}::uuid`)}`)
    const ids = entryIds(narrowed, conditions, { direction: 'asc', limit: conditions.bind(first + 1) })
    const [row] = await manager.query<{ id: string }[]>(
      `select id from (${ids}) e order by ${key('id')} offset ${conditions.bind(first)} limit 1`,
      conditions.values,
    )
    return row ? encodeCursor([row.id]) : null
  }

  return {
    /** A page of the entries that are selected, newest first. */
    list: async ({ first, after, ...selection }: TrailRequest, wanted: Wanted): Promise<TrailPage> => {
      const last = readIdCursor(after)
      const isTurned = last !== null && ['offset', 'previousCursor'].some((figure) => wanted.has(figure))
      const narrowed = await narrow(selection)
      const entries = await readAfter(narrowed, first + 1, last)
      const nodes = entries.slice(0, first)
      const end = nodes.at(-1)
      return {
        nodes,
        totalCount: wanted.has('totalCount') ? await count(narrowed, null) : null,
        offset: isTurned ? await count(narrowed, last) : 0,
        endCursor: end ? encodeCursor([end.id]) : null,
        hasNextPage: entries.length > first,
        previousCursor: isTurned ? await previousTo(narrowed, last, first) : null,
        isCut: narrowed.called?.isCut ?? false,
      }
    },

    /** Those with these ids, newest first. */
    findAll: (ids: readonly string[]): Promise<TrailEntry[]> =>
      read('select * from trail where id = any($1::uuid[])', [ids]),

    find: async (entry: string): Promise<TrailEntry | null> => {
      const [found] = await read('select * from trail where id = $1', [entry])
      return found ?? null
    },

    /** The version of a record, which nobody else changes until the transaction ends; null where it is gone. */
    holdVersion: async ({ kind, id }: { kind: TrailKind; id: string }): Promise<number | null> => {
      const [row] = await manager.query<{ version: number }[]>(
        `select version from ${trailKinds[kind].table} where id = $1 for no key update`,
        [id],
      )
      return row?.version ?? null
    },

    isPictureKept: async (address: string): Promise<boolean> => {
      const kept: unknown[] = await manager.query('select from pictures where address = $1', [address])
      return kept.length > 0
    },

    newestOf: async ({ kind, id }: { kind: TrailKind; id: string }): Promise<TrailEntry | null> => {
      const [newest] = await read(
        `select * from trail where of_table = $1 and record_id = $2 order by uuid_send(id) desc limit 1`,
        [trailKinds[kind].table, id],
      )
      return newest ?? null
    },

    /** Up to `limit` of them after the one with the id `after`, newest first. */
    selectAfter: async (
      selection: TrailSelection,
      limit: number,
      after: string | null,
    ): Promise<TrailEntry[]> => readAfter(await narrow(selection), limit, after),

    count: async (selection: TrailSelection): Promise<number> => {
      const narrowed = await narrow(selection)
      const conditions = conditionsOf(narrowed)
      const [row] = await manager.query<{ count: number }[]>(
        `select count(*)::integer as count from (${entryIds(narrowed, conditions, {})}) c`,
        conditions.values,
      )
      return row?.count ?? 0
    },

    /** Everybody who has left a trail and is still there, by their names. */
    actors: (): Promise<TrailActor[]> =>
      manager.query(
        `${actorIds} select u.id, u.first_name || ' ' || u.last_name as name
         from known k join users u on u.id = k.id order by 2, 1`,
      ),
  }
}

export type TrailRepository = ReturnType<typeof createTrailRepository>
