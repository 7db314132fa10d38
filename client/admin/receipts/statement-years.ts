import { dayAtCharity } from '../../lib/day-at-charity.ts'

const firstYear = 2000

const thisYear = (now: Date): number => Number(dayAtCharity(now).slice(0, 4))

/** The year whose statements are due: the last one that is over, since whoever was sent one gets no other by that press. */
export const dueYear = (now: Date): number => thisYear(now) - 1

/** Whether nothing can come any more that is of this year. */
export const isYearOver = (year: number, now: Date): boolean => year < thisYear(now)

/** The last years there may be gifts of, and what is asked for, the last one first. */
export const statementYears = (now: Date, asked: number): number[] => {
  const last = thisYear(now)
  const years = Array.from({ length: 10 }, (_, index) => last - index)
  return [...new Set([...years, asked])].filter((year) => year >= firstYear)
}

/** The year that an address asks for. */
export const yearAsked = (text: string | null, now: Date): number =>
  text !== null && /^[2-9]\d{3}$/.test(text) ? Number(text) : dueYear(now)
