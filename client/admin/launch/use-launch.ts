import { useTranslation } from 'react-i18next'
import { type LaunchCardFragment, useSetLaunchMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { useUndo } from '../use-undo.ts'

/**
 * Turns a feature on or off, and offers for a while to take that back. Where it is refused, what is missing by now is read
 * again, by `onRefused`.
 */
export const useLaunch = (
  feature: LaunchCardFragment['feature'],
  onRefused: () => Promise<void>,
): ((launched: boolean) => Promise<void>) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()
  // Pages of the site that were looked at before know the switches as they stood.
  const [set] = useSetLaunchMutation({ update: evictQueries('switches') })
  const name = t(`launch.features.${feature}.name`)
  const done = (launched: boolean): string =>
    t(launched ? 'launch.turnedOn' : 'launch.turnedOff', { feature: name })

  return useSingleFlight(async (launched) => {
    try {
      await set({ variables: { feature, launched } })
    } catch (error) {
      if (isSessionEnd(error)) return
      toast.error(problemText(error))
      return onRefused()
    }
    const back = () => set({ variables: { feature, launched: !launched } })
    toast.success(
      done(launched),
      undoable({ undo: back, done: done(!launched), failed: t('launch.undoFailed') }),
    )
  })
}
