import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import {
  CorrectGiftDocument,
  type GiftFragment,
  RestoreGiftDocument,
  VoidGiftDocument,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { ToastAction } from '../../ui/toasts.ts'
import { useUndo } from '../use-undo.ts'
import { asItStood, type EntryKind } from './entry-fields.ts'
import { forgetSums } from './use-entry.ts'

/**
 * What the toast offers once an entry is written: to add another that sets the gift back, unless somebody has changed
 * it since. What was taken back itself is not offered. What was not corrected stays as it is by then: whoever gave may have been
 * erased, which leaves no entry.
 */
export const useGiftUndo = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const undoable = useUndo()
  /**
   * @param corrected what the entry has named
   * @param version that of the entry to undo
   */
  return (
    kind: EntryKind,
    before: GiftFragment,
    corrected: readonly string[],
    version: number,
  ): ToastAction | null => {
    if (kind === 'restore') return null
    const idempotencyKey = newKey()
    const input = { reason: t('gifts.undo.reason'), version }
    const written = { id: before.id, idempotencyKey, locale }
    return undoable({
      undo: () =>
        kind === 'correct'
          ? apollo.mutate({
              mutation: CorrectGiftDocument,
              variables: { ...written, input: { ...asItStood(before, corrected), ...input } },
              update: forgetSums,
            })
          : apollo.mutate({
              mutation: RestoreGiftDocument,
              variables: { ...written, input },
              update: forgetSums,
            }),
      done: t('gifts.undo.done'),
      failed: t('gifts.undo.failed'),
    })
  }
}

/** What the offer to void a gift is about: the one that was recorded last, and no other once another is. */
export const recordedLast = 'the gift that was recorded last'

/** The same of a gift that has just been recorded: it is voided. */
export const useRecordingUndo = (onUndone: () => unknown): ((id: string) => ToastAction) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const undoable = useUndo()
  return (id) => {
    const idempotencyKey = newKey()
    const input = { reason: t('gifts.undo.reason'), version: 1 }
    return undoable({
      undo: async () => {
        await apollo.mutate({
          mutation: VoidGiftDocument,
          variables: { id, input, idempotencyKey, locale },
          update: forgetSums,
        })
        onUndone()
      },
      done: t('gifts.undo.done'),
      failed: t('gifts.undo.failed'),
      about: recordedLast,
    })
  }
}
