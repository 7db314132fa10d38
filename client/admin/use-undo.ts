import { useTranslation } from 'react-i18next'
import { problemOf } from '../lib/problem.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import type { ToastAction } from '../ui/toasts.ts'

interface Undoing {
  /** Takes back what has just been done; rejects with what Apollo throws. */
  undo: () => Promise<unknown>
  /** What is said then, and where it failed. */
  done: string
  failed: string
}

/**
 * What a toast offers beside what it says was done: `toast.success(deleted, undoable({ undo, done, failed }))`. Where it
 * fails it is offered again, but for what is not there any more.
 */
export const useUndo = (): ((undoing: Undoing) => ToastAction) => {
  const { t } = useTranslation('admin')
  return ({ undo, done, failed }) => ({
    label: t('list.undo'),
    run: async () => {
      try {
        await undo()
      } catch (error) {
        if (isSessionEnd(error)) return null
        return { kind: 'error', text: failed, isOfferedAgain: problemOf(error)?.code !== 'not_found' }
      }
      return { kind: 'success', text: done }
    },
  })
}
