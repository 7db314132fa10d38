/**
 * The records of a CSV file (RFC 4180), each a list of cells; the first is the heading.
 * @throws when it is malformed or breaks off
 */
export const parseCsv = (text: string): string[][] => {
  const cell = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/y
  const records: string[][] = []
  let record: string[] = []
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const groups = cell.exec(text)?.groups
    if (!groups) throw new Error(`no CSV at ${JSON.stringify(text.slice(from, from + 80))}`)
    record.push(groups.quoted?.replaceAll('""', '"') ?? groups.plain ?? '')
    if (groups.end === ',') continue
    records.push(record)
    record = []
  }
  if (record.length > 0) throw new Error('the last record has no end')
  return records
}

/** The rows under their headings. */
export const csvRows = (text: string): Record<string, string>[] => {
  const [headings = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])))
}
