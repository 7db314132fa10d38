import { isCalendarDay } from '../../../schema/fields.ts'
import { earliestGift } from '../../../schema/limits.ts'
import type { FieldErrorCode } from '../../../schema/problems.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'

/** The stretches of time the figures can be about, in the words of the page's address. */
export const periods = ['all', 'last-12-months', 'this-year', 'last-year', 'days'] as const

export type Period = (typeof periods)[number]

/** Months, `YYYY-MM`, or days, `YYYY-MM-DD`, both among them; null is an open end. */
export interface Bounds {
  from: string | null
  until: string | null
}

/** The month it is at the charity, `YYYY-MM`. */
export const monthOf = (instant: Date): string => dayAtCharity(instant).slice(0, 'YYYY-MM'.length)

/** The period an address names; all of time when it names none of ours. */
export const readPeriod = (named: string | null): Period => periods.find((each) => each === named) ?? 'all'

/** The days an address names; what is no day is an open end. */
export const readDays = (params: URLSearchParams): Bounds => {
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? '']
  return { from: isCalendarDay(from) ? from : null, until: isCalendarDay(until) ? until : null }
}

const isTooEarly = (day: string | null): boolean => day !== null && day < earliestGift

/** What is wrong with chosen days, by their ends: they hold nothing, and one would not see why. */
export const faultsOf = ({ from, until }: Bounds): Partial<Record<keyof Bounds, FieldErrorCode>> => {
  const isReversed = from !== null && until !== null && from > until
  return {
    ...(isTooEarly(from) && { from: 'before_2000' }),
    ...(isTooEarly(until) ? { until: 'before_2000' } : isReversed && { until: 'before_start' }),
  }
}

/** Where a period begins and ends, seen from `now`, a month; `days` are those that were chosen one by one. */
export const boundsOf = (period: Period, now: string, days: Bounds): Bounds => {
  const [year = 0, month = 1] = now.split('-').map(Number)
  switch (period) {
    case 'all':
      return { from: null, until: null }
    case 'last-12-months':
      return {
        from: month === 12 ? `${year}-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}`,
        until: now,
      }
    case 'this-year':
      return { from: `${year}-01`, until: `${year}-12` }
    case 'last-year':
      return { from: `${year - 1}-01`, until: `${year - 1}-12` }
    case 'days':
      return days
  }
}
