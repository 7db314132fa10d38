import type { EntityManager } from 'typeorm'
import type { ListRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { readPosition, type SortedListPage, writePosition } from '../core/sorted-list-page.ts'
import type { Conditions } from './conditions.ts'
import { findListPage, type SortKey } from './find-list-page.ts'

/** What a list is made of. */
export interface ListOfRows<Node> {
  /** The tables, with their aliases. */
  from: string
  /** The id of a row. */
  id: string
  key: SortKey
  conditions: Conditions
  /** The items of these ids, in any order. */
  read: (ids: readonly string[]) => Promise<Node[]>
}

/** A title for sorting: in one language, or in the other where it is not written in it; whatever its case. */
export const titleKey = (locale: Locale, columns: Record<Locale, string>): SortKey => {
  const other = locale === 'en' ? 'ka' : 'en'
  return { sql: `lower(coalesce(${columns[locale]}, ${columns[other]})) collate "C"`, type: 'text' }
}

/** A day for sorting: where there is none it comes last, either way. */
export const dayKey = (column: string, direction: string): SortKey => ({
  sql: `coalesce(${column}, '${direction === 'asc' ? '' : '-'}infinity')`,
  type: 'date',
})

/**
 * A page of a sorted list, in two statements whatever its size.
 * @param order names what it is sorted by, for its cursors
 * @throws Problem `validation_failed` when the cursor is of another list or another order
 */
export const listRows = async <Node extends { id: string }>(
  manager: EntityManager,
  { first, after, direction }: Pick<ListRequest<string, string>, 'first' | 'after' | 'direction'>,
  order: string,
  { from, id, key, conditions, read }: ListOfRows<Node>,
): Promise<SortedListPage<Node>> => {
  const found = await findListPage(manager, conditions, {
    from,
    id,
    key,
    direction,
    first,
    after: readPosition(after, order, key.type),
  })
  const shown = found.rows.slice(0, first)
  const nodes = await read(shown.map(([, each]) => each))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const last = shown.at(-1)
  return {
    nodes: shown.flatMap(([, each]) => byId.get(each) ?? []),
    totalCount: found.total,
    offset: found.before,
    endCursor: last === undefined ? null : writePosition(last, order),
    hasNextPage: found.rows.length > first,
    previousCursor: found.previous && writePosition(found.previous, order),
  }
}

/** How many rows meet the conditions. */
export const countRows = async (
  manager: EntityManager,
  from: string,
  conditions: Conditions,
): Promise<number> => {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from ${from} where ${conditions.sql}`,
    conditions.values,
  )
  return row?.count ?? 0
}
