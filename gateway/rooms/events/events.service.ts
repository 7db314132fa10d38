import {
  type EventChange,
  eventChange,
  eventList,
  eventSubscription,
  newEvent,
} from '../../../schema/events.ts'
import { defaultPageSize, pageRequest } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { type ListPage, readIdCursor, toListPage } from '../../core/list-page.ts'
import { localizedChange } from '../../core/localized.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { dayOf } from '../../core/today.ts'
import { isAdmin, requireAdmin, type Viewer } from '../../core/viewer.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { Event, EventWithSubscribers, Subscriber, SubscriberOfEvent } from './event.ts'
import type { EventColumns, EventsRepository } from './events.repository.ts'
import type { SubscribersRepository } from './subscribers.repository.ts'

const toColumns = ({ title, content, translations, date }: EventChange, locale: Locale): EventColumns => {
  const titles = { en: translations?.en?.title, ka: translations?.ka?.title }
  const contents = { en: translations?.en?.content, ka: translations?.ka?.content }
  return {
    ...(date === undefined ? {} : { date }),
    title: localizedChange(locale, title, titles),
    content: localizedChange(locale, content, contents),
  }
}

export interface EventsDependencies {
  events: EventsRepository
  subscribers: SubscribersRepository
  clock: Clock
  publicWrites: Limit
}

export const createEventsService = ({ events, subscribers, clock, publicWrites }: EventsDependencies) => {
  const get = async (id: string): Promise<Event> => {
    const event = isId(id) ? await events.find(id) : null
    if (!event) throw notFound('event')
    return event
  }

  const list = async (viewer: Viewer, input: unknown, locale: Locale): Promise<SortedListPage<Event>> => {
    requireAdmin(viewer)
    return events.list({ ...parse(eventList.request, input), today: dayOf(clock.now()) }, locale)
  }

  const subscribersByEvents = async (
    viewer: Viewer,
    eventIds: readonly string[],
    input: unknown,
  ): Promise<ListPage<Subscriber>[]> => {
    requireAdmin(viewer)
    const { first, after } = parse(pageRequest, input)
    const [rows, counts] = await Promise.all([
      subscribers.newestByEvent(eventIds, first + 1, readIdCursor(after)),
      subscribers.countByEvent(eventIds),
    ])
    return eventIds.map((eventId) =>
      toListPage(
        rows.get(eventId) ?? [],
        first,
        counts.get(eventId) ?? 0,
        ({ name, email }) => ({ name, email }),
        ({ id }) => [id],
      ),
    )
  }

  const withSubscribers = async (
    viewer: Viewer,
    found: readonly Event[],
  ): Promise<EventWithSubscribers[]> => {
    if (!isAdmin(viewer)) return [...found]
    const ids = found.map(({ id }) => id)
    const pages = await subscribersByEvents(viewer, ids, { first: defaultPageSize })
    return found.map((event, index) => {
      const page = pages[index]
      return page ? { ...event, subscribers: page } : event
    })
  }

  return {
    /** @throws Problem `not_found` */
    get,

    /** A page of the events, searched, narrowed and sorted as `input` says, for an admin. */
    list,

    /**
     * All subscribers of the events that the search and the filter in `input` leave, for an admin.
     * @throws Problem `validation_failed`
     */
    selectSubscribers: (viewer: Viewer, input: unknown): RowSource<SubscriberOfEvent> => {
      requireAdmin(viewer)
      const selection = { ...parse(eventList.selection, input), today: dayOf(clock.now()) }
      return {
        count: () => subscribers.count(selection),
        read: (limit, after) => subscribers.selectAfter(selection, limit, after),
      }
    },

    /** A page of subscribers for each event, in the order of `eventIds`: two statements whatever their number. */
    subscribersByEvents,

    /** The event; an admin sees its newest subscribers too. */
    getWithSubscribers: async (viewer: Viewer, id: string): Promise<EventWithSubscribers> => {
      const event = await get(id)
      const [complete] = await withSubscribers(viewer, [event])
      return complete ?? event
    },

    /** {@link list}, each with its newest subscribers. */
    listWithSubscribers: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
    ): Promise<SortedListPage<EventWithSubscribers>> => {
      const page = await list(viewer, input, locale)
      return { ...page, nodes: await withSubscribers(viewer, page.nodes) }
    },

    /** @throws Problem `validation_failed` */
    create: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Event> => {
      requireAdmin(viewer)
      const id = newId()
      await events.insert(id, toColumns(parse(newEvent, input), locale))
      return get(id)
    },

    /**
     * Changes what `input` names and keeps the rest; writing one language never changes the other.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict` when `input` names a version that
     * is no longer the current one
     */
    update: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Event> => {
      requireAdmin(viewer)
      const { version, ...change } = parse(eventChange, input)
      if (!isId(id)) throw notFound('event')
      const isChanged = await events.update(id, toColumns(change, locale), version)
      const event = await get(id)
      if (!isChanged) throw new Problem('edit_conflict')
      return event
    },

    /**
     * Subscribes an email to an event, and says what was sent. The answer and the work are the same where it
     * was subscribed already, and nothing changes: nobody can probe who comes.
     * @throws Problem `not_found`, `validation_failed`, `rate_limited`
     */
    subscribe: async (
      eventId: string,
      input: unknown,
      locale: Locale,
      address: string,
    ): Promise<Subscriber> => {
      const subscriber = parse(eventSubscription, input)
      publicWrites.take(address)
      await get(eventId)
      const emailKey = lookupKey(subscriber.email)
      await subscribers.insert({ ...subscriber, id: newId(), eventId, emailKey, locale })
      return subscriber
    },
  }
}

export type EventsService = ReturnType<typeof createEventsService>
