import { z } from 'zod'
import { periodEnds, periodQuery, refuseBackward, toPeriod } from './analytics.ts'
import { id, instant, lari as lariFrom, refuse, version } from './fields.ts'
import { earliestGift, largestGift, longest } from './limits.ts'
import { type Noun, namesOf, type Words } from './model.ts'
import {
  choice,
  email,
  flag,
  hidden,
  kept,
  lari,
  personName,
  plain,
  recordVersion,
  text,
  withDefault,
} from './model-fields.ts'
import { type Check, clearable, createShape, partialShape } from './model-shapes.ts'

/** What a gift can be. */
export const donationStatuses = {
  pending: 'Promised, and not there yet.',
  confirmed: 'It counts.',
  refunded: 'All of it went back.',
  voided: 'It was written down by mistake.',
} as const
export type DonationStatus = keyof typeof donationStatuses

/** The same in a word, as files and the trail tell it. */
export const donationStatusWords: Record<DonationStatus, Words> = {
  pending: { en: 'pledged', ka: 'დაპირებული' },
  confirmed: { en: 'counts', ka: 'ითვლება' },
  refunded: { en: 'refunded', ka: 'დაბრუნებული' },
  voided: { en: 'voided', ka: 'გაუქმებული' },
}

/** What an entry of the ledger has done to its gift. */
export const donationEntryKinds = {
  recorded: 'Written down for the first time.',
  corrected: 'Something of it was wrong.',
  moved: 'It is for another project; more may have changed with that.',
  refunded: 'Some of it went back, or all that was left.',
  voided: 'It never was: it counts no more.',
  restored: 'What was refunded or voided is taken back.',
} as const
export type DonationEntryKind = keyof typeof donationEntryKinds

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
  singular: 'donation',
  description: 'A confirmed gift to a project.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  fields: {
    version: recordVersion,
    amount: lari({
      label: { en: 'Amount', ka: 'თანხა' },
      description: 'How much was given, in lari, without what went back since.',
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
        description:
          'Whether the donor wants no name shown: who they are is told to whoever has `people:addresses` alone.',
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
    method: choice({
      label: { en: 'Method', ka: 'გადახდის ფორმა' },
      description: 'How it came, where that is known.',
      optional: true,
      typeName: 'DonationMethod',
      example: 'transfer',
      options: {
        cash: { label: { en: 'Cash', ka: 'ნაღდი ფული' }, description: 'In cash.' },
        transfer: { label: { en: 'Bank transfer', ka: 'საბანკო გადარიცხვა' }, description: 'By a bank.' },
        card: { label: { en: 'Card', ka: 'ბარათი' }, description: 'By a card.' },
        inKind: {
          label: { en: 'In kind', ka: 'ნივთი ან მომსახურება' },
          description: 'As goods or work, told in lari.',
        },
      },
    }),
    reference: text({
      label: { en: 'Reference', ka: 'გადარიცხვის კოდი' },
      description:
        'What the bank calls it, as its statement does; of an anonymous gift told to whoever has `people:addresses` alone.',
      optional: true,
      maximum: longest.reference,
      example: 'TBC 5507-61',
    }),
    refunded: kept(
      lari({
        label: { en: 'Refunded', ka: 'დაბრუნებული' },
        description: 'How much of it went back, in lari.',
        optional: false,
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        example: 0,
      }),
    ),
  },
} satisfies Noun & { singular: string }

/** What is told of who gave, for whoever reads the reference of either edge. */
export const recordedDonorInWords =
  'What was given of the donor; null of an anonymous gift to whoever has not `people:addresses`.'
export const donorCountInWords =
  'How many people all of them are from, told apart by their email, else by their name; without who gave anonymously, to whoever has not `people:addresses`.'
export const unsignedCountInWords =
  'How many of all bear neither a name nor an email, or are anonymous and told to whoever has not `people:addresses`.'
export const donorIdInWords =
  'The person it counts for, who is a donor; null where nobody is known, and of an anonymous gift to whoever has not `people:addresses`.'

export const byProviderInWords = 'Whether nobody of the team did it: whoever took the payment has told it.'
export const reasonInWords =
  'Why; null for the first, and of what is anonymous to whoever has not `people:addresses`.'

export type DonationMethod = z.infer<typeof donation.fields.method.shape>

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

const { version: _version, refunded: _refunded, ...writtenOfDonation } = donation.fields

/** What of a gift can be put right. */
export const correctable = {
  ...donation,
  name: 'DonationCorrection',
  description: 'What was wrong of a gift, and why; what is omitted stays as it is.',
  fields: {
    ...writtenOfDonation,
    projectId: plain('text', id, {
      label: { en: 'Project', ka: 'პროექტი' },
      description: 'The id of the project that it is for.',
      optional: false,
      example: donation.exampleId,
    }),
  },
} satisfies Noun

/** Why a gift is put right: a part of each entry but the first. */
export const explained = {
  name: 'DonationReason',
  description: 'Why.',
  exampleId: donation.exampleId,
  fields: {
    reason: text({
      label: { en: 'Reason', ka: 'მიზეზი' },
      description: 'Why, in words of one’s own.',
      optional: false,
      maximum: longest.reason,
      example: 'The bank statement says so.',
    }),
  },
} satisfies Noun

const part = lariFrom(0.01, largestGift)

/** What goes back of a gift. Absent and empty are two things here: only who names no amount means all of it. */
export const refundable = {
  ...explained,
  name: 'DonationRefund',
  description: 'How much of a gift went back, and why.',
  fields: {
    amount: plain('lari', part.optional().meta(part.meta() ?? {}), {
      label: { en: 'Amount', ka: 'თანხა' },
      description: 'How much went back, in lari; all that was left when absent. Null and empty are refused.',
      optional: false,
      example: 20.5,
    }),
    ...explained.fields,
  },
} satisfies Noun

const madeFrom = { version: version.optional() }

export const donationCorrection = partialShape(correctable).extend({
  reason: explained.fields.reason.shape,
  ...madeFrom,
})
export type DonationCorrection = z.infer<typeof donationCorrection>

export const donationReason = createShape(explained).safeExtend(madeFrom)

export const donationRefund = createShape(refundable).safeExtend(madeFrom)

/** Which donations an export holds, in a query string. */
export const donationQuery = periodQuery.extend({
  project: z.string().optional().meta({ description: 'Only gifts to the project with this id.' }),
})

/** By which day sums of months are told. */
export const monthsBy = {
  received:
    'The day a gift came in: what is put right of it later changes that month, too, but for what was given at first.',
  written:
    'The day something was written down, or put right: no month that is over changes any more, whatever is written later.',
} as const

const by = z.enum(namesOf(monthsBy))

/** Which sums of months an export holds, in a query string. */
export const monthsQuery = donationQuery.extend({
  by: by.optional().meta({
    title: 'MonthsBy',
    description: `By which day a month is told; \`received\` when absent. ${namesOf(monthsBy)
      .map((each) => `\`${each}\`: ${monthsBy[each]}`)
      .join(' ')}`,
  }),
})

/** The sums of the months of a period, of one project or of all. */
export const monthsSelection = periodEnds
  .extend({ project: id.nullish(), by: by.nullish() })
  .transform(({ project, by: told, ...ends }) => ({
    project: project ?? null,
    by: told ?? ('received' as const),
    ...toPeriod(ends),
  }))
  .superRefine(refuseBackward)

export type MonthsBy = keyof typeof monthsBy
export type MonthsSelection = z.output<typeof monthsSelection>

/** The donations of a period to one project, or to all. */
export const donationSelection = periodEnds
  .extend({ project: id.nullish() })
  .transform(({ project, ...ends }) => ({ project: project ?? null, ...toPeriod(ends) }))
  .superRefine(refuseBackward)

export type DonationSelection = z.output<typeof donationSelection>
