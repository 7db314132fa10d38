/** A table in Markdown: words, the first column among them, on the left, figures on the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '')
    return {
      width: Math.max(3, title.length, ...cells.map(({ length }) => length)),
      isWords: index === 0 || cells.every((cell) => !/^[\d–]/.test(cell)),
    }
  })
  const line = (cells: readonly string[]) => {
    const padded = columns.map(({ width, isWords }, index) => {
      const cell = cells[index] ?? ''
      return isWords ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${padded.join(' | ')} |`
  }
  const rule = columns.map(({ width, isWords }) =>
    isWords ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Three digits that matter, and thousands parted. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US')
  return value
    .toPrecision(3)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
