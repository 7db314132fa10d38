import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { useUndo } from '../use-undo.ts'
import type { View, Views } from './use-views.ts'
import type { Shown } from './view-address.ts'

interface Doing {
  act: () => Promise<unknown>
  done: string
  undo: () => Promise<unknown>
}

/** What can be done with a view at once, and taken back. */
export const useViewActions = ({ save, change, remove }: Views) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()

  const doIt = useSingleFlight(async ({ act, done, undo }: Doing): Promise<void> => {
    try {
      await act()
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
      return
    }
    toast.success(done, undoable({ undo, done: t('views.undone'), failed: t('views.undoFailed') }))
  })

  return {
    /** Has it show something else under the same name. */
    replace: ({ id, name, search, chosen }: View, shown: Shown) =>
      doIt({
        act: () => change(id, shown),
        done: t('views.replaced', { name }),
        undo: () => change(id, { search, chosen }),
      }),

    /** Has its room open with it, or no longer. Who did before does again where it is taken back. */
    setOpening: ({ id, name, opensRoom }: View, before: View | undefined) =>
      doIt({
        act: () => change(id, { opensRoom: !opensRoom }),
        done: t(opensRoom ? 'views.opensNoMore' : 'views.opensNow', { name }),
        undo: () => (before ? change(before.id, { opensRoom: true }) : change(id, { opensRoom })),
      }),

    remove: ({ id, name, search, chosen, opensRoom }: View) =>
      doIt({
        act: () => remove(id),
        done: t('views.deleted', { name }),
        undo: () => save({ name, search, chosen, opensRoom }),
      }),
  }
}
