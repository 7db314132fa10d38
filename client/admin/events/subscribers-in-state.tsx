import { useTranslation } from 'react-i18next'
import { type SubscriberState, useSubscribersInStateQuery } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { NestedList } from '../list/nested-list.tsx'
import { SubscriberItem } from './subscriber-item.tsx'

interface SubscribersInStateProps {
  eventId: string
  state: SubscriberState
  places: number | null
}

/** Those who have a place at an event, the newest first, or those who wait for one, by whose turn it is. */
export const SubscribersInState = ({ eventId, state, places }: SubscribersInStateProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch, fetchMore } = useSubscribersInStateQuery({
    variables: { eventId, state },
    fetchPolicy: 'cache-and-network',
  })
  const page = unmask(data?.event?.subscribers)
  if (error && !page) return <ListFailure title={t('events.subscribers.moreFailed')} onRetry={refetch} />
  if (!page) return null
  if (page.totalCount === 0) return <p className="text-ink-soft">{t('events.subscribers.nobody')}</p>
  return (
    <NestedList
      page={page}
      askForMore={(after) => fetchMore({ variables: { after } })}
      failedText={t('events.subscribers.moreFailed')}
      order={state === 'waiting' ? 'first' : 'newest'}
    >
      {({ id, name, email, turn }) =>
        id !== null && (
          <SubscriberItem key={id} eventId={eventId} places={places} subscriber={{ id, name, email, turn }} />
        )
      }
    </NestedList>
  )
}
