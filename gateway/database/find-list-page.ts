import type { EntityManager } from 'typeorm'
import type { Direction } from '../../schema/directions.ts'
import type { KeyType, Position } from '../core/sorted-list-page.ts'
import type { Conditions } from './conditions.ts'

/** What rows are sorted by: an expression that is never null, and its type. Rows of equal keys go by their id. */
export interface SortKey {
  sql: string
  type: KeyType
}

export interface WantedPage {
  /** The tables, with their aliases. */
  from: string
  /** The id of a row. */
  id: string
  key: SortKey
  direction: Direction
  first: number
  /** The row this page follows; null for the first page. */
  after: Position | null
}

export interface FoundPage {
  /** Up to `first` rows in their order, and one more where there is one. */
  rows: Position[]
  /** Of all pages. */
  total: number
  /** How many rows come before this page. */
  before: number
  /** The row that the page before this one follows; null where that is the first page, or there is none. */
  previous: Position | null
}

/**
 * Finds a page of the rows that meet `conditions`, which are looked at once for all the figures.
 * A page follows the place of a row, whether or not that row is still there.
 */
export const findListPage = async (
  manager: EntityManager,
  conditions: Conditions,
  { from, id, key, direction, first, after }: WantedPage,
): Promise<FoundPage> => {
  const where = conditions.sql
  const limit = conditions.bind(first)
  const [ahead, behind, backwards] = direction === 'asc' ? ['>', '<=', 'desc'] : ['<', '>=', 'asc']
  const place = after && `(${conditions.bind(after[0])}::${key.type}, ${conditions.bind(after[1])}::uuid)`
  const [found] = await manager.query<FoundPage[]>(
    `with found as materialized (select ${key.sql} as key, ${id} as id from ${from} where ${where}),
       passed as (select * from found where ${place ? `(key, id) ${behind} ${place}` : 'false'}),
       page as (
         select * from found where ${place ? `(key, id) ${ahead} ${place}` : 'true'}
         order by key ${direction}, id ${direction} limit ${limit}::int + 1
       )
     select
       (select coalesce(json_agg(json_build_array(key::text, id) order by key ${direction}, id ${direction}), '[]')
        from page) as rows,
       (select count(*)::int from found) as total,
       (select count(*)::int from passed) as before,
       (select json_build_array(key::text, id) from passed
        order by key ${backwards}, id ${backwards} offset ${limit}::int limit 1) as previous`,
    conditions.values,
  )
  if (!found) throw new Error('the database answered no page')
  return found
}
