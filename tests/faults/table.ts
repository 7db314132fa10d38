import type { Counted } from './count.ts'
import type { Row, Shown } from './rows.ts'

/** A test that has run, or was to. */
export interface Told {
  file: string
  name: string
  status: 'passed' | 'failed' | 'skipped'
  counted: readonly Counted[]
}

/** What was tried of a row, and how much of it held. */
export interface Line {
  of: string
  tried: number
  held: number
}

export interface Found {
  row: Row
  lines: readonly Line[]
  /** What keeps the row from having held. */
  faults: readonly string[]
}

const isShownBy = ({ file, test = '' }: Shown, told: Told): boolean =>
  told.file === file && told.name.includes(test)

const sumUp = (counted: readonly Counted[]): Line[] =>
  [...Map.groupBy(counted, ({ of }) => of)].map(([of, counts]) => ({
    of,
    tried: counts.reduce((sum, { tried }) => sum + tried, 0),
    held: counts.reduce((sum, { held }) => sum + held, 0),
  }))

/** What has come of a row, by all the tests that have run. */
export const findRow = (row: Row, all: readonly Told[]): Found => {
  if (row.notOffered !== undefined) return { row, lines: [], faults: [] }
  const missing = row.shown
    .filter((shown) => !all.some((told) => isShownBy(shown, told) && told.status !== 'skipped'))
    .map(({ file, test }) => `not tried: ${test === undefined ? file : `${file}, ${test}`}`)
  const tried = all.filter(
    (told) => told.status !== 'skipped' && row.shown.some((shown) => isShownBy(shown, told)),
  )
  const failed = tried.filter(({ status }) => status === 'failed')
  const plain = tried.filter(({ counted }) => counted.length === 0)
  const counts = sumUp(tried.flatMap(({ counted }) => counted).filter((each) => each.row === row.row))
  const held = plain.filter(({ status }) => status === 'passed').length
  return {
    row,
    lines: [...counts, ...(plain.length === 0 ? [] : [{ of: 'tests', tried: plain.length, held }])],
    faults: [...missing, ...failed.map(({ file, name }) => `failed: ${file}, ${name}`)],
  }
}

export const isHeld = ({ row, lines, faults }: Found): boolean =>
  row.notOffered !== undefined ||
  (faults.length === 0 && lines.length > 0 && lines.every(({ tried, held }) => tried > 0 && held === tried))

const number = (value: number): string => value.toLocaleString('en-US')

const cellsOf = (found: Found): string[] => {
  const { row, lines } = found
  if (row.notOffered !== undefined) return [String(row.row), row.what, 'not offered', row.notOffered]
  const tried = lines.map(({ tried: each, of }) => `${number(each)} ${of}`)
  const held = lines.map(({ held: each }) => number(each))
  return [
    String(row.row),
    row.what,
    tried.join(', '),
    isHeld(found) ? held.join(', ') : `**${held.join(', ')}**`,
  ]
}

/** The table as Markdown, which a terminal shows as well. */
export const tableOf = (found: readonly Found[]): string =>
  [['row', 'what', 'tried', 'held'], ['--:', '---', '---', '---'], ...found.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
