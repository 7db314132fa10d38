import type { Event } from '../../../schema/events.ts'
import { dayOf, timeOf } from '../../core/today.ts'

/**
 * Whether an event is over: on its day, as soon as it has ended, or has begun where no end is known. What has no day never is,
 * and what has no time not before the next day.
 */
export const isOver = (
  { date, startsAt, endsAt }: Pick<Event, 'date' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean => {
  const today = dayOf(now)
  if (date === null || date > today) return false
  const end = endsAt ?? startsAt
  return date < today || (end !== null && end <= timeOf(now))
}
