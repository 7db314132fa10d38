import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { Conditions } from '../../database/conditions.ts'
import { countRows } from '../../database/list-rows.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import type { Subscriber, SubscriberOfEvent } from './subscriber.ts'

interface Row extends Subscriber {
  id: string
  eventId: string
}

export interface NewSubscriber extends Subscriber {
  id: string
  eventId: string
  emailKey: string
  locale: Locale
}

/** The newest rows of each event, by its own index range. */
const newestOfEach = (condition: string): string => `
  select e.id as "eventId", s.id, s.name, s.email
  from unnest($1::uuid[]) as e(id)
  cross join lateral (
    select id, name, email from event_subscribers
    where event_id = e.id ${condition}
    order by id desc limit $2
  ) s
  order by e.id, s.id desc`

const newest = newestOfEach('')
const newestAfterCursor = newestOfEach('and id < $3::uuid')

interface ListedRow extends Omit<SubscriberOfEvent, 'eventTitle'> {
  titleEn: string | null
  titleKa: string | null
}

/** With their events, each table's columns under its own name. */
const fromEvents = 'event_subscribers s join events r on r.id = s.event_id'

const listed = `select s.id, r.title_en as "titleEn", r.title_ka as "titleKa", r.date::text as "eventDate", s.name, s.email,
    s.locale, ${readAs('instant', 's.created_at')} as "subscribedAt"
  from ${fromEvents}`

const toListed = ({ titleEn, titleKa, ...rest }: ListedRow): SubscriberOfEvent => ({
  ...rest,
  eventTitle: { en: titleEn, ka: titleKa },
})

export const createSubscribersRepository = (manager: EntityManager) => ({
  /** Subscribers of each event, newest first, at most `limit` each. */
  newestByEvent: async (
    eventIds: readonly string[],
    limit: number,
    after: string | null,
  ): Promise<Map<string, Row[]>> => {
    const rows = after
      ? await manager.query<Row[]>(newestAfterCursor, [eventIds, limit, after])
      : await manager.query<Row[]>(newest, [eventIds, limit])
    return Map.groupBy(rows, ({ eventId }) => eventId)
  },

  countByEvent: async (eventIds: readonly string[]): Promise<Map<string, number>> => {
    const rows = await manager.query<{ eventId: string; count: number }[]>(
      `select event_id as "eventId", count(*)::int as count from event_subscribers
       where event_id = any($1) group by event_id`,
      [eventIds],
    )
    return new Map(rows.map(({ eventId, count }) => [eventId, count]))
  },

  /** Up to `limit` subscribers of the events that meet the conditions, newest first, after the one with the id `after`. */
  selectAfter: async (
    conditions: Conditions,
    limit: number,
    after: string | null,
  ): Promise<SubscriberOfEvent[]> => {
    if (after !== null) conditions.add(`s.id < ${conditions.bind(after)}`)
    const rows = await manager.query<ListedRow[]>(
      `${listed} where ${conditions.sql} order by s.id desc limit ${conditions.bind(limit)}`,
      conditions.values,
    )
    return rows.map(toListed)
  },

  /** How many subscribers the events have that meet the conditions. */
  count: (conditions: Conditions): Promise<number> => countRows(manager, fromEvents, conditions),

  /**
   * An email that is subscribed already stays as it is. Its key is written over by itself, so that the time
   * a subscription takes, most of it the wait for the disk, does not tell whether it is new.
   */
  insert: async (
    { id, eventId, name, email, emailKey, locale }: NewSubscriber,
    request: KeyedRequest | null,
  ): Promise<void> => {
    await createOnce(manager, request, id, async (transaction) => {
      await transaction.query(
        `insert into event_subscribers (id, event_id, name, email, email_key, locale) values ($1, $2, $3, $4, $5, $6)
         on conflict (event_id, email_key) do update set email_key = excluded.email_key`,
        [id, eventId, name, email, emailKey, locale],
      )
    })
  },
})

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>
