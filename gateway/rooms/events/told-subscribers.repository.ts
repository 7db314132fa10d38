import type { EntityManager } from 'typeorm'
import type { LetterKind } from '../../../schema/letters.ts'
import type { StandingSubscriber } from './sign-ups.repository.ts'

/** What somebody was told last of whether an event takes place, by a letter that has gone or may have. */
const toldLast = `
  select l.kind from letters l
  where l.about = s.id and l.kind in ('eventOff', 'eventOn') and l.state in ('sending', 'sent', 'doubtful', 'unsent')
  order by l.written_at desc, l.id desc limit 1`

const subscribers = (condition: string): string => `
  select s.id, s.email, s.locale, s.waiting is not null as "isWaiting" from event_subscribers s
  where s.event_id = $1 and ${condition} order by s.id`

const thoughtOn = subscribers(`(${toldLast}) is distinct from 'eventOff'`)
const thoughtOff = subscribers(`(${toldLast}) = 'eventOff'`)

const takeBack = `
  delete from letters l using event_subscribers s
  where s.event_id = $1 and l.about = s.id and l.kind = $2 and l.state = 'waiting'`

const takeBackOne = `delete from letters where about = $1 and kind = 'eventRemoved' and state = 'waiting'`

/** Whether the last that somebody was told is that they are off the list. */
const knowsRemoved = `
  select from letters where about = $1 and kind = 'eventRemoved' and state in ('sending', 'sent', 'doubtful', 'unsent')
    and written_at >= (select max(written_at) from letters where about = $1)`

/** Those who have signed up for an event, by what they were told of it: over the transaction of a change. */
export const createToldSubscribers = (within: EntityManager) => ({
  /** Those who do not know that it is off. */
  thoughtOn: (eventId: string): Promise<StandingSubscriber[]> =>
    within.query<StandingSubscriber[]>(thoughtOn, [eventId]),

  /** Those who were told that it is off. */
  thoughtOff: (eventId: string): Promise<StandingSubscriber[]> =>
    within.query<StandingSubscriber[]>(thoughtOff, [eventId]),

  /** Takes back that somebody is off the list; answers whether they were told already. */
  takeBackRemoved: async (id: string): Promise<boolean> => {
    await within.query(takeBackOne, [id])
    return (await within.query<unknown[]>(knowsRemoved, [id])).length > 0
  },

  /** Letters of a kind that no server was handed yet are none. */
  takeBack: async (eventId: string, kind: LetterKind): Promise<void> => {
    await within.query(takeBack, [eventId, kind])
  },
})
