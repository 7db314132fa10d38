import { z } from 'zod'
import { isCalendarDay, refuse } from './fields.ts'

const isMonth = (value: string): boolean => /^\d{4}-\d{2}$/.test(value) && isCalendarDay(`${value}-01`)

const monthPattern = '^\\d{4}-(0[1-9]|1[0-2])'

/** A calendar month on the charity's clock, `YYYY-MM`. */
export const month = z
  .string()
  .superRefine((value, ctx) => {
    if (!isMonth(value)) refuse(ctx, 'not_a_month')
  })
  .meta({ pattern: `${monthPattern}$` })

/** Where a period begins or ends: a whole month, `YYYY-MM`, or a day, `YYYY-MM-DD`. */
const monthOrDay = z
  .string()
  .superRefine((value, ctx) => {
    if (!isMonth(value) && !isCalendarDay(value)) refuse(ctx, 'invalid_month')
  })
  .meta({ pattern: `${monthPattern}(-\\d{2})?$` })

const days = ['31', '30', '29', '28'] as const

/** The last day of a month, `YYYY-MM`. */
export const lastDayOf = (month: string): string => {
  const last = days.map((day) => `${month}-${day}`).find(isCalendarDay)
  if (last === undefined) throw new Error(`${month} is no month`)
  return last
}

/** The days that figures are about, both ends among them; an open end, null, goes as far as there are gifts. */
export interface Period {
  from: string | null
  until: string | null
}

/** Where a period begins and ends, as it is asked for. */
export const periodEnds = z.object({ from: monthOrDay.nullish(), until: monthOrDay.nullish() })

export const toPeriod = ({ from, until }: z.output<typeof periodEnds>): Period => ({
  from: from ? (isMonth(from) ? `${from}-01` : from) : null,
  until: until ? (isMonth(until) ? lastDayOf(until) : until) : null,
})

/** One that ends before it begins would be answered like one without gifts. */
export const refuseBackward = ({ from, until }: Period, ctx: z.RefinementCtx): void => {
  if (from !== null && until !== null && until < from) {
    ctx.addIssue({ code: 'custom', path: ['until'], params: { code: 'before_start' } })
  }
}

export const period = periodEnds.transform(toPeriod).superRefine(refuseBackward)

/** The same where neither end may be left open. */
export const wholePeriod = z
  .object({ from: monthOrDay, until: monthOrDay })
  .transform(toPeriod)
  .superRefine(refuseBackward)

/** The period of what is asked for with more besides, where all of that is read at once. */
export const periodOf = (ends: z.output<typeof periodEnds>, ctx: z.RefinementCtx): Period => {
  const found = toPeriod(ends)
  refuseBackward(found, ctx)
  return found
}

/** The same in a query string. */
export const periodQuery = z.object({
  from: monthOrDay.optional().meta({
    description:
      'The first month or day that counts, like `2026-11` or `2026-11-15`, on the clock of Tbilisi.',
  }),
  until: monthOrDay
    .optional()
    .meta({ description: 'The last month or day that counts, not before the first.' }),
})
