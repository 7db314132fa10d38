import type { Locale } from '../../../schema/locales.ts'
import type { ListPage } from '../../core/list-page.ts'
import type { Localized } from '../../core/localized.ts'

/** An event as its service answers it: both languages. */
export interface Event {
  id: string
  /** Raised by every change. */
  version: number
  title: Localized
  content: Localized
  /** Day, `YYYY-MM-DD`. */
  date: string | null
}

/** What an event says in one language; null where nothing was written in it. */
export interface EventTexts {
  title: string | null
  content: string | null
}

export const eventTranslations = (event: Event): Record<Locale, EventTexts> => ({
  en: { title: event.title.en, content: event.content.en },
  ka: { title: event.title.ka, content: event.content.ka },
})

/** Who wants to hear of an event. */
export interface Subscriber {
  name: string
  email: string
}

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

/** An event with the newest of its subscribers, for those who may see them. */
export interface EventWithSubscribers extends Event {
  subscribers?: ListPage<Subscriber>
}
