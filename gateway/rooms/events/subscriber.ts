import type { EventSubscription } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'

/** Who wants to hear of an event. */
export type Subscriber = EventSubscription

/** The same on the list of an event, where one of them can be pointed at. */
export interface ListedSubscriber extends Pick<Subscriber, 'name'> {
  id: string
  /** Null to whoever may not see addresses. */
  email: string | null
}

/** A subscription as a list of all events' subscribers tells it. */
export interface SubscriberOfEvent extends ListedSubscriber {
  eventTitle: Localized
  /** Day, `YYYY-MM-DD`. */
  eventDate: string | null
  /** The language of the site it was made on. */
  locale: Locale
  /** Instant, ISO 8601 UTC. */
  subscribedAt: string
}
