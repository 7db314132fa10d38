const waitingAt = (event: string): string =>
  `(select count(*)::integer from event_subscribers w where w.event_id = ${event} and w.waiting is not null)`

/** How many have a place at an event: all who are counted, but for those who wait for one. */
export const takenAt = (
  event: string,
): string => `((select coalesce(sum(c.count), 0)::integer from list_counts c
  where c.list = 'event_subscribers' and c.part = ${event}::text) - ${waitingAt(event)})`

const taken = takenAt('r.id')

/** What of an event follows from who has subscribed to it. */
export const placesOf = {
  taken,
  waiting: waitingAt('r.id'),
  isFull: `case when r.places is not null then r.places <= ${taken} end`,
}
