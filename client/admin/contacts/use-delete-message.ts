import { useTranslation } from 'react-i18next'
import { useDeleteContactMessageMutation } from '../../generated/admin-operations.ts'
import { isSessionExpiry, problemOf } from '../../lib/problem.ts'
import { toast } from '../../ui/toasts.ts'

interface DeleteMessage {
  deleteMessage: (id: string) => Promise<void>
  isDeleting: boolean
}

/**
 * Deletes a message and says what became of it. `onGone` brings the list up to date: after a delete, and
 * after one that failed because somebody else had deleted the message already.
 */
export const useDeleteMessage = (onGone: () => Promise<void>): DeleteMessage => {
  const { t } = useTranslation('admin')
  const [remove, { loading: isDeleting }] = useDeleteContactMessageMutation()

  const deleteMessage = async (id: string): Promise<void> => {
    try {
      await remove({ variables: { id } })
    } catch (error) {
      if (isSessionExpiry(error)) return
      toast.error(t('contacts.deleteFailed'))
      if (problemOf(error)?.code === 'not_found') await onGone()
      return
    }
    toast.success(t('contacts.deleted'))
    await onGone()
  }

  return { deleteMessage, isDeleting }
}
