import { isCalledOff } from '../../../schema/event-off.ts'
import {
  comingEventList,
  type Event,
  event,
  eventChange,
  eventList,
  eventSubscription,
  newEvent,
  subscriberList,
  subscriberSelection,
} from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import {
  decodeCursor,
  type Listed,
  type ListPage,
  readIdCursor,
  toUnreadPage,
  type UncountedPage,
} from '../../core/list-page.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { dayOf } from '../../core/today.ts'
import { anonymous, requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, pageAlone, type Wanted } from '../../core/wanted.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { DatedEvent } from '../../letters/event-calendar.ts'
import { liveRecords } from '../../models/life.service.ts'
import { placeRecords } from '../../models/place.service.ts'
import {
  deleteRecords,
  presentOf,
  readRecords,
  withNewest,
  writeRecords,
} from '../../models/records.service.ts'
import type { Pictured } from '../../models/shown-picture.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { EventNews } from './event-news.ts'
import type { EventChange, EventsRepository } from './events.repository.ts'
import type { SignUpsRepository } from './sign-ups.repository.ts'
import type { ListedSubscriber, PlacedSubscriber, SignedUp, SubscriberOfEvent } from './subscriber.ts'
import type { PageStart, SubscribersRepository } from './subscribers.repository.ts'

const readNewestCursor = (after: string | null): PageStart | null => {
  const id = readIdCursor(after)
  return id === null ? null : { id, line: null }
}

const isLineNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

/** Of those who wait, who are listed in the order in which it is their turn. */
const readLineCursor = (after: string | null): PageStart | null => {
  const [line = '', id = ''] = after === null ? [] : decodeCursor(after, [isLineNumber, isId])
  return after === null ? null : { id, line: Number(line) }
}

/** An event with what is said of its picture, if anything is. */
export type PicturedEvent = Event & Pictured

/** The same with the newest of its subscribers, for those who may see them. */
export type EventWithSubscribers = PicturedEvent & { subscribers?: ListPage<ListedSubscriber> }

/** A page of them as everybody who may read it is told. */
const toListed = ({
  nodes,
  ...page
}: ListPage<PlacedSubscriber, Listed<PlacedSubscriber>>): ListPage<ListedSubscriber> => ({
  ...page,
  nodes: Array.from(nodes, ({ line: _, ...listed }) => listed),
})

export interface EventsDependencies {
  events: EventsRepository
  subscribers: SubscribersRepository
  signUps: SignUpsRepository
  news: Pick<EventNews, 'answer' | 'isSending'> & {
    isLaunched: () => Promise<boolean>
    restored: (event: Event) => Promise<void>
    tellSome: () => Promise<boolean>
  }
  tokens: RecordTokens
  clock: Clock
  publicWrites: Limit
}

export const createEventsService = ({
  events,
  subscribers,
  signUps,
  news,
  tokens,
  clock,
  publicWrites,
}: EventsDependencies) => {
  const reading = readRecords({ model: event, list: eventList, records: events, clock })

  const subscribersByEvents = async (
    viewer: Viewer,
    eventIds: readonly string[],
    input: unknown,
    wanted: Wanted = everything,
  ): Promise<ListPage<PlacedSubscriber, Listed<PlacedSubscriber>>[]> => {
    requirePermission(viewer, 'people:read')
    const { first, after, state } = parse(subscriberList.request, input)
    const isLine = state === 'waiting'
    const cursor = isLine ? readLineCursor(after) : readNewestCursor(after)
    const nodes = wanted.below('nodes')
    const isPlaced = wanted.has('pageInfo')
    const shown = (['id', 'name', 'email', 'state', 'turn', 'line'] as const).filter(
      (name) => nodes.has(name) || (isPlaced && (name === 'id' || (isLine && name === 'line'))),
    )
    const [rows, counts] = await Promise.all([
      isPlaced || wanted.has('nodes')
        ? subscribers.pageByEvent(eventIds, first + 1, cursor, shown, state)
        : [],
      wanted.has('totalCount') ? subscribers.countByEvent(eventIds, state) : null,
    ])
    return eventIds.map((eventId, index) =>
      toUnreadPage<PlacedSubscriber>(
        withoutAddresses(viewer, rows[index] ?? []),
        first,
        counts?.get(eventId) ?? 0,
        isPlaced ? ({ id, line }) => (isLine ? [`${line}`, id] : [id]) : null,
      ),
    )
  }

  const withSubscribers = (viewer: Viewer, found: readonly Event[]): Promise<EventWithSubscribers[]> =>
    withNewest(
      viewer,
      'people:read',
      found,
      (ids, page) => subscribersByEvents(viewer, ids, page),
      (each, page): EventWithSubscribers => ({ ...each, subscribers: toListed(page) }),
    )

  const toCome = (search: string) => ({ search, filter: null, isToCome: true, ...presentOf(clock) }) as const

  return {
    ...reading,
    ...writeRecords({ model: event, create: newEvent, change: eventChange, records: events }),
    ...liveRecords({ model: event, records: events, clock }),
    ...placeRecords({ model: event, records: events }),
    ...deleteRecords({ model: event, records: events, clock }),

    /**
     * All subscribers of the event that `input` names, or of those that the search and the filter in it leave, for
     * the team.
     * @throws Problem `validation_failed`, `not_found`
     */
    selectSubscribers: (viewer: Viewer, input: unknown): RowSource<SubscriberOfEvent> => {
      requirePermission(viewer, 'people:read')
      const { event: eventId, ...narrowed } = parse(subscriberSelection, input)
      if (eventId !== null && !isId(eventId)) throw notFound(event.singular)
      const selection = { ...narrowed, ...presentOf(clock) }
      const conditions = () => {
        const found = events.conditionsOf(selection)
        if (eventId !== null) found.add(`s.event_id = ${found.bind(eventId)}`)
        return found
      }
      return {
        count: () => subscribers.count(conditions()),
        read: async (limit, after) =>
          withoutAddresses(viewer, await subscribers.selectAfter(conditions(), limit, after)),
      }
    },

    /**
     * A page of what is to come, the next first and what has no day last; never who comes. For everybody.
     * @throws Problem `validation_failed`
     */
    listComing: (
      input: unknown,
      locale: Locale,
      wanted: Wanted = pageAlone,
    ): Promise<UncountedPage<Event>> => {
      const { search, ...page } = parse(comingEventList.request, input)
      return events.list({ ...toCome(search), ...page, sort: 'date', direction: 'asc' }, locale, wanted)
    },

    /**
     * How many they are; not known to their pages, since it takes longer than one of those.
     * @throws Problem `validation_failed`
     */
    countComing: async (input: unknown): Promise<number> =>
      events.count(toCome(parse(comingEventList.request, input).search)),

    /** An event that everybody is shown, when it was last changed, and whether it is off; null where there is none. */
    findForCalendar: async (id: string): Promise<DatedEvent | null> => {
      if (!isId(id)) return null
      const at = clock.now()
      const [found, changedAt] = await Promise.all([events.findPublic(id, at), events.findChange(id, at)])
      return found && changedAt && { event: found, changedAt, isOff: isCalledOff(found, dayOf) }
    },

    /** Within the transaction that brings a record back from the bin: tells those who have signed up, where it is an event. */
    tellOfReturn: async (id: string): Promise<void> => {
      const found = await events.find(id)
      if (found) await news.restored(found)
    },

    /** Writes to the next few of many who are to be told something of an event; answers whether there was anybody. */
    tellSome: news.tellSome,

    /** Of up to `limit` public events, the newest: where they are and when they changed. For everybody. */
    listChanges: (limit: number): Promise<EventChange[]> => events.listChanges(limit, clock.now()),

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
    ): Promise<ListPage<ListedSubscriber>> => {
      requirePermission(viewer, 'people:read')
      const { id } = await reading.get(viewer, eventId)
      const [page] = await subscribersByEvents(viewer, [id], input)
      if (!page) throw notFound(event.singular)
      return toListed(page)
    },

    /** The event; the team sees its newest subscribers too. */
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
     * Subscribes an email to an event, and says what was sent; where no place is left, it waits for one. The answer and the
     * work are the same where it was subscribed already, and nothing changes: nobody can probe who comes.
     * @throws Problem `not_found`, `ended`, `validation_failed`, `rate_limited`, `idempotency_key_reused`
     */
    subscribe: async (
      eventId: string,
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<SignedUp> => {
      const subscriber = parse(eventSubscription, input)
      await publicWrites.take(address)
      const { archivedAt, places } = await reading.get(anonymous, eventId)
      if (archivedAt !== null) throw new Problem('ended')
      const emailKey = lookupKey(subscriber.email)
      const request = keyedRequest('subscribeToEvent', attempt, [eventId, subscriber])
      const isLaunched = await news.isLaunched()
      const tell = isLaunched ? news.answer : null
      const asked = { ...subscriber, id: newId(), eventId, emailKey, locale }
      const { id, state } = await signUps.insert(asked, request, tell)
      return {
        ...subscriber,
        state: isLaunched || places !== null ? state : null,
        token: isLaunched && !news.isSending ? tokens.make(id) : null,
      }
    },
  }
}

export type EventsService = ReturnType<typeof createEventsService>
