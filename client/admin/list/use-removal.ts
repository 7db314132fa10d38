import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { useUndo } from '../use-undo.ts'

interface Removal {
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  texts: {
    removed: string
    failed: string
    restored: string
    restoreFailed: string
  }
  /** Brings the screen up to date, once it is gone or was before. */
  onGone: () => Promise<void> | void
  /** The same, once it is back. */
  onBack: () => Promise<void> | void
}

/** Takes somebody off a list at once, without asking, and offers for a while to take that back. */
export const useRemoval = ({ remove, restore, texts, onGone, onBack }: Removal): (() => Promise<void>) => {
  const undoable = useUndo()
  const undo = async (): Promise<void> => {
    await restore()
    await onBack()
  }
  return useSingleFlight(async () => {
    try {
      await remove()
    } catch (error) {
      if (isSessionEnd(error)) return
      toast.error(texts.failed)
      if (problemOf(error)?.code === 'not_found') await onGone()
      return
    }
    toast.success(texts.removed, undoable({ undo, done: texts.restored, failed: texts.restoreFailed }))
    await onGone()
  })
}
