import { z } from 'zod'
import { period, periodQuery } from './analytics.ts'
import { email, evenIfRefused, id, instant, lari, personName, text } from './fields.ts'

const minimumDonation = 0.01
const maximumDonation = 10_000_000

export const donationStatuses = ['pending', 'confirmed', 'refunded'] as const
export type DonationStatus = (typeof donationStatuses)[number]

/** A gift received by bank or in cash. Only an anonymous one may lack the donor's name. */
export const newDonation = z
  .strictObject({
    amount: lari(minimumDonation, maximumDonation),
    donorName: personName.nullish(),
    donorEmail: email.nullish(),
    anonymous: z.boolean().default(false),
    receivedAt: instant.nullish(),
  })
  .superRefine((value, ctx) => {
    if (!value.anonymous && !value.donorName) {
      ctx.addIssue({ code: 'custom', path: ['donorName'], params: { code: 'required' } })
    }
  }, evenIfRefused)

export type NewDonation = z.infer<typeof newDonation>

/** A key of the client's own making that makes a request safe to repeat, for a day. */
export const optionalIdempotencyKey = z.object({ idempotencyKey: text(1, 255).optional() })

/** Which donations an export holds, in a query string. */
export const donationQuery = periodQuery.extend({
  project: z.string().optional().meta({ description: 'Only gifts to the project with this id.' }),
})

/** Some months' donations to one project, or to all. */
export const donationSelection = period.in
  .extend({ project: id.nullish() })
  .transform(({ project, ...months }) => ({ project: project ?? null, ...period.parse(months) }))

export type DonationSelection = z.output<typeof donationSelection>
