import type { Event } from './events.ts'

/**
 * Whether an event that the team has ended will not take place, or has not: it was ended no later than on its day, or never
 * had one.
 * @param dayOf the day it is at the charity at a moment, `YYYY-MM-DD`
 */
export const isCalledOff = (
  { date, archivedAt }: Pick<Event, 'date' | 'archivedAt'>,
  dayOf: (moment: Date) => string,
): boolean => archivedAt !== null && (date === null || dayOf(new Date(archivedAt)) <= date)
