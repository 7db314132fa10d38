import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'

interface DeleteRecordProps {
  /** What the button is called for those who hear it alone. */
  label: string
  /** Which record it is about. */
  details: string
  texts: { question: string; deleted: string; failed: string }
  remove: () => Promise<unknown>
  /** Brings the list up to date: the record is no more, or was deleted by somebody else before. */
  onGone: () => Promise<void>
  /** Reads the list again where nobody heard of the deletion, and answers whether the record is no more. */
  isGone: () => Promise<boolean>
}

/** Deletes a record, after asking whether this one is meant, and says what became of it. */
export const DeleteRecord = ({ label, details, texts, remove, onGone, isGone }: DeleteRecordProps) => {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  const deleteRecord = async (): Promise<void> => {
    try {
      await remove()
    } catch (error) {
      if (isSessionEnd(error)) return
      if (isUncertain(error) && (await isGone())) return toast.success(texts.deleted)
      toast.error(texts.failed)
      if (problemOf(error)?.code === 'not_found') await onGone()
      return
    }
    toast.success(texts.deleted)
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
        onClick={() => setAsking(true)}
        className="text-link inline-flex min-h-8 items-center gap-1.5"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t('list.delete')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        text={details}
        cancel={t('list.keep')}
        confirm={t(isDeleting ? 'list.deleting' : 'list.delete')}
        onCancel={() => setAsking(isDeleting)}
        onConfirm={confirm}
      />
    </>
  )
}
