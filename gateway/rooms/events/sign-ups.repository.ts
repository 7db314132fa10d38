import type { EntityManager } from 'typeorm'
import type { SubscriberState } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { notFound } from '../../core/problem.ts'
import { answerOf, createByStatement, createOnce, keepAnswer } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { takenAt } from './places.ts'
import type { Subscriber } from './subscriber.ts'

export interface NewSubscriber extends Subscriber {
  id: string
  eventId: string
  emailKey: string
  locale: Locale
}

/** Who stands on the list now, whenever they signed up. */
export interface StandingSubscriber {
  id: string
  email: string
  locale: Locale
  isWaiting: boolean
}

/** Is told within the transaction who stands on the list. */
type Tell = (within: EntityManager, standing: StandingSubscriber) => Promise<void>

/**
 * An email that is subscribed already stays as it is. Its key is written over by itself, so that the time
 * a subscription takes, most of it the wait for the disk, does not tell whether it is new.
 */
const orAsItStands = `
  on conflict (event_id, email_key) do update set email_key = excluded.email_key
  returning id, email, locale, waiting is not null as "isWaiting"`

/** Where there is no limit nobody waits for anybody else; nor is one set meanwhile. */
const insertUnlimited = `
  insert into event_subscribers (id, event_id, name, email, email_key, locale)
  select $1::uuid, e.id, $3::text, $4::text, $5::text, $6::text from events e where e.id = $2 and e.places is null for share
  ${orAsItStands}`

const insertLimited = `
  insert into event_subscribers (id, event_id, name, email, email_key, locale, waiting)
  values ($1, $2, $3, $4, $5, $6, $7) ${orAsItStands}`

/** Whoever holds an event decides who has a place, and everybody is told of it as it is then. */
const hold = `
  with held as (update events set places = places where id = $1 and deleted_at is null returning places)
  select places from held`

const readPlaces = 'select places from events where id = $1 and deleted_at is null'

/** Where somebody waits, all places are. */
const readTaken = `
  select case when l.last is null then ${takenAt('l.id')} end as taken, l.last
  from (select $1::uuid as id, (
    select max(waiting) from event_subscribers where event_id = $1 and waiting is not null) as last) l`

/** How those are subscribed to an event who ask for it themselves. */
export const createSignUpsRepository = (manager: EntityManager) => {
  /** What is left for who comes next: null is a place, a number one in the line. */
  const turnAt = async (
    within: EntityManager,
    eventId: string,
    places: number | null,
  ): Promise<number | null> => {
    if (places === null) return null
    const [standing] = await within.query<{ taken: number | null; last: number | null }[]>(readTaken, [
      eventId,
    ])
    const { taken = null, last = null } = standing ?? {}
    return taken !== null && taken < places ? null : (last ?? 0) + 1
  }

  const stateAt = (turn: number | null): SubscriberState => (turn === null ? 'confirmed' : 'waiting')

  const write = async (
    within: EntityManager,
    { id, eventId, name, email, emailKey, locale }: NewSubscriber,
  ): Promise<{ standing: StandingSubscriber; state: SubscriberState }> => {
    const values = [id, eventId, name, email, emailKey, locale]
    const [subscribed] = await within.query<StandingSubscriber[]>(insertUnlimited, values)
    if (subscribed) return { standing: subscribed, state: 'confirmed' }
    return within.transaction(async (holding) => {
      const [held] = await holding.query<{ places: number | null }[]>(hold, [eventId])
      if (!held) throw notFound('event')
      const turn = await turnAt(holding, eventId, held.places)
      const [standing] = await holding.query<StandingSubscriber[]>(insertLimited, [...values, turn])
      if (!standing) throw notFound('event')
      return { standing, state: stateAt(turn) }
    })
  }

  /** How the same request was answered before; where nobody knows, how it would be now, whoever comes. */
  const stateOf = async (id: string, eventId: string): Promise<SubscriberState> => {
    const answered = await answerOf(manager, id)
    if (answered !== null) return answered === 'waiting' ? 'waiting' : 'confirmed'
    const [event] = await manager.query<{ places: number | null }[]>(readPlaces, [eventId])
    return stateAt(await turnAt(manager, eventId, event?.places ?? null))
  }

  return {
    /**
     * Subscribes an email, on the waiting list where no place is left, and answers as if it were new, whether it is or not.
     * @param tell what is done within the same transaction
     */
    insert: async (
      subscriber: NewSubscriber,
      request: KeyedRequest | null,
      tell: Tell | null,
    ): Promise<{ id: string; state: SubscriberState }> => {
      const answered: { state?: SubscriberState } = {}
      const make = tell ? createOnce : createByStatement
      const id = await make(manager, request, subscriber.id, async (within) => {
        const { standing, state } = await write(within, subscriber)
        answered.state = state
        if (request) await keepAnswer(within, subscriber.id, state)
        await tell?.(within, standing)
      })
      return { id, state: answered.state ?? (await stateOf(id, subscriber.eventId)) }
    },
  }
}

export type SignUpsRepository = ReturnType<typeof createSignUpsRepository>
