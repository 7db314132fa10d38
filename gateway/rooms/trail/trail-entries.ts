import { programs, type TrailSelection, trailKinds } from '../../../schema/trail.ts'
import { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf } from '../../database/gifts-within.ts'
import type { Called } from './trail-search.ts'

/** What of the trail is looked at: what somebody selects, and what a search of theirs has found. */
export interface Narrowed {
  selection: TrailSelection
  /** Null where nothing is searched for. */
  called: Called | null
}

/** What has the order of an id: of what is narrowed its bytes, which stand in the indexes for that and not in the primary key. */
export const keyFor = ({ selection, called }: Narrowed): ((id: string) => string) => {
  const { actor, kind, record, action } = selection
  return called === null && (actor ?? kind ?? record ?? action) === null
    ? (id) => id
    : (id) => `uuid_send(${id})`
}

/** A period as bounds of ids, which begin with their moment: every page is a range of one index. */
export const conditionsOf = (narrowed: Narrowed): Conditions => {
  const { actor, kind, record, action, from, until } = narrowed.selection
  const key = keyFor(narrowed)
  const conditions = new Conditions()
  if (actor === programs) conditions.add('t.actor_id is null')
  else if (actor !== null) conditions.add(`t.actor_id = ${conditions.bind(actor)}`)
  if (kind !== null) conditions.add(`t.of_table = ${conditions.bind(trailKinds[kind].table)}`)
  if (record !== null) conditions.add(`t.record_id = ${conditions.bind(record)}`)
  if (action !== null) conditions.add(`t.action = ${conditions.bind(action)}`)
  if (from !== null)
    conditions.add(`${key('t.id')} >= ${key(`trail_id(${beginningOf(conditions.bind(from))})`)}`)
  if (until !== null) conditions.add(`${key('t.id')} < ${key(`trail_id(${endOf(conditions.bind(until))})`)}`)
  return conditions
}

interface Slice {
  /** By their ids; in no order where nothing is said. */
  direction?: 'asc' | 'desc'
  /** How many at most, a number or what stands for a value; all of them where nothing is said. */
  limit?: string | number
}

const sliceOf = (narrowed: Narrowed, { direction, limit }: Slice): string => {
  const { called, selection } = narrowed
  // Only so the index is known to have the order where nobody was signed in.
  const first = called === null && selection.actor === programs ? `t.actor_id ${direction}, ` : ''
  return [
    direction ? `order by ${first}${keyFor(narrowed)('t.id')} ${direction}` : '',
    limit === undefined ? '' : `limit ${limit}`,
  ].join(' ')
}

/**
 * The ids of the first entries that meet these conditions. Of each record that a search has found, and of each account, they
 * are a range of an index: no more is looked at than of each as many as are asked for.
 */
export const entryIds = (narrowed: Narrowed, conditions: Conditions, slice: Slice): string => {
  const first = sliceOf(narrowed, slice)
  const some = (more: string): string =>
    `select t.id from trail t where ${more} and ${conditions.sql} ${first}`
  const { called } = narrowed
  if (called === null) return some('true')
  const tables = conditions.bind(called.records.map(({ ofTable }) => ofTable))
  const records = conditions.bind(called.records.map(({ id }) => id))
  const actors = conditions.bind(called.actors)
  // Kinds are no shorter way to a record: an id is that of one record, but for an account and its second factor.
  const ofRecords = `unnest(${tables}::text[], ${records}::text[]) f (of_table, record_id)`
  const isOfRecord = `t.record_id = f.record_id and t.of_table || '' = f.of_table`
  // None is told twice. Of the first few that is seen once they are there; whoever counts need not gather all for that.
  const isAlready = `exists (select from ${ofRecords} where ${isOfRecord})`
  const [united, isNew] = slice.direction ? ['union', 'true'] : ['union all', `not ${isAlready}`]
  return `select t.id from (
      select e.id from ${ofRecords} cross join lateral (${some(isOfRecord)}) e
      ${united}
      select e.id from unnest(${actors}::uuid[]) a (actor_id)
        cross join lateral (${some(`t.actor_id = a.actor_id and ${isNew}`)}) e
    ) t ${first}`
}

/** The same entries, whole. */
export const entriesOf = (narrowed: Narrowed, conditions: Conditions, slice: Slice): string => {
  if (narrowed.called === null)
    return `select t.* from trail t where ${conditions.sql} ${sliceOf(narrowed, slice)}`
  // The offset has each looked up by its id: whoever wants them in that order would else walk through the whole trail.
  return `select e.* from (${entryIds(narrowed, conditions, slice)}) i
    cross join lateral (select * from trail where id = i.id offset 0) e`
}
