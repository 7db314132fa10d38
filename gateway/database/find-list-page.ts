import type { EntityManager } from 'typeorm'
import type { Direction } from '../../schema/directions.ts'
import type { KeyType, Position } from '../core/sorted-list-page.ts'
import type { Conditions } from './conditions.ts'
import { type Fields, run, type StatementMaker } from './prepared.ts'

/** What rows are sorted by: an expression that is never null, and its type. Rows of equal keys go by their id. */
export interface SortKey {
  sql: string
  type: KeyType
}

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
  /** Whether they want to turn to other pages. */
  isPlaced: boolean
}

export interface FoundPage<Node> {
  /** Up to `first` rows in their order, and one more where there is one. */
  nodes: Node[]
  /** Their places; what they are sorted by is left empty where nobody wants it. */
  positions: Position[]
  /** Of all pages; nothing, like the next two, where nobody wants it. */
  total: number
  /** How many rows come before this page. */
  before: number
  /** The row that the page before this one follows; null where that is the first page, or there is none. */
  previous: Position | null
}

/**
 * The statement of a page. Rows that meet conditions are looked for once for all the figures; without any, a figure is
 * quicker found by itself, and the page by its range of an index.
 */
const pageText = <Node>(
  conditions: Conditions,
  { from, id, key, direction, first, after, row, isCounted, isPlaced }: WantedPage<Node>,
): string => {
  const where = conditions.sql
  const limit = `${conditions.bind(first)}::int`
  const [ahead, behind, backwards] = direction === 'asc' ? ['>', '<=', 'desc'] : ['<', '>=', 'asc']
  const place = after && `(${conditions.bind(after[0])}::${key.type}, ${conditions.bind(after[1])}::uuid)`
  const columns = row.columns.map((column, index) => `${column} as c${index}`).join(', ')
  const rows = `select ${key.sql} as key, ${id} as id from ${from} where ${where}`
  const page = (table: string, more = ''): string =>
    `select key, id${more} from ${table} where ${place ? `(key, id) ${ahead} ${place}` : 'true'}
     order by key ${direction}, id ${direction} limit ${limit} + 1`

  const isTurned = place !== null && isPlaced
  const isFoundOnce = where !== 'true' && (isCounted || isTurned)
  const found = isFoundOnce ? 'found' : `(${rows}) found`
  const passed = `${found} where (key, id) ${behind} ${place}`
  const figures = [
    isCounted ? `(select count(*) from ${found})` : '0',
    isTurned ? `(select count(*) from ${passed})` : '0',
    isTurned
      ? `(select json_build_array(key::text, id) from ${passed}
          order by key ${backwards}, id ${backwards} offset ${limit} limit 1)`
      : 'null',
  ]
  const names = row.columns.map((_, index) => `c${index}`)
  const read = `select ${[...figures, isPlaced ? 'key::text' : 'null', ...names].join(', ')}`
  const order = `order by page.key ${direction}, page.id ${direction}`
  if (!isFoundOnce) {
    const whole = page(
      `(select ${key.sql} as key, ${id} as id, ${columns} from ${from} where ${where}) found`,
      `, ${names.join(', ')}`,
    )
    return isCounted || isTurned
      ? `${read} from (values (true)) one left join (${whole}) page on true ${order}`
      : `${read} from (${whole}) page ${order}`
  }
  // Looked up row by row, however many of them a plan for any number expects.
  return `with found as materialized (${rows})
    ${read} from (values (true)) one left join (
      (${page('found')}) page
      cross join lateral (select ${columns} from ${from} where ${id} = page.id offset 0) own
    ) on true ${order}`
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
    total: Number(total ?? 0),
    before: Number(before ?? 0),
    previous: previous == null ? null : JSON.parse(previous),
  }
}
