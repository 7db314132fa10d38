import type { EventSubscription, SubscriberState } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'

/** Who wants to hear of an event. */
export type Subscriber = EventSubscription

/** What somebody is answered who signs up. */
export interface SignedUp extends Subscriber {
  /** Null while visitors have no page of events, and there is no limit. */
  state: SubscriberState | null
  /** Of the link by which they give it up; null where a letter brings it, or there is no page to open. */
  token: string | null
}

/** The same on the list of an event, where one of them can be pointed at. */
export interface ListedSubscriber extends Pick<Subscriber, 'name'> {
  id: string
  /** Null to whoever may not see addresses. */
  email: string | null
  state: SubscriberState
  /** Of those who wait, when it is their turn: 1 is the next; null for whoever has a place. */
  turn: number | null
}

/** The same, as a page of those who wait goes on after it. */
export interface PlacedSubscriber extends ListedSubscriber {
  /** The number in the line; null for whoever has a place, or where nobody asks for it. */
  line: number | null
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
