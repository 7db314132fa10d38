import { CsvError, type Options, parse } from 'csv-parse/sync'
import { mostInFile, mostRefused } from '../../schema/limits.ts'
import type { FieldError, FieldErrorCode } from '../../schema/problems.ts'
import { codePoints } from '../../schema/text-fault.ts'
import { fieldError } from '../../schema/validation.ts'
import { validationFailed } from './problem.ts'

/** A row, and the line of the file that it begins at; the first is 1. */
export interface CsvRow {
  line: number
  /** As many as the header has; blanks around them are gone, unless every character counts. */
  cells: string[]
}

/** A file of rows under one header. */
export interface CsvTable {
  /** Where a file has none, its line is 0, and its columns have no names. */
  header: CsvRow
  rows: CsvRow[]
}

export interface CsvOptions {
  /** Characters of a cell, at most. */
  longestCell: number
  /** Whether words may stand above the header, as banks have it: the account, the period. */
  hasPreamble?: boolean
  /** Whether every blank and line end of a cell is its own, as in a file that one of our exports wrote. */
  isExact?: boolean
  /** What the cells of a line can only be where that line is a row: in a text of several lines there is none such. */
  isRow?: (cells: readonly string[]) => boolean
  /** What no header says: a file that has such a line for one has no header. */
  isNoHeader?: (cells: readonly string[]) => boolean
  /** Whether a header with nothing below it is as good as an empty file. */
  needsRows?: boolean
}

/** The field that the text of a file is in, on every edge. */
const field = 'csv'

/** A fault of a file: its place is `csv.12` for its line 12, `csv.12.3` for the third cell of it. */
export const faultInFile = (
  [line, column]: readonly [line: number, column?: number | undefined],
  code: FieldErrorCode,
  limit?: number,
): FieldError =>
  fieldError(column === undefined ? `${field}.${line}` : `${field}.${line}.${column}`, code, limit)

/** Lines of words that a bank writes above its header, at most. */
const longestPreamble = 30

/** Rows by which is judged what parts the cells. */
const sampled = 50

const separators = [',', ';', '\t', '|'] as const

/** Bytes of one row, at most: what has no end is no row. */
const longestRow = 200_000

const parsing = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // Within a cell that does not begin with one, a quotation mark is a character like any other, as in names of companies.
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: longestRow,
} as const satisfies Options

/** How often a text goes on in a new line, however that is written. */
const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** A row, and all that the file has of it. */
interface ParsedRow extends CsvRow {
  bytes: Buffer
}

const parseRows = (
  text: string,
  delimiter: string,
  to: number,
  more: Pick<Options, 'relax_quotes'> = {},
): ParsedRow[] => {
  const whole = Buffer.from(text)
  const rows: ParsedRow[] = []
  let begin = 0
  let above = 0
  parse(whole, {
    ...parsing,
    ...more,
    delimiter,
    to,
    on_record: (cells, { bytes }) => {
      const own = whole.subarray(begin, bytes)
      const text = own.toString()
      const [empty = ''] = /^[\r\n]*/.exec(text) ?? []
      rows.push({ line: 1 + above + breaksIn(empty), cells, bytes: own })
      above += breaksIn(text)
      begin = bytes
      return cells
    },
  })
  return rows
}

/**
 * Whether a quotation mark of a row is closed by one that another row was to begin, or to hold, and so makes that row a
 * part of its own text: by text of several lines that is not quoted as such a one has to be, or that holds a row.
 */
const isTorn = (
  { cells, bytes }: ParsedRow,
  separator: string,
  isRow: CsvOptions['isRow'] = () => false,
): boolean =>
  cells.some(
    (cell) =>
      /[\r\n]/.test(cell) &&
      (!bytes.includes(`"${cell.replaceAll('"', '""')}"`) ||
        cell.split(/[\r\n]+/).some((line) => isRow(line.split(separator).map((piece) => piece.trim())))),
  )

type Fit = readonly [alike: number, width: number]

const nothing: Fit = [0, 1]

const byFit = (a: Fit, b: Fit): number => b[0] - a[0] || b[1] - a[1]

/**
 * How well a character parts the cells: how many rows are alike, and how many cells these have. Null where it leaves a
 * row without an end.
 */
const fitOf = (text: string, delimiter: string, relaxed: boolean): Fit | null => {
  try {
    const rows = parseRows(text, delimiter, sampled, { relax_quotes: relaxed })
    const widths = rows.map(({ cells }) => cells.length).filter((width) => width > 1)
    const alike = [...Map.groupBy(widths, (width) => width)]
    return alike.map(([width, same]): Fit => [same.length, width]).sort(byFit)[0] ?? nothing
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return null
  }
}

const bestOf = (text: string, relaxed: boolean): string | null => {
  const fits = separators.map((separator) => ({ separator, fit: fitOf(text, separator, relaxed) }))
  // A quotation mark that is not closed by one of them hides rows from it, and stands in the middle of cells of another.
  if (relaxed && fits.some(({ fit }) => fit === null)) return null
  const [best] = fits.sort((a, b) => byFit(a.fit ?? nothing, b.fit ?? nothing))
  return best?.fit && best.fit[0] > 0 ? best.separator : null
}

/**
 * What parts the cells: the character that makes most rows alike. First with quotation marks where they belong: beside a
 * character that parts nothing they stand in the middle of cells. Where one is not closed, as if there were none.
 */
const separatorOf = (text: string): string =>
  bestOf(text, false) ?? bestOf(text, true) ?? bestOf(text.replaceAll('"', ''), true) ?? separators[0]

/** Some spreadsheets say in a first line what parts the cells. */
const declaration = /^sep=(?<separator>[,;\t|])(?:\r\n?|\n)/i

const read = (text: string, { isExact = false, isRow }: CsvOptions): CsvRow[] => {
  const marked = text.replace(/^\uFEFF/, '')
  const plain = isExact ? marked : marked.replace(/\r\n?/g, '\n')
  const declared = declaration.exec(plain)
  const [skipped, body] = declared ? [1, plain.slice(declared[0].length)] : [0, plain]
  const separator = declared?.groups?.separator ?? separatorOf(body)
  try {
    const rows = parseRows(body, separator, longestPreamble + mostInFile.rows + 2)
    const torn = rows.filter((row) => isTorn(row, separator, isRow)).slice(0, mostRefused.fields)
    if (torn.length > 0) {
      throw validationFailed(torn.map(({ line }) => faultInFile([skipped + line], 'unclosed_quote')))
    }
    return rows.map(({ line, cells }) => ({
      line: skipped + line,
      cells: isExact ? cells : cells.map((cell) => cell.trim()),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // What was read before it is whole; the row that begins there is not.
    const before = Buffer.from(body).subarray(0, Number(error.bytes_records))
    const line = skipped + breaksIn(before.toString()) + 1
    throw validationFailed([
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? faultInFile([line], 'unclosed_quote')
        : faultInFile([line], 'too_long', longestRow),
    ])
  }
}

const filled = ({ cells }: CsvRow): number => cells.filter((cell) => cell !== '').length

/** A transfer has a day and a sum. */
const hasFigures = ({ cells }: CsvRow): boolean => cells.some((cell) => /\d/.test(cell))

/**
 * The header is the fullest of the first rows that have names alone, even where a column has none: a transfer that fills in
 * more is no header. A bank that writes figures into its names has the fullest row of all.
 */
const headerAmong = (rows: readonly CsvRow[]): number => {
  const first = rows.slice(0, longestPreamble + 1)
  const fullest = Math.max(...first.map(filled))
  const named = first.filter((row) => !hasFigures(row) && filled(row) >= Math.max(2, fullest / 2))
  const likely = named.length > 0 ? named : first
  const counts = likely.map(filled)
  const header = likely[counts.indexOf(Math.max(...counts))]
  return header ? first.indexOf(header) : -1
}

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '')

/** The header and what stands below it; without one all rows from the first that could not be it. */
const parted = (
  all: readonly CsvRow[],
  { hasPreamble = false, isNoHeader = () => false }: CsvOptions,
): { header: CsvRow | undefined; below: readonly CsvRow[] } => {
  const at = hasPreamble ? headerAmong(all) : 0
  const header = all[at]
  if (!header || !isNoHeader(header.cells)) return { header, below: all.slice(at + 1) }
  const below = all.slice(all.findIndex(({ cells }) => isNoHeader(cells)))
  const width = 1 + Math.max(...below.map(({ cells }) => lastFilled(cells)))
  return { header: { line: 0, cells: Array.from({ length: width }, () => '') }, below }
}

/** As many cells as there are columns; what nobody filled in beyond them is no cell. */
const fitted = (cells: readonly string[], width: number): string[] => {
  const last = lastFilled(cells)
  const kept = cells.slice(0, Math.max(width, last + 1))
  return [...kept, ...Array.from({ length: width - kept.length }, () => '')]
}

const faultsOf = ({ line, cells }: CsvRow, width: number, longestCell: number): FieldError[] => {
  const long = cells.findIndex((cell) => cell.length > longestCell && codePoints(cell) > longestCell)
  return [
    ...(cells.length > width ? [faultInFile([line], 'uneven_row', width)] : []),
    ...(long >= 0 ? [faultInFile([line, long + 1], 'too_long', longestCell)] : []),
  ]
}

/**
 * Reads the text of a CSV file whose cells are parted by commas, semicolons, tabs or vertical bars. What the cells say is
 * for its reader to judge: only what makes it no table is refused here, all at once and by line and column.
 * @throws Problem `validation_failed`
 */
export const readCsv = (text: string, options: CsvOptions): CsvTable => {
  const { longestCell, needsRows = false } = options
  const { header, below } = parted(read(text, options), options)
  const names = header?.cells ?? []
  const width = header?.line === 0 ? names.length : lastFilled(names) + 1
  if (!header || width === 0) throw validationFailed([fieldError(field, 'empty_file')])
  if (width > mostInFile.columns) {
    throw validationFailed([faultInFile([header.line || 1], 'too_many', mostInFile.columns)])
  }
  if (needsRows && below.every((row) => filled(row) === 0)) {
    throw validationFailed([fieldError(field, 'empty_file')])
  }
  const rows = below.map(({ line, cells }) => ({ line, cells: fitted(cells, width) }))
  if (rows.length > mostInFile.rows) {
    throw validationFailed([fieldError(field, 'too_many_rows', mostInFile.rows)])
  }
  const faults: FieldError[] = []
  for (const row of [{ line: header.line, cells: names.slice(0, width) }, ...rows]) {
    faults.push(...faultsOf(row, width, longestCell))
    if (faults.length >= mostRefused.fields) break
  }
  if (faults.length > 0) throw validationFailed(faults.slice(0, mostRefused.fields))
  return { header: { line: header.line, cells: names.slice(0, width) }, rows }
}
