import type { EventSubscription } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'

/** Who wants to hear of an event. */
export type Subscriber = EventSubscription

/** A subscription as a list of all events' subscribers tells it. */
export interface SubscriberOfEvent extends Subscriber {
  id: string
  eventTitle: Localized
  /** Day, `YYYY-MM-DD`. */
  eventDate: string | null
  /** The language of the site it was made on. */
  locale: Locale
  /** Instant, ISO 8601 UTC. */
  subscribedAt: string
}
