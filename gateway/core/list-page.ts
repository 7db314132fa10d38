import { fieldError } from '../../schema/validation.ts'
import { isId } from './ids.ts'
import { validationFailed } from './problem.ts'

/** Records in their order, of which nobody knows yet whether they are wanted one by one. An array is such a list. */
export interface Listed<Node> extends Iterable<Node> {
  readonly length: number
  slice(start?: number, end?: number): Listed<Node>
  at(index: number): Node | undefined
}

/** One page of a list, and the cursor that continues it. */
export interface UncountedPage<Node, Nodes extends Listed<Node> = Node[]> {
  nodes: Nodes
  endCursor: string | null
  hasNextPage: boolean
}

/** The same of a list that knows how long it is. */
export interface ListPage<Node, Nodes extends Listed<Node> = Node[]> extends UncountedPage<Node, Nodes> {
  totalCount: number
}

const invalidCursor = () => validationFailed([fieldError('after', 'invalid_cursor')])

/** A cursor is the sort key of the last row seen: opaque to clients, checked when it comes back. */
export const encodeCursor = (key: readonly string[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/** @throws Problem `validation_failed` when the cursor is not one of this list's */
export const decodeCursor = (cursor: string, checks: readonly ((part: string) => boolean)[]): string[] => {
  let key: unknown
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw invalidCursor()
  }
  if (!Array.isArray(key) || key.length !== checks.length) throw invalidCursor()
  return checks.map((check, index) => {
    const part: unknown = key[index]
    if (typeof part !== 'string' || !check(part)) throw invalidCursor()
    return part
  })
}

/** The cursor of a list that is sorted by id alone. */
export const readIdCursor = (after: string | null): string | null =>
  after === null ? null : (decodeCursor(after, [isId])[0] ?? null)

/**
 * Makes a page of up to `first` rows out of the `first + 1` that were read.
 * @param keyOf null where nobody asks for the cursor
 */
export const toPage = <Row, Node>(
  rows: readonly Row[],
  first: number,
  toNode: (row: Row) => Node,
  keyOf: ((row: Row) => readonly string[]) | null,
): UncountedPage<Node> => {
  const kept = rows.slice(0, first)
  const last = kept.at(-1)
  return {
    nodes: kept.map(toNode),
    endCursor: last === undefined || !keyOf ? null : encodeCursor(keyOf(last)),
    hasNextPage: rows.length > first,
  }
}

/** The page of whatever was read, whose records are answered as they are. */
export const toUnreadPage = <Node>(
  nodes: Listed<Node>,
  first: number,
  totalCount: number,
  keyOf: ((node: Node) => readonly string[]) | null,
): ListPage<Node, Listed<Node>> => {
  const kept = nodes.slice(0, first)
  const last = keyOf ? kept.at(-1) : undefined
  return {
    nodes: kept,
    endCursor: last === undefined || !keyOf ? null : encodeCursor(keyOf(last)),
    hasNextPage: nodes.length > first,
    totalCount,
  }
}

/** The same page with its records at hand. */
export const readPage = <Node, Page extends { nodes: Iterable<Node> }>(
  page: Page & { nodes: Iterable<Node> },
): Omit<Page, 'nodes'> & { nodes: Node[] } => ({ ...page, nodes: [...page.nodes] })

/** The same of a list that knows how long it is. */
export const toListPage = <Row, Node>(
  rows: readonly Row[],
  first: number,
  totalCount: number,
  toNode: (row: Row) => Node,
  keyOf: ((row: Row) => readonly string[]) | null,
): ListPage<Node> => ({ ...toPage(rows, first, toNode, keyOf), totalCount })
