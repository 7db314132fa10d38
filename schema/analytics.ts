import { z } from 'zod'
import { refuse } from './fields.ts'

/** A calendar month on the charity's clock, `YYYY-MM`. */
export const month = z
  .string()
  .superRefine((value, ctx) => {
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) || value.startsWith('0000')) refuse(ctx, 'invalid_date')
  })
  .meta({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** The months that figures are about, both ends among them; an open end goes as far as there are gifts. */
export const period = z
  .object({ from: month.nullish(), until: month.nullish() })
  .transform(({ from, until }) => ({ from: from ?? null, until: until ?? null }))

export type Period = z.output<typeof period>

/** The same in a query string. */
export const periodQuery = z.object({
  from: month
    .optional()
    .meta({ description: 'The first month that counts, like `2026-11`, on the clock of Tbilisi.' }),
  until: month.optional().meta({ description: 'The last month that counts.' }),
})
