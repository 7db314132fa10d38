import { lastDayOf, type Period } from '../../schema/analytics.ts'

/** A period as the kept totals of months can tell it, and the days at its ends. */
export interface PeriodParts {
  /** First days of months: from the first whole one, up to before another. An open end is null; no month is null. */
  months: { from: string | null; before: string | null } | null
  /** The rest of it, both ends of each among it. */
  days: { from: string; until: string }[]
}

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)
const firstOf = (day: string): string => `${monthOf(day)}-01`
const lastOf = (day: string): string => lastDayOf(monthOf(day))

/** The first day of the next month. */
const nextFirst = (day: string): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return `${String(nextYear).padStart(4, '0')}-${String(next).padStart(2, '0')}-01`
}

export const periodParts = ({ from, until }: Period): PeriodParts => {
  const first = from === null || from === firstOf(from) ? from : nextFirst(from)
  const before = until === null ? null : until === lastOf(until) ? nextFirst(until) : firstOf(until)
  if (from !== null && until !== null && first !== null && before !== null && first >= before) {
    return { months: null, days: from <= until ? [{ from, until }] : [] }
  }
  return {
    months: { from: first, before },
    days: [
      ...(from === null || from === first ? [] : [{ from, until: lastOf(from) }]),
      ...(until === null || until === lastOf(until) ? [] : [{ from: firstOf(until), until }]),
    ],
  }
}
