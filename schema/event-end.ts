import type { Event } from './events.ts'

/** What the charity's clock shows. */
export interface CharityClock {
  /** `YYYY-MM-DD`. */
  day: string
  /** `HH:MM`. */
  time: string
}

/**
 * Whether an event is over: on its day, as soon as it has ended, or has begun where no end is known. What has no day never is,
 * and what has no time not before the next day.
 */
export const isOver = (
  { date, startsAt, endsAt }: Pick<Event, 'date' | 'startsAt' | 'endsAt'>,
  { day, time }: CharityClock,
): boolean => {
  if (date === null || date > day) return false
  const end = endsAt ?? startsAt
  return date < day || (end !== null && end <= time)
}
