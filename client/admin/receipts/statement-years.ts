import { dayAtCharity, daysBetween } from '../../lib/day-at-charity.ts'

const firstYear = 2000

/** The year whose statements are due: until spring it is the one before. */
export const dueYear = (now: Date): number => {
  const today = dayAtCharity(now)
  const year = Number(today.slice(0, 4))
  return daysBetween(`${year}-01-01`, today) < 90 ? year - 1 : year
}

/** The last years there may be gifts of, and what is asked for, the last one first. */
export const statementYears = (now: Date, asked: number): number[] => {
  const last = Number(dayAtCharity(now).slice(0, 4))
  const years = Array.from({ length: 10 }, (_, index) => last - index)
  return [...new Set([...years, asked])].filter((year) => year >= firstYear)
}

/** The year that an address asks for. */
export const yearAsked = (text: string | null, now: Date): number =>
  text !== null && /^[2-9]\d{3}$/.test(text) ? Number(text) : dueYear(now)
