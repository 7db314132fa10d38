import type { EntityManager } from 'typeorm'
import type { Event } from '../../../schema/events.ts'
import { createRemovals } from '../../models/removals.ts'
import { takenAt } from './places.ts'
import type { StandingSubscriber } from './sign-ups.repository.ts'

type EventTime = Pick<Event, 'date' | 'startsAt' | 'endsAt' | 'archivedAt'>

const table = 'event_subscribers'

/** Those who were taken off are asked for before any event is held: as whoever erases somebody holds the one and then the other. */
const holdRemoved = 'lock table removed_rows in row exclusive mode'

/** The event that a subscriber is on the list of, or may be put back onto: none of whoever has left by themselves. */
const ofSubscriber = `
  select event_id as id from ${table} where id = $1
  union all select (content ->> 'event_id')::uuid from removed_rows
  where id = $1 and list = '${table}' and not left_themselves limit 1`

/** As who signs up holds it: of those who hold one event each sees what the one before has done. */
const hold = `
  with held as (update events set places = places where id = $1 returning id)
  select id from held`

/** Those whose turn it is have places, in their order, for as long as there are some. */
const moveUp = `
  with next as (
    select w.id from ${table} w join events e on e.id = w.event_id
    where w.event_id = $1 and w.waiting is not null
    order by w.waiting, w.id
    limit (select case when h.places is not null then greatest(h.places - ${takenAt('h.id')}, 0) end from events h where h.id = $1)
  ), moved as (
    update ${table} s set waiting = null from next where s.id = next.id returning s.id, s.email, s.locale
  ) select id, email, locale, false as "isWaiting" from moved order by id`

const when = `
  select date::text, to_char(starts_at, 'HH24:MI') as "startsAt", to_char(ends_at, 'HH24:MI') as "endsAt",
    coalesce(archived_at, deleted_at)::text as "archivedAt"
  from events where id = $1`

const giveOne = `
  with given as (
    update ${table} set waiting = null where id = $1 and waiting is not null returning id, email, locale
  ) select id, email, locale, false as "isWaiting" from given`

const isBeyondLimit = `
  select e.places <= ${takenAt('e.id')} as "isBeyond"
  from events e join ${table} s on s.event_id = e.id where e.id = $1 and s.id = $2 and s.waiting is not null`

/** Those who come to events, and those who wait: over the transaction of a change. */
export const createWaitingList = (within: EntityManager) => ({
  ...createRemovals(within, table),

  /** Holds the event that a subscriber is on the list of, or was taken off, and answers its id. */
  holdEventOf: async (id: string): Promise<string | null> => {
    await within.query(holdRemoved)
    const [event] = await within.query<{ id: string }[]>(ofSubscriber, [id])
    if (!event) return null
    const [held] = await within.query<{ id: string }[]>(hold, [event.id])
    return held?.id ?? null
  },

  /** The same of many, one event after another in the order of their ids, as whoever else holds several. */
  holdEventsOf: async (ids: readonly string[]): Promise<string[]> => {
    const events = await within.query<{ id: string }[]>(
      `select distinct s.event_id as id from ${table} s join events e on e.id = s.event_id
       where s.id = any($1) and e.places is not null order by 1`,
      [ids],
    )
    for (const { id } of events) await within.query(hold, [id])
    return events.map(({ id }) => id)
  },

  /** Who stands on a list under this id; null where nobody does. */
  one: async (id: string): Promise<StandingSubscriber | null> => {
    const [standing] = await within.query<StandingSubscriber[]>(
      `select id, email, locale, waiting is not null as "isWaiting" from ${table} where id = $1`,
      [id],
    )
    return standing ?? null
  },

  /** Gives places to those whose turn it is, at an event that is held, and answers who they are. */
  moveUp: (eventId: string): Promise<StandingSubscriber[]> =>
    within.query<StandingSubscriber[]>(moveUp, [eventId]),

  /** Whether a place for somebody who waits would be one more than there are, at an event that is held. */
  isBeyondLimit: async (eventId: string, id: string): Promise<boolean> => {
    const [found] = await within.query<{ isBeyond: boolean | null }[]>(isBeyondLimit, [eventId, id])
    return found?.isBeyond === true
  },

  /** Gives somebody a place whose turn it need not be; null where they have one. */
  giveOne: async (id: string): Promise<StandingSubscriber | null> => {
    const [given] = await within.query<StandingSubscriber[]>(giveOne, [id])
    return given ?? null
  },

  /** When an event is, and since when it is off; null where there is none. */
  when: async (eventId: string): Promise<EventTime | null> => {
    const [found] = await within.query<EventTime[]>(when, [eventId])
    return found ?? null
  },
})

export type WaitingList = ReturnType<typeof createWaitingList>
