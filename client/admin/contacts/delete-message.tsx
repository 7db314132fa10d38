import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import {
  type DeleteMessageFragment,
  useDeleteContactMessageMutation,
} from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { DeleteRecord } from '../list/delete-record.tsx'
import type { Deletion } from '../list/use-deletions.ts'

interface DeleteMessageProps extends Deletion {
  message: FragmentType<DeleteMessageFragment>
}

/** Deletes a message. */
export const DeleteMessage = ({ message, ...deletion }: DeleteMessageProps) => {
  const { t } = useTranslation('admin')
  const { id, name, email, createdAt } = unmask(message)
  const [remove] = useDeleteContactMessageMutation({
    variables: { id },
    update: evictQueries('bin'),
  })
  return (
    <DeleteRecord
      id={id}
      label={t('contacts.deleteFrom', { name })}
      question={{
        title: t('contacts.deletion.question'),
        details: t('contacts.from', { name, email, date: formatInstant(createdAt) }),
      }}
      texts={t('contacts.deletion', { returnObjects: true })}
      remove={() => remove()}
      {...deletion}
    />
  )
}
