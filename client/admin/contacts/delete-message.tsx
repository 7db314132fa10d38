import type { FragmentType } from '@apollo/client'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeleteMessageFragment } from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteMessage } from './use-delete-message.ts'

interface DeleteMessageProps {
  message: FragmentType<DeleteMessageFragment>
  /** Called when the message is no more. */
  onGone: () => Promise<void>
}

/** Deletes a message, after asking whether this one is meant. */
export const DeleteMessage = ({ message, onGone }: DeleteMessageProps) => {
  const { t } = useTranslation('admin')
  const { id, name, email, createdAt } = unmask(message)
  const [isAsking, setAsking] = useState(false)
  const { deleteMessage, isDeleting } = useDeleteMessage(onGone)

  const confirm = useSingleFlight(async () => {
    await deleteMessage(id)
    setAsking(false)
  })

  return (
    <>
      <button
        type="button"
        aria-label={t('contacts.deleteFrom', { name })}
        onClick={() => setAsking(true)}
        className="text-link inline-flex min-h-8 items-center gap-1.5"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t('contacts.delete')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('contacts.question')}
        text={t('contacts.from', { name, email, date: formatInstant(createdAt) })}
        cancel={t('contacts.cancel')}
        confirm={t(isDeleting ? 'contacts.deleting' : 'contacts.delete')}
        onCancel={() => setAsking(isDeleting)}
        onConfirm={confirm}
      />
    </>
  )
}
