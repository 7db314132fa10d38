import { z } from 'zod'
import { refuse } from './fields.ts'

export const defaultPageSize = 100
export const maximumPageSize = 1000

const pageSize = z.custom<number>().superRefine((value, ctx) => {
  if (!Number.isInteger(value)) refuse(ctx, 'invalid_type')
  else if (value < 1) refuse(ctx, 'too_small', 1)
  else if (value > maximumPageSize) refuse(ctx, 'too_big', maximumPageSize)
})

/** How much of a list, and from where: the next `first` items after the cursor `after`. */
export const pageRequest = z.strictObject({
  first: pageSize.nullish().transform((value) => value ?? defaultPageSize),
  after: z
    .string()
    .max(500)
    .nullish()
    .transform((value) => value ?? null),
})

export type PageRequest = z.infer<typeof pageRequest>

/** The same in a query string: `limit` items after the cursor `after`. */
export const listQuery = z
  .object({
    limit: z
      .string()
      .transform((value) => (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN))
      .pipe(pageSize)
      .default(defaultPageSize)
      .meta({ description: `How many items, 1 to ${maximumPageSize}; ${defaultPageSize} when absent.` }),
    after: z.string().max(500).optional().meta({ description: 'The cursor the last page ended with.' }),
  })
  .transform(({ limit, after }): PageRequest => ({ first: limit, after: after ?? null }))
