import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { TrailKind } from '../../../schema/trail.ts'
import { AdminTrailDocument, PutOldValuesBackDocument } from '../../generated/admin-operations.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { useUndo } from '../use-undo.ts'

const update = evictQueries('projects', 'openProjects', 'project', 'events', 'event', 'analytics', 'trail')

interface Entry {
  id: string
  kind: TrailKind | null
  recordId: string | null
  version: number | null
}

/** Puts back what an entry has changed, at once; the toast takes that back as another change. */
export const usePutBack = ({ id, kind, recordId, version }: Entry): (() => Promise<unknown>) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const undoable = useUndo()
  const put = (entry: string, from: number | null) =>
    apollo.mutate({ mutation: PutOldValuesBackDocument, variables: { id: entry, version: from }, update })

  const undo = async (): Promise<void> => {
    const { data } = await apollo.query({
      query: AdminTrailDocument,
      variables: { first: 1, kind, record: recordId },
      fetchPolicy: 'network-only',
    })
    const [newest] = data?.trail?.nodes ?? []
    const entry = newest && unmask(newest)
    if (entry) await put(entry.id, entry.version)
  }

  return useSingleFlight(async () => {
    try {
      await put(id, version)
    } catch (error) {
      if (isSessionEnd(error)) return
      toast.error(
        t(problemOf(error)?.code === 'edit_conflict' ? 'trail.changedSince' : 'trail.putBackFailed'),
      )
      evictQueries('trail')(apollo.cache)
      return
    }
    toast.success(
      t('trail.isBack'),
      undoable({ undo, done: t('trail.isAgain'), failed: t('trail.undoFailed') }),
    )
  })
}
