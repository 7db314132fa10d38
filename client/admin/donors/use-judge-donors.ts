import { useTranslation } from 'react-i18next'
import type { DonorsAre } from '../../../schema/donors.ts'
import { useJudgeDonorsMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { type Outcome, toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

const moved = { update: evictQueries('donors', 'donor', 'donorPair', 'projects', 'project') }

/** Says whether two donors are one; what was said can be taken back from the toast. Answers whether it was written. */
export const useJudgeDonors = () => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [judge] = useJudgeDonorsMutation(moved)
  const say = (id: string, are: DonorsAre, stood: DonorsAre) =>
    judge({ variables: { id, input: { are, stood } } })

  return async (id: string, are: DonorsAre, before: DonorsAre): Promise<boolean> => {
    const undo = async (): Promise<Outcome | null> => {
      try {
        await say(id, before, are)
        return { kind: 'success', text: t('donors.pair.undone') }
      } catch (error) {
        return isSessionEnd(error) ? null : { kind: 'error', text: problemText(error), isOfferedAgain: true }
      }
    }
    try {
      await say(id, are, before)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
      return false
    }
    toast.success(t(`donors.pair.done.${are}`), { label: t('donors.pair.undo'), run: undo })
    return true
  }
}
