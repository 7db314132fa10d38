import { UserMinus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import {
  useRemoveSubscriberMutation,
  useRestoreSubscriberMutation,
} from '../../generated/admin-operations.ts'
import { evictQueries } from '../evict-queries.ts'
import { IfMay } from '../if-may.tsx'
import { useRemoval } from '../list/use-removal.ts'
import { GivePlace } from './give-place.tsx'
import { withoutSubscriber } from './without-subscriber.ts'

interface SubscriberItemProps {
  eventId: string
  /** For how many the event has places, so that others may move up; null where there is no limit. */
  places: number | null
  subscriber: { id: string; name: string; email: string | null; turn: number | null }
}

/** The button of the one who stands beside them, or the event itself where nobody does. */
const neighbourOf = (item: HTMLElement | null): HTMLElement | null => {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  return (
    beside?.querySelector('button') ??
    item?.closest('tbody')?.querySelector<HTMLElement>('th[scope=row]') ??
    null
  )
}

/** Somebody who wants to hear of an event, and the way off its list. */
export const SubscriberItem = ({
  eventId,
  places,
  subscriber: { id, name, email, turn },
}: SubscriberItemProps) => {
  const { t } = useTranslation('admin')
  const item = useRef<HTMLLIElement>(null)
  const variables = { id }
  const [remove, { client }] = useRemoveSubscriberMutation({ variables })
  const [restore] = useRestoreSubscriberMutation({ variables, update: evictQueries(event.plural) })

  const removeFromList = useRemoval({
    remove,
    restore,
    texts: {
      removed: t('events.subscribers.removal.removed', { name }),
      failed: t('events.subscribers.removal.failed', { name }),
      restored: t('events.subscribers.removal.restored', { name }),
      restoreFailed: t('events.subscribers.removal.restoreFailed', { name }),
    },
    onGone: () => {
      const next = neighbourOf(item.current)
      next?.matches('th') && next.setAttribute('tabindex', '-1')
      next?.focus()
      withoutSubscriber(client.cache, eventId, id)
      if (places !== null) evictQueries(event.plural, event.singular)(client.cache)
    },
    onBack: () => undefined,
  })

  return (
    <li
      ref={item}
      className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-dashed border-line py-1.5"
    >
      <span className="min-w-0">
        {name}
        {turn !== null && (
          <span className="ml-2 text-small text-ink-soft">{t('events.subscribers.turn', { turn })}</span>
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-4">
        <span className="min-w-0 text-ink-soft">{email ?? t('list.addressHidden')}</span>
        <IfMay permission="people:write">
          {turn !== null && places !== null && <GivePlace id={id} name={name} places={places} />}
          <button
            type="button"
            aria-label={t('events.subscribers.removeNamed', { name })}
            onClick={removeFromList}
            className="text-link inline-flex min-h-8 items-center gap-1.5"
          >
            <UserMinus aria-hidden="true" className="size-4" />
            {t('events.subscribers.remove')}
          </button>
        </IfMay>
      </span>
    </li>
  )
}
