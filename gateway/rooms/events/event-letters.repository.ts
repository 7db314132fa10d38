import type { EntityManager } from 'typeorm'
import type { Localized } from '../../../schema/model.ts'

/** Somebody who has subscribed to an event, and that event, as it is by now. */
export interface Attendance {
  isWaiting: boolean
  /** When it is their turn; of those who wait. */
  turn: number
  /** Whether the event is in the bin, or was ended. */
  isOff: boolean
  /** Whether visitors are shown it: of what is hidden for a while there is no page. */
  isShown: boolean
  eventId: string
  version: number
  changedAt: Date
  title: Localized
  content: Localized
  venue: Localized
  date: string | null
  startsAt: string | null
  endsAt: string | null
}

const both = (name: string): string => `json_build_object('en', e.${name}_en, 'ka', e.${name}_ka) as ${name}`

const about = `
  e.deleted_at is not null or e.archived_at is not null as "isOff",
  e.published_at is not null and e.published_at <= $2 as "isShown", e.id as "eventId",
  e.version, e.updated_at as "changedAt", ${both('title')}, ${both('content')}, ${both('venue')},
  e.date::text, to_char(e.starts_at, 'HH24:MI') as "startsAt", to_char(e.ends_at, 'HH24:MI') as "endsAt"`

const find = `
  select s.waiting is not null as "isWaiting",
    (select count(*)::integer from event_subscribers w where w.event_id = s.event_id
      and (w.waiting, w.id) <= (s.waiting, s.id)) as turn, ${about}
  from event_subscribers s join events e on e.id = s.event_id where s.id = $1`

/** Whoever has signed up again since is on the list. */
const findRemoved = `
  select false as "isWaiting", 0 as turn, ${about}
  from removed_rows r join events e on e.id = (r.content ->> 'event_id')::uuid
  where r.id = $1 and r.list = 'event_subscribers' and not r.left_themselves and not exists (
    select from event_subscribers s where s.event_id = e.id and s.email_key = r.content ->> 'email_key'
  )`

/** What letters about events are made of. */
export const createAttendances = (manager: EntityManager) => ({
  /** As it is at a moment; null where nobody stands on a list under this id any more. */
  find: async (id: string, at: Date): Promise<Attendance | null> => {
    const [found] = await manager.query<Attendance[]>(find, [id, at])
    return found ?? null
  },

  /** The same of somebody whom the team has taken off a list, for as long as that can be taken back. */
  findRemoved: async (id: string, at: Date): Promise<Attendance | null> => {
    const [found] = await manager.query<Attendance[]>(findRemoved, [id, at])
    return found ?? null
  },
})

export type Attendances = ReturnType<typeof createAttendances>
