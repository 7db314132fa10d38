import type { EntityManager } from 'typeorm'
import { type LatelyKind, mostLately, mostLookedAt } from '../../../schema/lately.ts'
import { namesOf } from '../../../schema/model.ts'
import { trailKinds } from '../../../schema/trail.ts'
import { beginningOf } from '../../database/gifts-within.ts'
import { readAs } from '../../models/columns.ts'
import { mayComeBack } from '../../models/removals.ts'
import { entryKind, entrySum, giftValues } from './gift-entries.ts'
import type { Lately } from './lately.ts'
import { lists, type Told } from './steps-back.ts'
import { actorName, namedRecords, recordTitles } from './trail-names.ts'

interface Row extends Omit<LatelyByAccount, 'kind' | 'title'> {
  ofTable: string
  titleEn: string | null
  titleKa: string | null
}

/** The same before it is known who asks. */
export interface LatelyByAccount extends Omit<Lately, 'isOwn' | 'version' | 'undoable'> {
  /** All that it tells of; null where nobody looks at all of it. */
  entries: string[] | null
}

/** An entry after which nothing was done to its record. */
interface Newest extends Told {
  id: string
  recordId: string
  /** Whether the record is there, be it in the bin, or whoever it is about can be put back onto their list. */
  isThere: boolean
}

interface NewestRow extends Omit<Newest, 'kind' | 'changes'> {
  ofTable: string
  before: Record<string, string | null>
}

/**
 * What of the day an entry `t` tells of whoever it tells of has done to its kind, up to that entry. Ordered by the actor as
 * well, who is one and the same: only so the index is known to have the order where nobody was signed in.
 */
const doneBy = (actor: string): string => `(
  select id, of_table, record_id, action, program, columns from trail
  where of_table = t.of_table and ${actor} and uuid_send(id) <= uuid_send(t.id)
    and uuid_send(id) >= uuid_send(trail_id(${beginningOf('told.day')}))
  order by actor_id desc, uuid_send(id) desc limit $2::integer + 1)`

/** The id of whoever an entry `t` is about, where that is a list that somebody can be put back onto. */
const listed = `case when t.of_table in (${lists.map((kind) => `'${trailKinds[kind].table}'`).join(', ')}) then t.record_id::uuid end`

export const createLatelyRepository = (manager: EntityManager) => ({
  /**
   * What was done last to records of these kinds, newest first, told of each person, act and day at once, and of each kind of
   * entry in the ledger of gifts. Of each kind the newest entries come from an index, and from another what each who is told
   * of has done to it on that day: so it costs the same however long the trail is, and counts right whatever others have done
   * in between.
   */
  list: async (kinds: readonly LatelyKind[]): Promise<LatelyByAccount[]> => {
    if (kinds.length === 0) return []
    const rows = await manager.query<Row[]>(
      `with newest as (
         select t.*, ${entryKind('t')} as entry from unnest($1::text[]) k (of_table) cross join lateral (
           select t.*, v.before, v.after from (
             select id, at, actor_id, program, action, of_table, columns
             from trail where of_table = k.of_table order by uuid_send(id) desc limit $2::integer
           ) t ${giftValues('t', 'k.of_table')}
         ) t
       ), told as (
         select (array_agg(id order by id desc))[1] as id, (at at time zone 'Asia/Tbilisi')::date as day, entry
         from newest group by of_table, action, actor_id, program, entry, 2 order by 1 desc limit $3
       )
       select t.id, ${readAs('instant', 't.at')} as at, t.actor_id as "actorId", ${actorName} as actor, t.program,
         t.action, t.of_table as "ofTable", told.entry, case when done.is_whole then ${readAs('lari', 'done.sum')} end as sum,
         case when done.is_whole then nullif(done.records, 0) end as count, case when done.is_whole then done.entries end as entries,
         case when done.records = 1 then t.record_id end as "recordId", ${recordTitles}
       from told join trail t on t.id = told.id cross join lateral (
         select count(distinct d.record_id) filter (where d.is_alike)::integer as records,
           sum(${entrySum('d')}) filter (where d.is_alike) as sum, array_agg(d.id) filter (where d.is_alike) as entries,
           count(*) <= $2::integer as is_whole
         from (
           select e.*, e.action = t.action and e.program is not distinct from t.program
             and e.entry is not distinct from told.entry as is_alike
           from (
             select w.*, ${entryKind('w')} as entry from (
               select d.*, v.before, v.after
               from (${doneBy('actor_id = t.actor_id')} union all ${doneBy('actor_id is null and t.actor_id is null')}) d
               ${giftValues('d', 't.of_table')}
             ) w
           ) e
         ) d
       ) done ${namedRecords} order by t.id desc`,
      [kinds.map((kind) => trailKinds[kind].table), mostLookedAt, mostLately],
    )
    return rows.flatMap(({ ofTable, titleEn, titleKa, ...row }) => {
      const kind = kinds.find((each) => trailKinds[each].table === ofTable)
      const title = row.recordId !== null ? { en: titleEn, ka: titleKa } : { en: null, ka: null }
      return kind ? [{ ...row, kind, title }] : []
    })
  },

  /** Those of these entries after which nothing was done to their records, newest first. */
  newestOf: async (ids: readonly string[]): Promise<Newest[]> => {
    const rows = await manager.query<NewestRow[]>(
      `select t.id, t.record_id as "recordId", t.action, t.of_table as "ofTable", r.version,
         coalesce(r.title_en, r.title_ka) is not null or ${mayComeBack('t.of_table', listed)} as "isThere",
         v.erased_at is not null as "isErased",
         (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(v.before)) as before
       from unnest($1::uuid[]) k (id) join trail t on t.id = k.id left join trail_values v on v.entry_id = t.id
       ${namedRecords}
       where not exists (
         select from trail n
         where n.of_table = t.of_table and n.record_id = t.record_id and uuid_send(n.id) > uuid_send(t.id)
       ) order by t.id desc`,
      [[...ids]],
    )
    return rows.map(({ ofTable, before, ...row }) => ({
      ...row,
      kind: namesOf(trailKinds).find((kind) => trailKinds[kind].table === ofTable) ?? null,
      changes: Object.entries(before).map(([column, value]) => ({ column, before: value })),
    }))
  },
})

export type LatelyRepository = ReturnType<typeof createLatelyRepository>
