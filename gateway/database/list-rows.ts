import type { EntityManager } from 'typeorm'
import type { ListRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { readPosition, type SortedListPage, writePosition } from '../core/sorted-list-page.ts'
import type { Wanted } from '../core/wanted.ts'
import type { Conditions } from './conditions.ts'
import { findListPage, type SortKey, type WantedPage } from './find-list-page.ts'
import { createStatements, type Fields, plannedAnew, run, type StatementMaker } from './prepared.ts'

/** What a list is made of. */
export interface ListOfRows<Node>
  extends Pick<WantedPage<Node>, 'from' | 'parts' | 'id' | 'key' | 'row' | 'kept' | 'sum'> {
  conditions: Conditions
  statements: StatementMaker<Fields>
  /** What somebody asks of the page. */
  wanted: Wanted
}

/** What is asked of a page by whoever goes on from it, and by whoever turns back. */
const places = ['endCursor', 'pageInfo', 'previousCursor']
const turns = ['offset', 'previousCursor']

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
 * A page of a sorted list, and what was summed up of all its rows, null where nothing was; in one statement whatever its
 * size, in two where more rows hold what is searched for than anybody counts, and stand far from the page.
 * @param order names what it is sorted by, for its cursors
 * @throws Problem `validation_failed` when the cursor is of another list or another order
 */
export const listSummedRows = async <Node>(
  manager: EntityManager,
  { first, after, direction }: Pick<ListRequest<string, string>, 'first' | 'after' | 'direction'>,
  order: string,
  { conditions, statements, wanted, ...list }: ListOfRows<Node>,
): Promise<{ page: SortedListPage<Node>; sum: number | null }> => {
  const isPlaced = places.some((name) => wanted.has(name))
  const found = await findListPage(manager, statements, conditions, {
    ...list,
    direction,
    first,
    after: readPosition(after, order, list.key.type),
    isCounted: wanted.has('totalCount'),
    isPlaced,
    isTurned: turns.some((name) => wanted.has(name)),
  })
  const last = isPlaced ? found.positions.slice(0, first).at(-1) : undefined
  const page = {
    nodes: found.nodes.slice(0, first),
    totalCount: found.total,
    offset: found.before,
    endCursor: last === undefined ? null : writePosition(last, order),
    hasNextPage: found.nodes.length > first,
    previousCursor: found.previous && writePosition(found.previous, order),
  }
  return { page, sum: found.sum }
}

/** The same where nothing is summed up. */
export const listRows = async <Node>(
  ...given: Parameters<typeof listSummedRows<Node>>
): Promise<SortedListPage<Node>> => (await listSummedRows(...given)).page

/** A search is a long statement: a connection takes half a megabyte to one and a half for each that it keeps. */
const mostSearches = 3

/**
 * Keeps so many of the pages of a list, and a few searches besides. Where rows are compared with values that decide which way is
 * the quicker one, a page is planned for just these.
 */
export const createPages = (
  list: string,
  most: number,
): ((conditions: Conditions) => StatementMaker<Fields>) => {
  const pages = createStatements<Fields>(`page of ${list}`, most)
  const searches = createStatements<Fields>(`search of ${list}`, mostSearches)
  return ({ isPlannedOnce, isSearched }) => {
    if (!isPlannedOnce) return plannedAnew
    return isSearched ? searches : pages
  }
}

/** Tells how many rows of a table there are in those of its parts that are counted as rows are written. */
export const countOf = (list: string, parts: string): string =>
  `(select coalesce(sum(count), 0) from list_counts where list = '${list}' and ${parts})`

/** How many rows meet the conditions. */
export const countRows = async (
  manager: EntityManager,
  statements: StatementMaker<number>,
  from: string,
  conditions: Conditions,
): Promise<number> => {
  const statement = statements(`select count(*) from ${from} where ${conditions.sql}`, ([count]) =>
    Number(count),
  )
  const [count] = await run(manager, statement, conditions.values)
  return count ?? 0
}
