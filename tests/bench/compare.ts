const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const longestShown = 120

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, longestShown)

/** Where two answers differ first, and how: the values, the counts, the order of lists. Null where they do not. */
export const firstDifference = (there: unknown, here: unknown, path = ''): string | null => {
  const place = path === '' ? 'the whole' : path
  if (Array.isArray(there) && Array.isArray(here)) {
    if (there.length !== here.length) return `${place}: ${there.length} items there, ${here.length} here`
    for (const [index, item] of there.entries()) {
      const difference = firstDifference(item, here[index], `${path}[${index}]`)
      if (difference !== null) return difference
    }
    return null
  }
  if (isRecord(there) && isRecord(here)) {
    for (const name of new Set([...Object.keys(there), ...Object.keys(here)])) {
      const difference = firstDifference(there[name], here[name], path === '' ? name : `${path}.${name}`)
      if (difference !== null) return difference
    }
    return null
  }
  return Object.is(there, here) ? null : `${place}: ${shown(there)} there, ${shown(here)} here`
}
