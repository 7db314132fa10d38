import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { PutOldValuesBackDocument } from '../../generated/admin-operations.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { forgetRecords } from './use-put-back.ts'

/** An entry of the trail, and the version of its record that it is put back from. */
export interface Undoable {
  id: string
  version: number | null
}

/** How far it is. */
interface Progress {
  done: number
  of: number
}

/** What came of it. */
export interface PutBack {
  back: number
  /** Whether something else than a record itself was in the way, so that the rest was not tried. */
  hasStopped: boolean
}

/** The record was changed since, or is gone: that is so however often it is tried. */
const aboutOne: readonly string[] = [
  'not_found',
  'edit_conflict',
  'validation_failed',
  'not_published',
  'project_has_gifts',
  'picture_in_use',
]

/** Puts back what many entries tell of, one after another, and says meanwhile how far it is. */
export const usePutAllBack = (
  entries: readonly Undoable[],
  onEnd: (outcome: PutBack) => void,
): { putAllBack: () => Promise<void>; progress: Progress | null } => {
  const apollo = useApolloClient()
  const [progress, setProgress] = useState<Progress | null>(null)

  /** Answers whether it is back. */
  const putOne = async (variables: Undoable): Promise<boolean> => {
    try {
      await apollo.mutate({ mutation: PutOldValuesBackDocument, variables })
      return true
    } catch (error) {
      if (!aboutOne.includes(problemOf(error)?.code ?? '')) throw error
      return false
    }
  }

  const putAllBack = useSingleFlight(async () => {
    let back = 0
    let hasStopped = false
    let isSignedOut = false
    try {
      for (const [done, { id, version }] of entries.entries()) {
        setProgress({ done, of: entries.length })
        if (await putOne({ id, version })) back += 1
      }
    } catch (error) {
      hasStopped = true
      isSignedOut = isSessionEnd(error)
    }
    setProgress(null)
    if (isSignedOut) return
    onEnd({ back, hasStopped })
    forgetRecords(apollo.cache)
  })

  return { putAllBack, progress }
}
