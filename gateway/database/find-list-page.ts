import type { EntityManager } from 'typeorm'
import type { Direction } from '../../schema/directions.ts'
import { mostCounted } from '../../schema/limits.ts'
import { defaultPageSize, maximumPageSize } from '../../schema/lists.ts'
import type { KeyType, Position } from '../core/sorted-list-page.ts'
import type { Conditions } from './conditions.ts'
import { type Fields, run, type StatementMaker } from './prepared.ts'
import { unseen } from './unseen.ts'

/** What rows are sorted by: an expression that is never null, and its type. Rows of equal keys go by their id. */
export interface SortKey {
  sql: string
  type: KeyType
  /** How a cursor tells it; as PostgreSQL writes it, where nothing is said. */
  told?: (key: string) => string
}

const asText = (key: string): string => `${key}::text`

/** How many columns of an answer come before those of a row. */
export const columnsBeforeRow = 6

/** How long pages are mostly asked for, so that few statements differ by that. */
const usualLengths = [25, defaultPageSize]

/**
 * As many rows as are read for a page of `first` at most. A plan that knows of no number would be one for a tenth of all
 * rows; with this it is that of a page, however many of them are asked for.
 */
export const mostOf = (first: number): number =>
  (usualLengths.find((length) => first <= length) ?? maximumPageSize) + 1

/** So many rows are read in their order for a page of what is searched for, before all rows that hold it are looked for. */
const mostPassed = 2 * mostCounted

/**
 * Where more than half of so many rows hold it, the next are looked through as well: an index would look up most rows, each at
 * a price.
 */
const mostLookedAt = 50

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
  /** What is summed up of all rows that meet the conditions, where somebody wants that: then all of them are looked for, and counted. */
  sum?: string | undefined
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
  /** Of all pages; null where nobody wants it. */
  sum: number | null
  /** How many rows come before this page; null likewise. */
  before: number | null
  /** The row that the page before this one follows; null where that is the first page, or there is none. */
  previous: Position | null
}

/** How the rows of a page are found. */
type Road =
  /** Each figure by itself and no further than anybody counts, and the page by its range of an index. */
  | 'ordered'
  /**
   * What is searched for has none: its rows are looked for once for all of that, as many as anybody counts; where most rows
   * hold it, among the next there are. Where there are more, they are mostly so many that a page of them is soon full in its
   * order.
   */
  | 'searched'
  /** Where it is not, as they stand close together somewhere else, all of them are looked for; also where all are summed up. */
  | 'whole'

/** Writes the statement of a page by each road there is; all of them compare with the same values. */
const textsOf = <Node>(conditions: Conditions, wanted: WantedPage<Node>): ((road: Road) => string) => {
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
    sum,
    isPlaced,
    isTurned,
  } = wanted
  const limit = `${conditions.bind(first)}::int`
  const most = mostOf(first)
  const told = key.told ?? asText
  const [ahead, behind, backwards] = direction === 'asc' ? ['>', '<=', 'desc'] : ['<', '>=', 'asc']
  const place =
    after && `(${unseen(conditions.bind(after[0]), key.type)}, ${unseen(conditions.bind(after[1]), 'uuid')})`
  const isAhead = place ? `(key, id) ${ahead} ${place}` : 'true'
  const columns = row.columns.map((column, index) => `${column} as c${index}`).join(', ')
  const names = row.columns.map((_, index) => `c${index}`)

  const inOrder = (way: string) => `order by key ${way}, id ${way}`
  const ofPart = (part: string, met: string, more = '') =>
    `select ${key.sql} as key, ${id} as id${more} from ${part} where ${met}`
  const inEach = parts.map((part) => `(${ofPart(part, conditions.inOrder)}) found`)
  const every = parts.map((part) => ofPart(part, conditions.sql)).join(' union all ')

  /** So many of the rows that meet `more`, in this order, of each of these where it is asked. */
  const rows = (more: string, way: string, some: number, of: readonly (readonly string[])[]) => {
    const ofEach = of.map(
      ([each, when]) =>
        `(select key, id from ${each} where ${when} and ${more} ${inOrder(way)} limit ${some})`,
    )
    return `(${ofEach.join(' union all ')}) these`
  }
  const counted = (some: string) =>
    `(select nullif(count(*), ${mostCounted + 1}) from (select from ${some} limit ${mostCounted + 1}) counted)`
  /** How many come before this page, and the row that the page before it follows. */
  const turned = (of: readonly (readonly string[])[]): [before: string, previous: string] => {
    if (!place || !isTurned) return ['0', 'null']
    const behindIt = (some: number) => rows(`(key, id) ${behind} ${place}`, backwards, some, of)
    return [
      counted(behindIt(mostCounted + 1)),
      `(select json_build_array(${told('key')}, id) from ${behindIt(most)}
          ${inOrder(backwards)} offset ${limit} limit 1)`,
    ]
  }
  const statement = (
    [total, summed = 'null', isFar = 'false']: string[],
    [before, previous]: string[],
    page: string,
  ) =>
    `select ${[isFar, summed, total, before, previous, isPlaced ? told('page.key') : 'null', ...names].join(', ')}
    from (values (true)) one left join (
      (select key, id from ${page} ${inOrder(direction)} limit ${limit} + 1) page
      cross join lateral (select ${columns} from ${from} where ${id} = page.id offset 0) own
    ) on true order by page.key ${direction}, page.id ${direction}`

  const ordered = (): string => {
    const all = inEach.map((part) => [part, 'true'])
    // Counted in no order: whichever way to a thousand of them is the shortest.
    const any = inEach.map((part) => `select from ${part}`).join(' union all ')
    const total = isCounted ? (kept ?? counted(`(${any}) these`)) : '0'
    return statement([total], turned(all), rows(isAhead, direction, most, all))
  }

  /**
   * The first rows that meet `more`, so many at most, and whether they hold what is searched for. That is asked of these alone:
   * of each row that is sorted for it, it would be asked of a whole table of some thousand.
   */
  const near = (more: string, some: number): string => {
    const { columns, isMet } = conditions.searched
    const texts = columns.map((_, index) => `s${index}`)
    const read = columns.map((column, index) => `, ${column} as s${index}`).join('')
    const names = ['key', 'id', ...texts].join(', ')
    const ofEach = parts.map(
      (part) =>
        `(select ${names} from (${ofPart(part, conditions.besides ?? 'true', read)}) each
          where ${more} ${inOrder(direction)} limit ${some})`,
    )
    const all =
      ofEach.length === 1
        ? ofEach.join()
        : `select ${names} from (${ofEach.join(' union all ')}) part ${inOrder(direction)} limit ${some}`
    return `(select key, id, ${isMet(texts, 'id')} as met from (${all}) near)`
  }
  const searched = (): string => {
    const isFar = '(select are from many) and (select is_far from far)'
    const isNear = '(select are from many) and not (select is_far from far)'
    const few = ['found', 'not (select are from many)']
    const behind = turned([few, ...inEach.map((part) => [part, isNear])])
    const page = rows(isAhead, direction, most, [few, ['close', `met and ${isNear}`]])
    const total = `case when not (select are from many) then (select count(*) from found) end`
    // Whoever looks for the first that meet more than a search may pass all others.
    const areMet =
      conditions.besides === null
        ? `(select count(*) filter (where met) * 2 > ${mostLookedAt} from ${near('true', mostLookedAt)} begun)`
        : 'false'
    return `with looked as materialized (
        select ${areMet} as are_met
      ), passed as materialized (select * from ${near('true', mostPassed)} begun), met as materialized (
        select key, id from passed where met and (select are_met from looked) limit ${mostCounted + 1}
      ), known as materialized (
        select are_many,
          case when are_met and not are_many then (select count(*) from passed) < ${mostPassed} else false end as are_all
        from looked cross join (select count(*) > ${mostCounted} as are_many from met) counted
      ), rare as materialized (
        select key, id from (${every}) each where not (select are_many or are_all from known) limit ${mostCounted + 1}
      ), found as materialized (
        select key, id from met where (select are_all from known) union all select key, id from rare
      ), many as materialized (
        select (select are_many from known) or exists (select from found offset ${mostCounted}) as are
      ), close as materialized (
        select * from (
          select *, row_number() over (${inOrder(direction)}) as number from ${near(isAhead, mostPassed)} ahead
        ) near where met or number = ${mostPassed} ${inOrder(direction)} limit ${limit} + 1
      ), far as materialized (
        select count(*) filter (where met) <= ${limit} and bool_or(number = ${mostPassed}) is true as is_far from close
      )
      ${statement([total, 'null', isFar], behind, page)}`
  }
  const whole = (): string => {
    const all = [['every', 'true']]
    const more = sum === undefined ? '' : `, ${sum} as summed`
    const every = parts.map((part) => ofPart(part, conditions.sql, more)).join(' union all ')
    const figures = ['(select count(*) from every)', '(select coalesce(sum(summed), 0) from every)']
    return `with every as materialized (${every})
      ${statement(sum === undefined ? ['null'] : figures, turned(all), rows(isAhead, direction, most, all))}`
  }
  const texts = { ordered, searched, whole }
  return (road) => texts[road]()
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
  const textFor = textsOf(conditions, wanted)
  const read = (road: Road): Promise<Fields[]> =>
    run(
      manager,
      statements(textFor(road), (texts) => texts),
      conditions.values,
    )
  const lookedUp = conditions.isSearched ? 'searched' : 'ordered'
  const found = await read(wanted.sum === undefined ? lookedUp : 'whole')
  const [isFar] = found[0] ?? []
  const lines = isFar === 't' ? await read('whole') : found
  const [, sum, total, before, previous] = lines[0] ?? []
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
    sum: sum == null ? null : Number(sum),
    before: before == null ? null : Number(before),
    previous: previous == null ? null : JSON.parse(previous),
  }
}
