import type { ListPage } from '../core/list-page.ts'

/** What a list was asked for in a query string. */
interface Asked {
  first: number
  [more: string]: unknown
}

/** The `Link` header (RFC 8288) of a list that has more, null on its last page. */
export const nextPageLink = (
  path: string,
  { first, ...more }: Asked,
  { hasNextPage, endCursor }: Pick<ListPage<unknown>, 'hasNextPage' | 'endCursor'>,
): string | null => {
  if (!hasNextPage || endCursor === null) return null
  const asked = { limit: first, ...more, after: endCursor }
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `<${path}?${query}>; rel="next"`
}
