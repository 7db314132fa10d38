import type { EntityManager } from 'typeorm'
import type { Event } from '../../../schema/events.ts'
import type { LetterKind } from '../../../schema/letters.ts'
import type { Clock } from '../../core/clock.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { isOver } from './event-end.ts'
import { createEventMailings, type MailingKind } from './event-mailings.repository.ts'
import type { StandingSubscriber } from './sign-ups.repository.ts'
import { createToldSubscribers } from './told-subscribers.repository.ts'
import { createWaitingList } from './waiting-list.repository.ts'

/** No letter is to be written. */
class NoLetter extends Error {}

/** Letters within a day that say to somebody how they stand at an event, however often they sign up for it. */
const mostAnswersADay = 3

const isAnswered = `
  select count(*) < ${mostAnswersADay} as "mayBe" from letters
  where about = $1 and kind in ('eventPlace', 'eventWaiting') and written_at > $2::timestamptz - interval '1 day'`

interface Dependencies {
  /** Null where the site writes no letters. */
  outbox: Outbox | null
  /** Asked over the connection of who asks: a transaction that waited for another could keep that from everybody. */
  isLaunched: (manager: EntityManager) => Promise<boolean>
  clock: Clock
}

type Told = Pick<Event, 'date' | 'startsAt' | 'endsAt' | 'archivedAt'>

/** Whether an event may still take place. One that is hidden for a while may: who has signed up for it does not know that. */
const isToCome = (event: Told, now: Date): boolean => event.archivedAt === null && !isOver(event, now)

/** What is written to those who come to events, or wait to: while visitors have their page, where letters are on. */
export const createEventNews = ({ outbox, isLaunched, clock }: Dependencies) => {
  const writeTo = async (
    within: EntityManager,
    kind: LetterKind,
    all: readonly StandingSubscriber[],
  ): Promise<void> => {
    if (all.length === 0 || outbox === null || !(await isLaunched(within))) return
    const drafts = all.map(({ id, email, locale }) => ({ kind, locale, recipient: email, about: id }))
    await outbox.writeAll(within, drafts)
  }

  const tellAll = async (within: EntityManager, kind: MailingKind, eventId: string): Promise<void> => {
    if (outbox !== null && (await isLaunched(within)))
      await createEventMailings(within).begin(eventId, kind, outbox)
  }

  /** What was written and has not gone is taken back, as it is not so any more; whoever knows already is told nothing. */
  const tellOff = async (within: EntityManager, eventId: string): Promise<void> => {
    await createEventMailings(within).takeBack(eventId, 'eventOn')
    await tellAll(within, 'eventOff', eventId)
  }

  /** Who had not heard that it was off is told at least where it has moved to meanwhile. */
  const tellOn = async (within: EntityManager, eventId: string): Promise<void> => {
    const mailings = createEventMailings(within)
    await mailings.takeBack(eventId, 'eventOff')
    await tellAll(within, 'eventOn', eventId)
    if (outbox !== null && (await isLaunched(within))) await mailings.goOn(eventId, 'eventChanged', outbox)
  }

  /** Written, or taken back where enough were: so the work is the same. */
  const answer =
    (post: Outbox) =>
    async (within: EntityManager, { id, email, locale, isWaiting }: StandingSubscriber): Promise<void> => {
      const kind = isWaiting ? 'eventWaiting' : 'eventPlace'
      const [letters] = await within.query<{ mayBe: boolean }[]>(isAnswered, [id, clock.now()])
      try {
        await within.transaction(async (writing) => {
          await post.write(writing, { kind, locale, recipient: email, about: id })
          if (letters?.mayBe !== true) throw new NoLetter()
        })
      } catch (error) {
        if (!(error instanceof NoLetter)) throw error
      }
    }

  return {
    /** Whether visitors have pages of events, on which a place is given up. */
    isLaunched,

    /** Whether letters reach those who sign up. */
    isSending: outbox?.isSending ?? false,

    /** Writes to the next few of whoever is to be told something of an event; answers whether there was anybody. */
    tellSome: async (manager: EntityManager): Promise<boolean> =>
      outbox !== null && createEventMailings(manager).sendSome(outbox),

    /** Says to whoever signs up how they stand; null where nothing is written. */
    answer: outbox && answer(outbox),

    /** Tells those who waited that they have places, unless the event is over by then. */
    placesFree: async (
      within: EntityManager,
      eventId: string,
      moved: readonly StandingSubscriber[],
    ): Promise<void> => {
      if (moved.length === 0) return
      const when = await createWaitingList(within).when(eventId)
      if (when && !isOver(when, clock.now())) await writeTo(within, 'eventPlaceFree', moved)
    },

    /** Tells somebody whom the team has taken off the list of an event, while that is to come. */
    removed: async (within: EntityManager, eventId: string, gone: StandingSubscriber): Promise<void> => {
      const when = await createWaitingList(within).when(eventId)
      if (when && isToCome(when, clock.now())) await writeTo(within, 'eventRemoved', [gone])
    },

    /** Tells somebody how they stand who was put back, if they were told that they do not. */
    putBack: async (within: EntityManager, eventId: string, back: StandingSubscriber): Promise<void> => {
      const isTold = await createToldSubscribers(within).takeBackRemoved(back.id)
      const when = isTold ? await createWaitingList(within).when(eventId) : null
      if (when && isToCome(when, clock.now()))
        await writeTo(within, back.isWaiting ? 'eventWaiting' : 'eventPlace', [back])
    },

    /** Tells those who have signed up what has become of an event, where it concerns them. */
    changed: async (within: EntityManager, stood: Event, stands: Event): Promise<void> => {
      const now = clock.now()
      const isMoved =
        (['date', 'startsAt', 'endsAt'] as const).some((name) => stood[name] !== stands[name]) ||
        stood.venue.en !== stands.venue.en ||
        stood.venue.ka !== stands.venue.ka
      if (stood.archivedAt !== null) {
        if (isToCome(stands, now)) await tellOn(within, stands.id)
        else if (isMoved && outbox !== null && (await isLaunched(within)))
          await createEventMailings(within).beginLater(stands.id, 'eventChanged')
        return
      }
      if (!isToCome(stood, now)) return
      // Of what has no day nobody knows whether it has taken place.
      if (stands.archivedAt !== null && stands.date === null) return
      if (stands.archivedAt !== null) await tellOff(within, stands.id)
      else if (isMoved && isToCome(stands, now)) await tellAll(within, 'eventChanged', stands.id)
    },

    /** Tells those who have signed up for an event that has been deleted. */
    deleted: async (within: EntityManager, stood: Event): Promise<void> => {
      if (isToCome(stood, clock.now())) await tellOff(within, stood.id)
    },

    /** Tells them that it was brought back. */
    restored: async (within: EntityManager, stands: Event): Promise<void> => {
      if (isToCome(stands, clock.now())) await tellOn(within, stands.id)
    },
  }
}

export type EventNews = ReturnType<typeof createEventNews>
