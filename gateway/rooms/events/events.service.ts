import {
  type Event,
  event,
  eventChange,
  eventList,
  eventSubscription,
  newEvent,
} from '../../../schema/events.ts'
import { pageRequest } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { type ListPage, readIdCursor, toListPage } from '../../core/list-page.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { dayOf } from '../../core/today.ts'
import { anonymous, requireAdmin, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import { readRecords, withNewest, writeRecords } from '../../models/records.service.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { EventsRepository } from './events.repository.ts'
import type { Subscriber, SubscriberOfEvent } from './subscriber.ts'
import type { SubscribersRepository } from './subscribers.repository.ts'

/** An event with the newest of its subscribers, for those who may see them. */
export type EventWithSubscribers = Event & { subscribers?: ListPage<Subscriber> }

export interface EventsDependencies {
  events: EventsRepository
  subscribers: SubscribersRepository
  clock: Clock
  publicWrites: Limit
}

export const createEventsService = ({ events, subscribers, clock, publicWrites }: EventsDependencies) => {
  const reading = readRecords({ model: event, list: eventList, records: events, clock })

  const subscribersByEvents = async (
    viewer: Viewer,
    eventIds: readonly string[],
    input: unknown,
    wanted: Wanted = everything,
  ): Promise<ListPage<Subscriber>[]> => {
    requireAdmin(viewer)
    const { first, after } = parse(pageRequest, input)
    const cursor = readIdCursor(after)
    const nodes = wanted.below('nodes')
    const shown = (['name', 'email'] as const).filter((name) => nodes.has(name))
    const isPlaced = wanted.has('pageInfo')
    const [rows, counts] = await Promise.all([
      isPlaced || wanted.has('nodes')
        ? subscribers.newestByEvent(eventIds, first + 1, cursor, isPlaced ? ['id', ...shown] : shown)
        : [],
      wanted.has('totalCount') ? subscribers.countByEvent(eventIds) : null,
    ])
    return eventIds.map((eventId, index) =>
      toListPage<Subscriber & { id: string }, Subscriber>(
        rows[index] ?? [],
        first,
        counts?.get(eventId) ?? 0,
        (subscriber) => subscriber,
        isPlaced ? ({ id }) => [id] : null,
      ),
    )
  }

  const withSubscribers = (viewer: Viewer, found: readonly Event[]): Promise<EventWithSubscribers[]> =>
    withNewest(
      viewer,
      found,
      (ids, page) => subscribersByEvents(viewer, ids, page),
      (each, page): EventWithSubscribers => ({ ...each, subscribers: page }),
    )

  return {
    ...reading,
    ...writeRecords({ model: event, create: newEvent, change: eventChange, records: events }),

    /**
     * All subscribers of the events that the search and the filter in `input` leave, for an admin.
     * @throws Problem `validation_failed`
     */
    selectSubscribers: (viewer: Viewer, input: unknown): RowSource<SubscriberOfEvent> => {
      requireAdmin(viewer)
      const selection = { ...parse(eventList.selection, input), today: dayOf(clock.now()) }
      const conditions = () => events.conditionsOf(selection)
      return {
        count: () => subscribers.count(conditions()),
        read: (limit, after) => subscribers.selectAfter(conditions(), limit, after),
      }
    },

    /** A page of subscribers for each event, in the order of `eventIds`: two statements whatever their number. */
    subscribersByEvents,

    /**
     * A page of the subscribers of an event, newest first.
     * @throws Problem `not_found`, `validation_failed`
     */
    subscribersByEvent: async (
      viewer: Viewer,
      eventId: string,
      input: unknown,
    ): Promise<ListPage<Subscriber>> => {
      requireAdmin(viewer)
      const { id } = await reading.get(viewer, eventId)
      const [page] = await subscribersByEvents(viewer, [id], input)
      if (!page) throw notFound(event.singular)
      return page
    },

    /** The event; an admin sees its newest subscribers too. */
    getWithSubscribers: async (viewer: Viewer, id: string): Promise<EventWithSubscribers> => {
      const found = await reading.get(viewer, id)
      const [complete] = await withSubscribers(viewer, [found])
      return complete ?? found
    },

    /** A page of the events, each with its newest subscribers. */
    listWithSubscribers: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
    ): Promise<SortedListPage<EventWithSubscribers>> => {
      const page = await reading.list(viewer, input, locale)
      return { ...page, nodes: await withSubscribers(viewer, page.nodes) }
    },

    /**
     * Subscribes an email to an event, and says what was sent. The answer and the work are the same where it
     * was subscribed already, and nothing changes: nobody can probe who comes.
     * @throws Problem `not_found`, `validation_failed`, `rate_limited`, `idempotency_key_reused`
     */
    subscribe: async (
      eventId: string,
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<Subscriber> => {
      const subscriber = parse(eventSubscription, input)
      publicWrites.take(address)
      await reading.get(anonymous, eventId)
      const emailKey = lookupKey(subscriber.email)
      const request = keyedRequest('subscribeToEvent', attempt, [eventId, subscriber])
      await subscribers.insert({ ...subscriber, id: newId(), eventId, emailKey, locale }, request)
      return subscriber
    },
  }
}

export type EventsService = ReturnType<typeof createEventsService>
