import type { EntityManager } from 'typeorm'
import type { Localized } from '../../../schema/model.ts'

/** Somebody who has subscribed to an event, and that event, as it is by now. */
export interface Attendance {
  isWaiting: boolean
  /** When it is their turn; of those who wait. */
  turn: number
  /** Whether the event is in the bin, or was ended. */
  isOff: boolean
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

const find = `
  select s.waiting is not null as "isWaiting",
    (select count(*)::integer from event_subscribers w where w.event_id = s.event_id
      and (w.waiting, w.id) <= (s.waiting, s.id)) as turn,
    e.deleted_at is not null or e.archived_at is not null as "isOff",
    e.id as "eventId", e.version, e.updated_at as "changedAt", ${both('title')}, ${both('content')}, ${both('venue')},
    e.date::text, to_char(e.starts_at, 'HH24:MI') as "startsAt", to_char(e.ends_at, 'HH24:MI') as "endsAt"
  from event_subscribers s join events e on e.id = s.event_id where s.id = $1`

/** What letters about events are made of. */
export const createAttendances = (manager: EntityManager) => ({
  /** Null where nobody stands on a list under this id any more. */
  find: async (id: string): Promise<Attendance | null> => {
    const [found] = await manager.query<Attendance[]>(find, [id])
    return found ?? null
  },
})

export type Attendances = ReturnType<typeof createAttendances>
