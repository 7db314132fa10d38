import type { Page } from '../core/page.ts'

/** The `Link` header (RFC 8288) of a list that has more, null on its last page. */
export const nextPageLink = (
  path: string,
  limit: number,
  { hasNextPage, endCursor }: Pick<Page<unknown>, 'hasNextPage' | 'endCursor'>,
): string | null => {
  if (!hasNextPage || endCursor === null) return null
  const query = new URLSearchParams({ limit: String(limit), after: endCursor })
  return `<${path}?${query}>; rel="next"`
}
