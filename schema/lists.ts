import { z } from 'zod'
import { refuse } from './fields.ts'

export const defaultPageSize = 100
export const maximumPageSize = 1000

const pageSize = z.number().superRefine((value, ctx) => {
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
