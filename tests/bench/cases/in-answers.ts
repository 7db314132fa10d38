type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at the end of a path of names; undefined where the path leads nowhere. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found: unknown, name) => (isFields(found) ? found[name] : undefined), value)

/** The same value with every record at the end of a path changed; a list on the way stands for all its items. */
export const changeAt = (
  value: unknown,
  path: readonly string[],
  change: (fields: Fields) => unknown,
): unknown => {
  if (Array.isArray(value)) return value.map((item) => changeAt(item, path, change))
  if (!isFields(value)) return value
  const [name, ...rest] = path
  return name === undefined ? change(value) : { ...value, [name]: changeAt(value[name], rest, change) }
}

/** Without some of the fields of the record at the end of a path. */
export const without = (value: unknown, path: readonly string[], ...names: readonly string[]): unknown =>
  changeAt(value, path, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
  )

/** How many records an answer holds: the items of all lists in it, those of lists within lists as well. */
export const recordsIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + 1 + recordsIn(item), 0)
  return isFields(value) ? Object.values(value).reduce((sum: number, each) => sum + recordsIn(each), 0) : 0
}
