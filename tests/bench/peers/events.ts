import { statement } from './statement.ts'

interface Event {
  id: string
  title: string
  content: string
  date: string | null
}

interface Subscriber {
  eventId: string
  name: string
  email: string
}

export const newestEvents = statement<Event>(
  'events',
  `select id, coalesce(title_en, title_ka) as title, coalesce(content_en, content_ka) as content, date::text
   from events order by id desc limit $1`,
)

const newest = statement<Subscriber>(
  'subscribers',
  `select e.id as "eventId", s.name, s.email
   from unnest($1::uuid[]) as e(id)
   cross join lateral (
     select id, name, email from event_subscribers where event_id = e.id order by id desc limit $2
   ) s
   order by e.id, s.id desc`,
)

/** The newest subscribers of each event, in the order of the events. */
export const subscribersOf = async (eventIds: readonly string[], first: number): Promise<Subscriber[][]> => {
  const found = new Map<string, Subscriber[]>(eventIds.map((id) => [id, []]))
  for (const row of await newest(eventIds, first)) found.get(row.eventId)?.push(row)
  return [...found.values()]
}

const counts = statement<{ id: string; count: number }>(
  'subscriber counts',
  'select event_id as id, count(*)::int as count from event_subscribers where event_id = any($1) group by event_id',
)

export const subscriberCountsOf = async (eventIds: readonly string[]): Promise<number[]> => {
  const found = new Map((await counts(eventIds)).map(({ id, count }) => [id, count]))
  return eventIds.map((id) => found.get(id) ?? 0)
}
