import { useApolloClient } from '@apollo/client/react'
import { RestoreAllFromBinDocument, RestoreFromBinDocument } from '../../generated/admin-operations.ts'
import { evictQueries } from '../evict-queries.ts'

/** Whatever lists records, or sums over them, is read anew: something is there again, or is no more. */
export const forgetLists = evictQueries(
  'bin',
  'projects',
  'openProjects',
  'analytics',
  'events',
  'contactMessages',
  'contactMessageCounts',
  'pictures',
  'issues',
)

/** Brings back what was deleted. It may be called from a toast when the page it began on is long gone. */
export const useRestore = (): ((id: string) => Promise<unknown>) => {
  const apollo = useApolloClient()
  return (id) => apollo.mutate({ mutation: RestoreFromBinDocument, variables: { id }, update: forgetLists })
}

/** Brings many back, and answers what became of each. */
export const useRestoreAll = () => {
  const apollo = useApolloClient()
  return async (records: readonly { id: string }[]) => {
    const { data } = await apollo.mutate({
      mutation: RestoreAllFromBinDocument,
      variables: { ids: records.map(({ id }) => id) },
      update: forgetLists,
    })
    return data?.restoreAllFromBin
  }
}
