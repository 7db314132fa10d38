import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MoreSubscribersDocument,
  type SubscriberState,
  type SubscribersFragment,
} from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { ExportButton } from '../export/export-button.tsx'
import { FilterChips } from '../list/filter-chips.tsx'
import { NestedList } from '../list/nested-list.tsx'
import { SubscriberItem } from './subscriber-item.tsx'
import { SubscribersInState } from './subscribers-in-state.tsx'

interface SubscribersProps {
  eventId: string
  /** What the event is called. */
  title: string
  subscribers: FragmentType<SubscribersFragment>
  /** Whether it has places for some, and others wait. */
  isLimited: boolean
}

/** Who wants to hear of an event, newest first. */
export const Subscribers = ({ eventId, title, subscribers, isLimited }: SubscribersProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const [state, setState] = useState<SubscriberState | null>(null)
  const all = (
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
      {({ id, name, email, turn }) =>
        // Only the answer to a subscription tells no id.
        id !== null && (
          <SubscriberItem
            key={id}
            eventId={eventId}
            isLimited={isLimited}
            subscriber={{ id, name, email, turn }}
          />
        )
      }
    </NestedList>
  )
  if (!isLimited) return all
  return (
    <>
      <FilterChips
        label={t('events.subscribers.filter')}
        chips={[
          [null, t('events.subscribers.all')],
          ['confirmed', t('events.subscribers.confirmed')],
          ['waiting', t('events.subscribers.waiting')],
        ]}
        chosen={state}
        onChoose={setState}
        className="mb-3 flex-wrap"
      />
      {state === null ? all : <SubscribersInState key={state} eventId={eventId} state={state} />}
    </>
  )
}
