import type { EntityManager } from 'typeorm'
import { event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Conditions } from '../../database/conditions.ts'
import { countRows } from '../../database/list-rows.ts'
import { createStatements, type Fields, forEachRow, prepare, run } from '../../database/prepared.ts'
import { createByStatement } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs, tableOf } from '../../models/columns.ts'
import { createRemovals } from '../../models/removals.ts'
import type { ListedSubscriber, Subscriber, SubscriberOfEvent } from './subscriber.ts'

export interface NewSubscriber extends Subscriber {
  id: string
  eventId: string
  emailKey: string
  locale: Locale
}

/** What is read of a subscriber. */
type Column = 'id' | 'name' | 'email'

/** A subscriber, its place among those of its event that are read, and that event's among those that are asked for. */
interface PlacedSubscriber {
  event: number
  place: number
  subscriber: ListedSubscriber
}

/** The ids before and after all others. */
const [firstId, lastId] = ['0', 'f'].map((digit) => `'${digit.repeat(32)}'::uuid`)

/**
 * The newest rows of each event, by its own range of the index, each with its place: nobody has to sort them. Said as a
 * range, so that nobody looks for them among all the newest, where one event has most of them.
 */
const newestOfEach = (columns: readonly Column[], condition: string) =>
  prepare(
    'newest subscribers',
    `select ${['e.place', 's.place', ...columns.map((column) => `s.${column}`)].join(', ')}
     from unnest($1::uuid[]) with ordinality as e(id, place)
     cross join lateral (
       select id, name, email, row_number() over (order by event_id desc, id desc) as place from event_subscribers
       where (event_id, id) >= (e.id, ${firstId}) and ${condition}
       order by event_id desc, id desc limit $2
     ) s`,
    (texts): PlacedSubscriber => {
      const subscriber: ListedSubscriber = { id: '', name: '', email: '' }
      for (const [index, column] of columns.entries()) subscriber[column] = texts[index + 2] ?? ''
      return { event: Number(texts[0]) - 1, place: Number(texts[1]) - 1, subscriber }
    },
  )

/** By the columns, and whether it is the first page. */
const newest = new Map<string, ReturnType<typeof newestOfEach>>()

const newestStatement = (columns: readonly Column[], isContinued: boolean) => {
  const key = [isContinued, ...columns].join(' ')
  const made =
    newest.get(key) ??
    newestOfEach(
      columns,
      isContinued ? '(event_id, id) < (e.id, $3::uuid)' : `(event_id, id) <= (e.id, ${lastId})`,
    )
  newest.set(key, made)
  return made
}

const counts = prepare(
  'subscribers counted',
  `select part, sum(count) from list_counts
   where list = 'event_subscribers' and part = any($1::uuid[]::text[]) group by part`,
  ([eventId, count]): [eventId: string, count: number] => [eventId ?? '', Number(count)],
)

/** With their events, each table's columns under its own name. */
const fromEvents = `event_subscribers s join ${tableOf(event)} on r.id = s.event_id`

const listed = `select s.id, r.title_en, r.title_ka, r.date, s.name, s.email, s.locale,
    ${readAs('instant', 's.created_at')} from ${fromEvents}`

const toListed = ([id, en, ka, eventDate, name, email, locale, subscribedAt]: Fields): SubscriberOfEvent => ({
  id: id ?? '',
  eventTitle: { en: en ?? null, ka: ka ?? null },
  eventDate: eventDate ?? null,
  name: name ?? '',
  email: email ?? '',
  locale: locale === 'ka' ? 'ka' : 'en',
  subscribedAt: subscribedAt ?? '',
})

/** For each way an export may be narrowed. */
const mostKept = 32
const following = createStatements<SubscriberOfEvent>('next subscribers', mostKept)
const numbers = createStatements<number>('number of subscribers', mostKept)

export const createSubscribersRepository = (manager: EntityManager) => ({
  ...createRemovals(manager, 'event_subscribers'),

  /** Subscribers of each event, in the order of `eventIds`, newest first, at most `limit` each. */
  newestByEvent: async (
    eventIds: readonly string[],
    limit: number,
    after: string | null,
    columns: readonly Column[],
  ): Promise<ListedSubscriber[][]> => {
    const subscribers: ListedSubscriber[][] = eventIds.map(() => [])
    const position = after === null ? [] : [after]
    const statement = newestStatement(columns, after !== null)
    const put = ({ event, place, subscriber }: PlacedSubscriber): void => {
      const ofEvent = subscribers[event]
      if (ofEvent) ofEvent[place] = subscriber
    }
    await forEachRow(manager, statement, [eventIds, limit, ...position], put)
    return subscribers
  },

  countByEvent: async (eventIds: readonly string[]): Promise<Map<string, number>> =>
    new Map(await run(manager, counts, [eventIds])),

  /** Up to `limit` subscribers of the events that meet the conditions, newest first, after the one with the id `after`. */
  selectAfter: (
    conditions: Conditions,
    limit: number,
    after: string | null,
  ): Promise<SubscriberOfEvent[]> => {
    if (after !== null) conditions.add(`s.id < ${conditions.bind(after)}`)
    const text = `${listed} where ${conditions.sql} order by s.id desc limit ${conditions.bind(limit)}`
    return run(manager, following(text, toListed), conditions.values)
  },

  /** How many subscribers the events have that meet the conditions. */
  count: (conditions: Conditions): Promise<number> => countRows(manager, numbers, fromEvents, conditions),

  /**
   * An email that is subscribed already stays as it is. Its key is written over by itself, so that the time
   * a subscription takes, most of it the wait for the disk, does not tell whether it is new.
   */
  insert: async (
    { id, eventId, name, email, emailKey, locale }: NewSubscriber,
    request: KeyedRequest | null,
  ): Promise<void> => {
    await createByStatement(manager, request, id, (transaction) =>
      transaction.query(
        `insert into event_subscribers (id, event_id, name, email, email_key, locale) values ($1, $2, $3, $4, $5, $6)
         on conflict (event_id, email_key) do update set email_key = excluded.email_key`,
        [id, eventId, name, email, emailKey, locale],
      ),
    )
  },
})

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>
