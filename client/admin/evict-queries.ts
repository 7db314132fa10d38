import type { ApolloCache } from '@apollo/client'

/**
 * For a mutation's `update`, by the names of the queries: what it may have moved elsewhere in a list, or into another sum, is read anew, in
 * whatever order it was asked for and narrowed to whatever.
 */
export const evictQueries =
  (...queries: readonly string[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of queries) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
