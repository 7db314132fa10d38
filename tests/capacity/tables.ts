/** A row of a table in a page of Markdown: what stands in each column, by the column's title. */
export type Row = Readonly<Record<string, string>>

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The part of a page under a title. @throws where there is none */
const sectionOf = (page: string, title: string): string => {
  const found = page.split(/^## /m).find((section) => section.startsWith(`${title}\n`))
  if (found === undefined) throw new Error(`there is nothing under "${title}"`)
  return found
}

/** The rows of the first table under a title. @throws where there is no such title */
export const rowsOf = (page: string, title: string): Row[] => {
  const lines = sectionOf(page, title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [heads = [], , ...rows] = lines.map(cellsOf)
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
}

/** What stands in the first column, which names the row. */
export const nameOf = (row: Row): string | undefined => Object.values(row)[0]

/**
 * The row of the first table under a title that begins with `first`.
 * @throws where there is none, so that a figure is never taken for nothing
 */
export const rowOf = (page: string, title: string, first: string): Row => {
  const row = rowsOf(page, title).find((each) => nameOf(each) === first)
  if (row === undefined) throw new Error(`"${title}" tells nothing of "${first}"`)
  return row
}

/** The number in a column of a row. @throws where there is none */
export const numberIn = (row: Row, column: string): number => {
  const value = Number(row[column]?.replaceAll(',', '') || Number.NaN)
  if (Number.isNaN(value)) throw new Error(`no number in "${column}"`)
  return value
}
