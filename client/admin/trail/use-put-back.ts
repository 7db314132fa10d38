import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { PutOldValuesBackDocument } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { useUndo } from '../use-undo.ts'

/** What is read anew where something was put back. */
export const forgetRecords = evictQueries(
  'projects',
  'openProjects',
  'project',
  'events',
  'event',
  'analytics',
  'trail',
  'lately',
  'waiting',
  'bin',
  'contactMessages',
  'contactMessage',
  'contactMessageCounts',
  'pictures',
  'issues',
  'newsletterReaders',
  'removedReaders',
)

interface Entry {
  id: string
  version: number | null
}

/**
 * Puts back what an entry has changed, at once; the toast takes back just that, as another change, unless somebody has
 * changed the record since.
 */
export const usePutBack = ({ id, version }: Entry): (() => Promise<unknown>) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const undoable = useUndo()

  const put = async (entry: string, from: number | null) => {
    try {
      const variables = { id: entry, version: from }
      const { data } = await apollo.mutate({
        mutation: PutOldValuesBackDocument,
        variables,
        update: forgetRecords,
      })
      return data?.putOldValuesBack
    } catch (error) {
      if (!isSessionEnd(error)) evictQueries('trail')(apollo.cache)
      throw error
    }
  }

  const whyNot = (error: unknown): string => {
    const problem = problemOf(error)
    if (problem?.code === 'edit_conflict') return t('trail.changedSince')
    if (problem?.code !== 'validation_failed') return problemText(error)
    const isGone = problem.fields.some(({ code }) => code === 'picture_gone')
    return t(isGone ? 'trail.pictureGone' : 'trail.fitsNoMore')
  }

  return useSingleFlight(async () => {
    try {
      const left = await put(id, version)
      const entry = left?.entry
      const isBack = left?.leftOut.length ? t('trail.isBackButPicture') : t('trail.isBack')
      if (!entry) toast.success(isBack)
      else {
        const undo = () => put(entry, left.version)
        toast.success(isBack, undoable({ undo, done: t('trail.isAgain'), failed: whyNot }))
      }
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(whyNot(error))
    }
  })
}
