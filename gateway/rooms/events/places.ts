/** How many of those who subscribed to the event `r` wait for a place. */
const waiting = `(select count(*)::integer from event_subscribers w where w.event_id = r.id and w.waiting is not null)`

/** How many have one: all who are counted, but for those. */
const taken = `((select coalesce(sum(c.count), 0)::integer from list_counts c
  where c.list = 'event_subscribers' and c.part = r.id::text) - ${waiting})`

/** What of an event follows from who has subscribed to it. */
export const placesOf = {
  taken,
  waiting,
  isFull: `case when r.places is not null then r.places <= ${taken} end`,
}
