import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { evictQueries } from '../evict-queries.ts'

/** What it moves elsewhere is read anew. */
export const forgetSpendings = {
  update: evictQueries('spendings', 'spendingHistory', 'accounts', 'shownSpendings'),
}

/** What has failed, in words; nothing where a session has ended, of which the site says so itself. */
export const useExplain = () => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [failure, setFailure] = useState<string | null>(null)
  return {
    failure,
    clear: (): void => setFailure(null),
    onFailed: (error: unknown, isSaidAtFields: boolean): void => {
      const isSaid = isSaidAtFields || isSessionEnd(error)
      const isConflict = problemOf(error)?.code === 'edit_conflict'
      setFailure(isSaid ? null : isConflict ? t('spendings.conflict') : problemText(error))
    },
  }
}
