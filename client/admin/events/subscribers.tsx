import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { MoreSubscribersDocument, type SubscribersFragment } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { NestedList } from '../list/nested-list.tsx'

interface SubscribersProps {
  eventId: string
  subscribers: FragmentType<SubscribersFragment>
}

/** Who wants to hear of an event, newest first. */
export const Subscribers = ({ eventId, subscribers }: SubscribersProps) => {
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
    >
      {({ name, email }) => (
        <li
          key={email}
          className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-dashed border-line py-1.5"
        >
          <span className="min-w-0">{name}</span>
          <span className="min-w-0 text-ink-soft">{email}</span>
        </li>
      )}
    </NestedList>
  )
}
