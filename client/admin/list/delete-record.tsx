import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useRestore } from '../bin/use-bin.ts'
import { useUndo } from '../use-undo.ts'
import type { Deletion } from './use-deletions.ts'

/** What keeps a record from being deleted, each with a sentence of its own. */
const keepers: readonly string[] = ['project_has_gifts', 'picture_in_use', 'issue_on_its_way']

interface DeleteRecordProps extends Deletion {
  id: string
  /** What the button is called for those who hear it alone. */
  label: string
  texts: { deleted: string; failed: string }
  /** Asked before; without it the record is deleted at once, as it can be brought back. */
  question?: { title: string; details: string; confirm?: string } | undefined
  remove: () => Promise<unknown>
}

/** Deletes a record, says what became of it, and offers to bring it back. */
export const DeleteRecord = ({ id, label, texts, question, remove, onGone, isGone }: DeleteRecordProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()
  const restore = useRestore()
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  const sayDeleted = (): void =>
    toast.success(
      texts.deleted,
      undoable({ undo: () => restore(id), done: t('bin.restored'), failed: t('bin.restoreFailed') }),
    )

  const deleteRecord = async (): Promise<void> => {
    try {
      await remove()
    } catch (error) {
      if (isSessionEnd(error)) return
      if (isUncertain(error) && (await isGone())) return sayDeleted()
      const code = problemOf(error)?.code
      toast.error(code !== undefined && keepers.includes(code) ? problemText(error) : texts.failed)
      if (code === 'not_found') await onGone()
      return
    }
    sayDeleted()
    await onGone()
  }

  const confirm = useSingleFlight(async () => {
    setDeleting(true)
    await deleteRecord()
    setDeleting(false)
    setAsking(false)
  })

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-disabled={isDeleting}
        onClick={() => (question ? setAsking(true) : confirm())}
        className="text-link inline-flex min-h-8 min-w-6 items-center justify-center gap-1.5 whitespace-nowrap"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <span className="row-word">{t('list.delete')}</span>
      </button>
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          title={question.title}
          text={question.details}
          cancel={t('list.keep')}
          confirm={isDeleting ? t('list.deleting') : (question.confirm ?? t('list.delete'))}
          onCancel={() => setAsking(isDeleting)}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
