import { useTranslation } from 'react-i18next'
import { problemOf } from '../lib/problem.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import type { ToastAction } from '../ui/toasts.ts'

interface Undoing {
  /** Takes back what has just been done; rejects with what Apollo throws. */
  undo: () => Promise<unknown>
  /** What is said then, and where it failed. */
  done: string
  failed: string | ((error: unknown) => string)
  /** What it is about, where the next thing that is done to that ends the offer. */
  about?: string
}

/** Some of what was done to many was not taken back: tried again it would not be either. */
export class NotAllTakenBack extends Error {
  /**
   * @param left those that somebody has changed since
   * @param gone those that are not there any more
   */
  constructor(
    readonly back: number,
    readonly left: number,
    readonly gone = 0,
  ) {
    super('not all could be taken back')
  }
}

/** What is gone, or somebody has changed since, stays so however often it is tried. */
const finalCodes: readonly string[] = ['not_found', 'edit_conflict', 'validation_failed']

const isFinal = (error: unknown): boolean =>
  error instanceof NotAllTakenBack || finalCodes.includes(problemOf(error)?.code ?? '')

/**
 * What a toast offers beside what it says was done: `toast.success(deleted, undoable({ undo, done, failed }))`. Where it
 * fails it is offered again, but for what is not there any more, or was changed by somebody since.
 */
export const useUndo = (): ((undoing: Undoing) => ToastAction) => {
  const { t } = useTranslation('admin')
  return ({ undo, done, failed, about }) => ({
    label: t('list.undo'),
    about,
    run: async () => {
      try {
        await undo()
      } catch (error) {
        if (isSessionEnd(error)) return null
        const text = typeof failed === 'string' ? failed : failed(error)
        return { kind: 'error', text, isOfferedAgain: !isFinal(error) }
      }
      return { kind: 'success', text: done }
    },
  })
}
