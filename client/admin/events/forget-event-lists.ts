import type { ApolloCache } from '@apollo/client'

/** After a change every list of events, in whatever order and narrowed to whatever, is read anew. */
export const forgetEventLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' })
}
