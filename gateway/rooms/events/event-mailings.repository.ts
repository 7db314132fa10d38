import type { EntityManager } from 'typeorm'
import type { LetterKind } from '../../../schema/letters.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { StandingSubscriber } from './sign-ups.repository.ts'

/** Who are written to in one transaction: the first of them with what is told, while the event is held. */
const mostAtOnce = 500

/** Before every id there is. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** What somebody was told last of whether an event takes place, by a letter that has gone or may have. */
const toldLast = `
  select l.kind from letters l
  where l.about = s.id and l.kind in ('eventOff', 'eventOn') and l.state in ('sending', 'sent', 'doubtful', 'unsent')
  order by l.written_at desc, l.id desc limit 1`

/** What everybody at an event can be told, and who of them does not know it. */
const concerned = {
  // Whoever is told since that it takes place after all is told when and where.
  eventChanged: `not exists (
    select from letters l where l.about = s.id and l.kind = 'eventOn' and l.written_at >= m.made_at)`,
  eventOff: `(${toldLast}) is distinct from 'eventOff'`,
  eventOn: `(${toldLast}) = 'eventOff'`,
} as const satisfies Partial<Record<LetterKind, string>>

export type MailingKind = keyof typeof concerned

interface Mailing {
  eventId: string
  kind: MailingKind
  lastSubscriber: string
}

const forgetOld = `delete from event_mailings where made_at < now() - interval '1 day'`

/** Told again, everybody is told what holds now, and nobody what held before. */
const begin = `
  insert into event_mailings (event_id, kind, made_at, last_subscriber) values ($1, $2, clock_timestamp(), '${nobody}')
  on conflict (event_id, kind) do update set made_at = excluded.made_at, last_subscriber = excluded.last_subscriber`

/** One that is so by now: what is told of an event that is off, while it is, and the rest while it is not. */
const due = `
  select m.event_id as "eventId", m.kind, m.last_subscriber as "lastSubscriber"
  from event_mailings m join events e on e.id = m.event_id
  where (m.kind = 'eventOff') = (e.archived_at is not null or e.deleted_at is not null)
    and m.made_at > now() - interval '1 day'
  order by m.made_at limit 1 for no key update of m skip locked`

const begun = `
  select event_id as "eventId", kind, last_subscriber as "lastSubscriber" from event_mailings
  where event_id = $1 and kind = $2`

const next = (kind: MailingKind): string => `
  select s.id, s.email, s.locale, s.waiting is not null as "isWaiting"
  from event_subscribers s join event_mailings m on m.event_id = s.event_id and m.kind = '${kind}'
  where s.event_id = $1 and s.id > $2 and s.created_at <= m.made_at and ${concerned[kind]}
  order by s.id limit ${mostAtOnce}`

const goOn = 'update event_mailings set last_subscriber = $3 where event_id = $1 and kind = $2'

const end = 'delete from event_mailings where event_id = $1 and kind = $2'

const takeBack = `
  delete from letters l using event_subscribers s
  where s.event_id = $1 and l.about = s.id and l.kind = $2 and l.state = 'waiting'`

/** Writes to the next few, in one transaction with how far that has come: however it ends, nobody is written to twice. */
const step = async (
  within: EntityManager,
  outbox: Outbox,
  { eventId, kind, lastSubscriber }: Mailing,
): Promise<void> => {
  const few = await within.query<StandingSubscriber[]>(next(kind), [eventId, lastSubscriber])
  if (few.length > 0)
    await outbox.writeAll(
      within,
      few.map(({ id, email, locale }) => ({ kind, locale, recipient: email, about: id })),
    )
  const last = few.at(-1)
  if (few.length < mostAtOnce || !last) await within.query(end, [eventId, kind])
  else await within.query(goOn, [eventId, kind, last.id])
}

/** What is told to everybody who has signed up for an event. */
export const createEventMailings = (manager: EntityManager) => ({
  /** Within a transaction that holds the event: writes to the first of them, and has the others written to after it. */
  begin: async (eventId: string, kind: MailingKind, outbox: Outbox): Promise<void> => {
    await manager.query(forgetOld)
    await manager.query(begin, [eventId, kind])
    await step(manager, outbox, { eventId, kind, lastSubscriber: nobody })
  },

  /** Within such a transaction: has all of them written to once the event is on again, if that is within a day. */
  beginLater: async (eventId: string, kind: MailingKind): Promise<void> => {
    await manager.query(forgetOld)
    await manager.query(begin, [eventId, kind])
  },

  /** Within such a transaction: writes to the first of them where that was begun before. */
  goOn: async (eventId: string, kind: MailingKind, outbox: Outbox): Promise<void> => {
    await manager.query(forgetOld)
    const [mailing] = await manager.query<Mailing[]>(begun, [eventId, kind])
    if (mailing) await step(manager, outbox, mailing)
  },

  /** Within such a transaction: whoever was not written to is not, and letters that no server was handed yet are none. */
  takeBack: async (eventId: string, kind: MailingKind): Promise<void> => {
    await manager.query(end, [eventId, kind])
    await manager.query(takeBack, [eventId, kind])
  },

  /** Writes to the next few of any event, and answers whether there was any. */
  sendSome: (outbox: Outbox): Promise<boolean> =>
    manager.transaction(async (within) => {
      const [mailing] = await within.query<Mailing[]>(due)
      if (mailing) await step(within, outbox, mailing)
      return mailing !== undefined
    }),
})
