import { z } from 'zod'
import { id } from '../../../schema/fields.ts'

/** A donation in REST. */
export const donationRepresentation = z
  .object({
    id,
    anonymous: z.boolean(),
    donor: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'Null when the gift is anonymous.' }),
    amount: z.number().meta({ description: 'Lari.', example: 50 }),
    receivedAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ title: 'Donation' })
