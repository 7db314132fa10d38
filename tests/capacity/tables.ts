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

/**
 * The row of the first table under a title that begins with `first`.
 * @throws where there is none, so that a figure is never taken for nothing
 */
export const rowOf = (page: string, title: string, first: string): Row => {
  const lines = sectionOf(page, title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [heads = [], ...rows] = lines.map(cellsOf)
  const row = rows.find(([cell]) => cell === first)
  if (row === undefined) throw new Error(`"${title}" tells nothing of "${first}"`)
  return Object.fromEntries(heads.map((head, index) => [head, row[index] ?? '']))
}

/** The number in a column of a row. @throws where there is none */
export const numberIn = (row: Row, column: string): number => {
  const value = Number(row[column]?.replaceAll(',', '') || Number.NaN)
  if (Number.isNaN(value)) throw new Error(`no number in "${column}"`)
  return value
}
