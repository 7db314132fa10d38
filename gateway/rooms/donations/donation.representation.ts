import { z } from 'zod'
import { donation } from '../../../schema/donations.ts'
import { representationOf } from '../../models/representation.ts'

/** A donation in REST. */
export const donationRepresentation = representationOf(donation)
  .extend({
    donor: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'Null when the gift is anonymous.' }),
  })
  .meta({ title: donation.name })
