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
  /** For how many it has places, so that others wait; null where there is no limit. */
  places: number | null
  /** Whether somebody waits. */
  isAwaited: boolean
}

/** Who wants to hear of an event, newest first; where some wait, they stand below by whose turn it is. */
export const Subscribers = ({ eventId, title, subscribers, places, isAwaited }: SubscribersProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const [state, setState] = useState<SubscriberState | null>(null)
  const toFile = (
    <ExportButton
      table="subscribers"
      query={{ event: eventId }}
      what={t('export.subscribersOf', { title })}
    />
  )
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
      action={toFile}
    >
      {({ id, name, email, turn }) =>
        // Only the answer to a subscription tells no id.
        id !== null && (
          <SubscriberItem key={id} eventId={eventId} places={places} subscriber={{ id, name, email, turn }} />
        )
      }
    </NestedList>
  )
  if (places === null) return all
  const inStates = (
    <>
      {(['confirmed', 'waiting'] as const).map((each) => (
        <section key={each} className="mb-5">
          <h2 className="mb-1.5 font-sans text-body font-semibold">{t(`events.subscribers.${each}`)}</h2>
          <SubscribersInState eventId={eventId} state={each} places={places} />
        </section>
      ))}
      {toFile}
    </>
  )
  const everybody = isAwaited ? inStates : all
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
      {state === null ? (
        everybody
      ) : (
        <SubscribersInState key={state} eventId={eventId} state={state} places={places} />
      )}
    </>
  )
}
