import { z } from 'zod'
import { period, periodQuery } from './analytics.ts'
import { email, evenIfRefused, id, instant, lari, personName, refuse, text } from './fields.ts'
import { earliestGift } from './limits.ts'

const minimumDonation = 0.01
const maximumDonation = 10_000_000

export const donationStatuses = ['pending', 'confirmed', 'refunded'] as const
export type DonationStatus = (typeof donationStatuses)[number]

const firstMoment = Date.parse(`${earliestGift}T00:00:00+04:00`)

/** That it lies not after today, only who has a clock can tell. */
const receivedAt = instant
  .superRefine((value, ctx) => {
    if (Date.parse(value) < firstMoment) refuse(ctx, 'before_2000')
  })
  .meta({
    format: 'date-time',
    example: '2025-12-01T09:30:00Z',
    description: `On a day from ${earliestGift} to today, on the clock of Tbilisi. Now, when absent.`,
  })

/** A gift received by bank or in cash, not before 2000. Only an anonymous one may lack the donor's name. */
export const newDonation = z
  .strictObject({
    amount: lari(minimumDonation, maximumDonation),
    donorName: personName.nullish(),
    donorEmail: email.nullish(),
    anonymous: z.boolean().default(false),
    receivedAt: receivedAt.nullish(),
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
