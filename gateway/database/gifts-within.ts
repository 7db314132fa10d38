import type { Period } from '../../schema/analytics.ts'
import { periodParts } from '../core/period-parts.ts'

/** The first moment of a day on the charity's clock. */
export const beginningOf = (day: string): string => `(${day}::date::timestamp at time zone 'Asia/Tbilisi')`

/** The first moment after it. */
export const endOf = (day: string): string => beginningOf(`(${day}::date + 1)`)

/**
 * What each project was given in each month of a period, `project_id, month, raised, donation_count`: whole months
 * from the totals of months, the days at its ends from those of days: no gift is looked at.
 */
export const giftsWithin = (period: Period, bind: (value: unknown) => string): string => {
  const { months, days } = periodParts(period)
  const bounds = [
    ...(months?.from ? [`month >= ${bind(months.from)}::date`] : []),
    ...(months?.before ? [`month < ${bind(months.before)}::date`] : []),
    months ? 'true' : 'false',
  ]
  const kept = `select project_id, month, raised, donation_count from project_months where ${bounds.join(' and ')}`
  const counted = days.map(
    ({
      from,
      until,
    }) => `select project_id, date_trunc('month', day)::date, sum(raised), sum(donation_count) from project_days
      where day between ${bind(from)}::date and ${bind(until)}::date group by 1, 2`,
  )
  return `(${[kept, ...counted].join(' union all ')})`
}
