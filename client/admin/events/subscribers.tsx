import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { MoreSubscribersDocument, type SubscribersFragment } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { ExportButton } from '../export/export-button.tsx'
import { NestedList } from '../list/nested-list.tsx'
import { SubscriberItem } from './subscriber-item.tsx'

interface SubscribersProps {
  eventId: string
  /** What the event is called. */
  title: string
  subscribers: FragmentType<SubscribersFragment>
}

/** Who wants to hear of an event, newest first. */
export const Subscribers = ({ eventId, title, subscribers }: SubscribersProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  return (
    <NestedList
      page={unmask(subscribers)}
      askForMore={(after) =>
        apollo.query({
          query: MoreSubscribersDocument,
          variables: { eventId, after },
          fetchPolicy: 'network-only',
        })
      }
      failedText={t('events.subscribers.moreFailed')}
      action={
        <ExportButton
          table="subscribers"
          query={{ event: eventId }}
          what={t('export.subscribersOf', { title })}
        />
      }
    >
      {({ id, name, email }) =>
        // Only the answer to a subscription tells no id.
        id !== null && <SubscriberItem key={id} eventId={eventId} subscriber={{ id, name, email }} />
      }
    </NestedList>
  )
}
