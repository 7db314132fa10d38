import type { ApolloCache } from '@apollo/client'

type Query = 'projects' | 'events' | 'analytics'

/**
 * For a mutation's `update`: what it may have moved elsewhere in a list, or into another sum, is read anew, in
 * whatever order it was asked for and narrowed to whatever.
 */
export const evictQueries =
  (...queries: readonly Query[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of queries) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
