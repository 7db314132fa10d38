import type { EntityManager } from 'typeorm'
import type { Direction } from '../../schema/directions.ts'
import { mostCounted } from '../../schema/limits.ts'
import type { KeyType, Position } from '../core/sorted-list-page.ts'
import type { Conditions } from './conditions.ts'
import { type Fields, run, type StatementMaker } from './prepared.ts'

/** What rows are sorted by: an expression that is never null, and its type. Rows of equal keys go by their id. */
export interface SortKey {
  sql: string
  type: KeyType
  /** How a cursor tells it; as PostgreSQL writes it, where nothing is said. */
  told?: (key: string) => string
}

const asText = (key: string): string => `${key}::text`

/** How many columns of an answer come before those of a row. */
export const columnsBeforeRow = 4

/** What is read of each row. */
export interface RowColumns<Node> {
  /** The first is its id. */
  columns: readonly string[]
  /** Makes it of the texts of its columns, after {@link columnsBeforeRow} others. */
  read: (texts: Fields) => Node
}

export interface WantedPage<Node> {
  /** The tables, with their aliases. */
  from: string
  /** Tables that hold the rows together, where they are several: each is read in order by itself. */
  parts?: readonly string[]
  /** The id of a row. */
  id: string
  key: SortKey
  direction: Direction
  first: number
  /** The row this page follows; null for the first page. */
  after: Position | null
  row: RowColumns<Node>
  /** Whether somebody wants to know how many rows there are. */
  isCounted: boolean
  /** An expression that tells how many rows meet the conditions, where that is kept. */
  kept?: string | null
  /** Whether they want the places of its rows, to go on from there. */
  isPlaced: boolean
  /** Whether they want to know where it stands among the others, and how to turn back. */
  isTurned: boolean
}

export interface FoundPage<Node> {
  /** Up to `first` rows in their order, and one more where there is one. */
  nodes: Node[]
  /** Their places; what they are sorted by is left empty where nobody wants it. */
  positions: Position[]
  /** Of all pages; null where they are more than anybody counts; nothing, like the next two, where nobody wants it. */
  total: number | null
  /** How many rows come before this page; null likewise. */
  before: number | null
  /** The row that the page before this one follows; null where that is the first page, or there is none. */
  previous: Position | null
}

/**
 * The statement of a page: each figure is found by itself and no further than anybody counts, and the page by its range
 * of an index. What is searched for has none: its rows are looked for once for all of that, as many as anybody counts;
 * where there are more, they are so many that a page of them is soon full in its order.
 */
const pageText = <Node>(conditions: Conditions, wanted: WantedPage<Node>): string => {
  const {
    from,
    parts = [from],
    id,
    key,
    direction,
    first,
    after,
    row,
    isCounted,
    kept,
    isPlaced,
    isTurned,
  } = wanted
  const limit = `${conditions.bind(first)}::int`
  const told = key.told ?? asText
  const [ahead, behind, backwards] = direction === 'asc' ? ['>', '<=', 'desc'] : ['<', '>=', 'asc']
  const place = after && `(${conditions.bind(after[0])}::${key.type}, ${conditions.bind(after[1])}::uuid)`
  const columns = row.columns.map((column, index) => `${column} as c${index}`).join(', ')
  const names = row.columns.map((_, index) => `c${index}`)

  const inOrder = (way: string) => `order by key ${way}, id ${way}`
  const ofPart = (part: string, met = conditions.inOrder) =>
    `select ${key.sql} as key, ${id} as id from ${part} where ${met}`
  const whole = parts.map((part) => `(${ofPart(part)}) found`)
  const all = conditions.isSearched
    ? [['found', 'not (select are from many)'], ...whole.map((part) => [part, '(select are from many)'])]
    : whole.map((part) => [part, 'true'])
  /** So many of the rows that meet `more`, in this order. */
  const rows = (more: string, way: string, most: string) => {
    const some = all.map(
      ([each, when]) =>
        `(select key, id from ${each} where ${when} and ${more} ${inOrder(way)} limit ${most})`,
    )
    return `(${some.join(' union all ')}) these`
  }
  const counted = (some: string) =>
    `(select nullif(count(*), ${mostCounted + 1}) from (select from ${some} limit ${mostCounted + 1}) counted)`
  const behindIt = (most: string) => rows(`(key, id) ${behind} ${place}`, backwards, most)
  // Counted in no order: whichever way to a thousand of them is the shortest.
  const any = (conditions.isSearched ? ['found'] : whole)
    .map((each) => `select from ${each}`)
    .join(' union all ')
  const figures = [
    isCounted ? (kept ?? counted(`(${any}) these`)) : '0',
    place && isTurned ? counted(behindIt(String(mostCounted + 1))) : '0',
    place && isTurned
      ? `(select json_build_array(${told('key')}, id) from ${behindIt(`${limit} + 1`)}
          ${inOrder(backwards)} offset ${limit} limit 1)`
      : 'null',
  ]
  const page = rows(place ? `(key, id) ${ahead} ${place}` : 'true', direction, `${limit} + 1`)
  // Looked up row by row, however many of them a plan for any number expects.
  const found = `with found as materialized (
      select key, id from (${parts.map((part) => ofPart(part, conditions.sql)).join(' union all ')}) each
      limit ${mostCounted + 1}
    ), many as materialized (select exists (select from found offset ${mostCounted}) as are)`
  return `${conditions.isSearched ? found : ''}
    select ${[...figures, isPlaced ? told('page.key') : 'null', ...names].join(', ')}
    from (values (true)) one left join (
      (select key, id from ${page} ${inOrder(direction)} limit ${limit} + 1) page
      cross join lateral (select ${columns} from ${from} where ${id} = page.id offset 0) own
    ) on true order by page.key ${direction}, page.id ${direction}`
}

/**
 * Finds a page of the rows that meet `conditions`. A page follows the place of a row, whether or not that row is still
 * there.
 */
export const findListPage = async <Node>(
  manager: EntityManager,
  statements: StatementMaker<Fields>,
  conditions: Conditions,
  wanted: WantedPage<Node>,
): Promise<FoundPage<Node>> => {
  const statement = statements(pageText(conditions, wanted), (texts) => texts)
  const lines = await run(manager, statement, conditions.values)
  const [total, before, previous] = lines[0] ?? []
  const nodes: Node[] = []
  const positions: Position[] = []
  for (const line of lines) {
    const id = line[columnsBeforeRow] ?? null
    // Figures of a page without rows.
    if (id === null) continue
    nodes.push(wanted.row.read(line))
    positions.push([line[columnsBeforeRow - 1] ?? '', id])
  }
  return {
    nodes,
    positions,
    total: total == null ? null : Number(total),
    before: before == null ? null : Number(before),
    previous: previous == null ? null : JSON.parse(previous),
  }
}
