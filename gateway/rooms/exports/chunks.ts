import type { Locale } from '../../../schema/locales.ts'
import type { RowSource } from '../../core/row-source.ts'
import { byteOrderMark, csvLines } from '../../models/csv.ts'
import type { Column } from '../../models/file-columns.ts'

/** How many rows are read at a time: between two reads the database is free for everybody else. */
const rowsAtOnce = 1000

/** Rows as they stand in the file. */
export const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: Locale): string =>
  csvLines(rows.map((row) => columns.map(({ cell }) => cell(row, locale))))

/** The records of a list, a page at a time. The next page is read when it is asked for. */
export async function* recordsOf<Row, Node extends { id: string } & Row>(
  selected: RowSource<Node>,
  columns: readonly Column<Row>[],
  locale: Locale,
): AsyncGenerator<string, void, void> {
  let after: string | null = null
  let isLast = false
  while (!isLast) {
    const nodes: Node[] = await selected.read(rowsAtOnce, after)
    after = nodes.at(-1)?.id ?? null
    isLast = nodes.length < rowsAtOnce
    if (nodes.length > 0) {
      yield linesOf(columns, nodes, locale)
    }
  }
}

/** What marks the file as UTF-8, and its headings. */
export const headOf = <Row>(columns: readonly Column<Row>[], locale: Locale): string =>
  byteOrderMark + csvLines([columns.map(({ heading }) => heading[locale])])

async function* after(
  head: string,
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void, void>,
): AsyncGenerator<string, void, void> {
  yield head
  if (first.done) return
  yield first.value
  yield* rest
}

/** The head before the records, of which the first are read at once: what fails then can still be told. */
export const begin = async (
  head: string,
  records: AsyncGenerator<string, void, void>,
): Promise<AsyncGenerator<string, void, void>> => after(head, await records.next(), records)
