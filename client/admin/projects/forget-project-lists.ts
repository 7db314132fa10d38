import type { ApolloCache } from '@apollo/client'

/** After a write: a project may now stand elsewhere in a list, or in another one, and totals bear its name. */
export const forgetProjectLists = (cache: ApolloCache): void => {
  for (const fieldName of ['projects', 'analytics']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}
