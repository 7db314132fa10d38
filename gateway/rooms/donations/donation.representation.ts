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
    recordedDonor: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable().meta({
      title: 'RecordedDonor',
      description: 'What was given of the donor, of an anonymous one too: for the team alone.',
    }),
  })
  .meta({ title: donation.name })
