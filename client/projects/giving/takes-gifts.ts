import { dayAtCharity } from '../../lib/day-at-charity.ts'

interface Running {
  archivedAt: string | null
  /** `YYYY-MM-DD`. */
  startDate: string | null
  endDate: string | null
}

/**
 * Whether the day has come on which a project begins.
 * @param startDate `YYYY-MM-DD`
 */
export const hasBegun = (startDate: string | null, now = new Date()): boolean =>
  startDate === null || startDate <= dayAtCharity(now)

/** Whether a project seems to take gifts today, before anybody fills in a form: the server has the last word. */
export const takesGifts = ({ archivedAt, startDate, endDate }: Running, now = new Date()): boolean => {
  const isOver = archivedAt !== null || (endDate !== null && endDate < dayAtCharity(now))
  return !isOver && hasBegun(startDate, now)
}
