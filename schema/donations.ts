import { z } from 'zod'
import { period, periodQuery } from './analytics.ts'
import { id, instant, refuse } from './fields.ts'
import { earliestGift, largestGift } from './limits.ts'
import type { Noun } from './model.ts'
import { email, flag, hidden, lari, personName, plain, withDefault } from './model-fields.ts'
import { type Check, clearable, createShape } from './model-shapes.ts'

export const donationStatuses = ['pending', 'confirmed', 'refunded'] as const
export type DonationStatus = (typeof donationStatuses)[number]

const firstMoment = Date.parse(`${earliestGift}T00:00:00+04:00`)

/** That it lies not after today, only who has a clock can tell. */
const receivedAt = clearable(
  instant
    .superRefine((value, ctx) => {
      if (Date.parse(value) < firstMoment) refuse(ctx, 'before_2000')
    })
    .meta({ format: 'date-time', example: '2025-12-01T09:30:00Z' }),
).meta({
  description: `On a day from ${earliestGift} to today, on the clock of Tbilisi. Now, when absent or empty.`,
})

/** What somebody gave. */
export const donation = {
  name: 'Donation',
  description: 'A confirmed gift to a project.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  fields: {
    amount: lari({
      label: { en: 'Amount', ka: 'თანხა' },
      description: 'How much was given, in lari.',
      optional: false,
      minimum: 0.01,
      maximum: largestGift,
      example: 120.5,
    }),
    donorName: hidden(
      personName({
        label: { en: 'Donor’s name', ka: 'შემომწირველის სახელი' },
        description: 'Only an anonymous gift may lack it.',
        optional: true,
        example: 'ანა ბერიძე',
      }),
    ),
    donorEmail: hidden(
      email({
        label: { en: 'Donor’s email', ka: 'შემომწირველის ელფოსტა' },
        description: 'For the receipt; shown to the team alone.',
        optional: true,
        example: 'ana@example.org',
      }),
    ),
    anonymous: withDefault(
      false,
      flag({
        label: { en: 'Anonymous', ka: 'ანონიმური' },
        description: 'Whether the donor wants no name shown; the team sees what was given of it.',
        optional: false,
        example: false,
      }),
    ),
    receivedAt: plain('instant', receivedAt, {
      label: { en: 'Received', ka: 'მიღების დრო' },
      description: 'When the gift arrived, not when it was recorded.',
      optional: false,
      example: '2025-12-05T10:00:00.000Z',
    }),
  },
} satisfies Noun

const requireName: Check = ({ anonymous, donorName }, ctx) => {
  if (!anonymous && !donorName) {
    ctx.addIssue({ code: 'custom', path: ['donorName'], params: { code: 'required' } })
  }
}

/** A gift received by bank or in cash, not before 2000. Only an anonymous one may lack the donor's name. */
export const newDonation = createShape(donation, requireName).meta({
  alternatives: [
    { required: ['donorName'] },
    { required: ['anonymous'], properties: { anonymous: { const: true } } },
  ],
})

export type NewDonation = z.infer<typeof newDonation>

/** Which donations an export holds, in a query string. */
export const donationQuery = periodQuery.extend({
  project: z.string().optional().meta({ description: 'Only gifts to the project with this id.' }),
})

/** The donations of a period to one project, or to all. */
export const donationSelection = period.in
  .extend({ project: id.nullish() })
  .transform(({ project, ...months }) => ({ project: project ?? null, ...period.parse(months) }))

export type DonationSelection = z.output<typeof donationSelection>
