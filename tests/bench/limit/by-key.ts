/** Rows by the key in their first column. */
export const byKey = <Row extends [string, ...unknown[]], Item>(
  rows: readonly Row[],
  make: (row: Row) => Item,
): Map<string, Item[]> => {
  const found = new Map<string, Item[]>()
  for (const row of rows) {
    const items = found.get(row[0])
    if (items) items.push(make(row))
    else found.set(row[0], [make(row)])
  }
  return found
}
