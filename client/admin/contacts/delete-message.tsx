import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import {
  type DeleteMessageFragment,
  useDeleteContactMessageMutation,
} from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import { DeleteRecord } from '../list/delete-record.tsx'

/** What follows for the list it stands on. */
export interface MessageDeletion {
  /** Called when the message is no more. */
  onGone: () => Promise<void>
  /** Reads the messages again and answers whether this one is no more. */
  isGone: () => Promise<boolean>
}

interface DeleteMessageProps extends MessageDeletion {
  message: FragmentType<DeleteMessageFragment>
}

/** Deletes a message. */
export const DeleteMessage = ({ message, ...deletion }: DeleteMessageProps) => {
  const { t } = useTranslation('admin')
  const { id, name, email, createdAt } = unmask(message)
  const [remove] = useDeleteContactMessageMutation({ variables: { id } })
  return (
    <DeleteRecord
      label={t('contacts.deleteFrom', { name })}
      details={t('contacts.from', { name, email, date: formatInstant(createdAt) })}
      texts={t('contacts.deletion', { returnObjects: true })}
      remove={() => remove()}
      {...deletion}
    />
  )
}
