import type { ApolloCache, Reference, StoreObject } from '@apollo/client'

interface Connection {
  nodes: readonly (Reference | StoreObject)[]
  totalCount: number
}

/** Takes somebody off the list of an event as it was read, so that who has seen more of it sees no less. */
export const withoutSubscriber = (cache: ApolloCache, eventId: string, id: string): void => {
  cache.modify<{ subscribers: Connection }>({
    id: cache.identify({ __typename: 'Event', id: eventId }) ?? '',
    fields: {
      subscribers: (read, { readField }) => {
        if (!read || !('nodes' in read)) return read
        const nodes = read.nodes.filter((node) => readField('id', node) !== id)
        const removed = read.nodes.length - nodes.length
        return { ...read, nodes, totalCount: read.totalCount - removed }
      },
    },
  })
}
