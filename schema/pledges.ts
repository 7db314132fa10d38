import { z } from 'zod'
import { charity } from './charity.ts'
import { type DonationStatus, donation, explained } from './donations.ts'
import { text as textShape, version } from './fields.ts'
import { largestGift, leastPledge, longest, paymentLimits } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type Noun, type RecordOf } from './model.ts'
import {
  choice,
  email,
  flag,
  instant,
  kept,
  lari,
  locale,
  localizedText,
  personName,
  plain,
  recordVersion,
  shownWith,
  text,
  withDefault,
} from './model-fields.ts'
import { type Check, createShape } from './model-shapes.ts'
import { project } from './projects.ts'

/** Sums that are offered, in lari; what each buys the site says in both languages. */
export const pledgePresets = [19, 70, 300] as const

/** How long a transfer is waited for. */
export const transferDays = 30

/** Letters within a day by which one mailbox is told how to pay, whoever gives its address. */
export const mostPledgeLettersADay = 5

/** How long a transfer is waited for, and a payment on a page of somebody else. */
const minutesOf = { transfer: transferDays * 24 * 60, card: 60 } as const

/** How a gift can be made on the site, for how many minutes it is waited for, and which sums it takes. What is not set up is not offered. */
export const paymentWays = {
  transfer: {
    label: { en: 'Bank transfer', ka: 'საბანკო გადარიცხვა' },
    description: 'By a bank, with a code that says which promise it is.',
    minutes: minutesOf.transfer,
    ...paymentLimits.transfer,
  },
  bog: {
    label: { en: 'Bank of Georgia', ka: 'საქართველოს ბანკი' },
    description: 'By a card, or as the bank else offers, on a page of Bank of Georgia.',
    minutes: minutesOf.card,
    ...paymentLimits.bog,
  },
  tbc: {
    label: { en: 'TBC Bank', ka: 'თიბისი ბანკი' },
    description: 'By a card, or as the bank else offers, on a page of TBC Bank.',
    // Its page is open no longer, whatever it is asked for.
    minutes: 12,
    ...paymentLimits.tbc,
  },
  stripe: {
    label: { en: 'Stripe', ka: 'სტრაიპი' },
    description: `By a card, on a page of Stripe, for ${paymentLimits.stripe.least} to ${paymentLimits.stripe.most} lari.`,
    minutes: minutesOf.card,
    ...paymentLimits.stripe,
  },
} as const

export type PaymentWayName = keyof typeof paymentWays

/** Those that are paid on a page of somebody else, who then says what came. */
export const paymentProviders = ['bog', 'tbc', 'stripe'] as const satisfies readonly PaymentWayName[]

export type ProviderName = (typeof paymentProviders)[number]

const states = {
  pledged: {
    label: { en: 'Pledged', ka: 'დაპირებული' },
    description: 'Promised, and not there yet: it counts nowhere.',
  },
  confirmed: {
    label: { en: 'Confirmed', ka: 'დადასტურებული' },
    description: 'The money came, and is a gift.',
  },
  expired: { label: { en: 'Expired', ka: 'ვადაგასული' }, description: 'Nothing came in its time.' },
  failed: {
    label: { en: 'Failed', ka: 'ვერ შესრულდა' },
    description: 'It was not paid, as whoever takes the payment says.',
  },
  withdrawn: {
    label: { en: 'Withdrawn', ka: 'გაუქმებული' },
    description: 'Whoever promised it has taken that back, or the team has.',
  },
} as const

export type PledgeState = keyof typeof states

/** From what a pledge becomes what. Money that came is in the ledger, however late it came. */
export const pledgeSteps = {
  confirmed: ['pledged', 'expired', 'withdrawn', 'failed'],
  withdrawn: ['pledged'],
  expired: ['pledged'],
  failed: ['pledged'],
  pledged: ['confirmed', 'withdrawn'],
} as const satisfies Record<PledgeState, readonly PledgeState[]>

/** How it stands by what the ledger says of its gift: what was voided never came, so it is waited for. */
export const stateByLedger = (state: PledgeState, gift: DonationStatus | null): PledgeState =>
  gift === 'voided' ? 'pledged' : state

/**
 * From what it becomes something: one whose gift was voided is confirmed or withdrawn as if nothing had come; whether it waits
 * is what is written of it.
 */
export const stateBefore = (
  next: PledgeState,
  { state, giftStatus }: Pick<Pledge, 'state' | 'giftStatus'>,
): PledgeState => (next === 'pledged' ? state : stateByLedger(state, giftStatus))

/** Whether it can become that from what it is. */
export const canBecome = (pledge: Pick<Pledge, 'state' | 'giftStatus'>, next: PledgeState): boolean => {
  const before: readonly string[] = pledgeSteps[next]
  return before.includes(stateBefore(next, pledge))
}

/** The currency of everything on the site, as ISO 4217 calls it. */
export const lariCode = 'GEL'

/** What was paid instead of what was promised, as it is kept: with its currency. */
export const paidInstead = (amount: number, currency: string): string => `${amount.toFixed(2)} ${currency}`

/** Lari that were paid instead; null where they are none. */
export const lariInstead = (cameInstead: string): number | null => {
  const [amount, currency] = cameInstead.split(' ')
  return currency === lariCode ? Number(amount) : null
}

/** How whoever promised is told that it stands. */
const ownStates = {
  ...states,
  refunded: {
    label: { en: 'Refunded', ka: 'დაბრუნებული' },
    description: 'The money came, and all of it went back.',
  },
} as const

export type OwnPledgeState = keyof typeof ownStates

/** By what the ledger says at that moment: of a gift that was voided nobody waits for longer than of any other. */
export const ownStateOf = (
  { state, giftStatus, expiresAt }: Pick<Pledge, 'state' | 'giftStatus' | 'expiresAt'>,
  now: Date,
): OwnPledgeState => {
  if (giftStatus === 'refunded') return 'refunded'
  const stands = stateByLedger(state, giftStatus)
  return stands !== state && new Date(expiresAt) <= now ? 'expired' : stands
}

const state = choice({
  label: { en: 'State', ka: 'მდგომარეობა' },
  description: 'What has become of it.',
  optional: false,
  options: states,
  typeName: 'PledgeState',
  example: 'pledged',
})

const code = plain('text', z.string(), {
  label: { en: 'Code', ka: 'კოდი' },
  description: 'By which its transfer is known; its last sign tells that the others are right.',
  optional: false,
  example: 'STS-7K4MXQJ',
})

const way = choice({
  label: { en: 'Way', ka: 'გადახდის გზა' },
  description: 'How it is to come.',
  optional: false,
  options: paymentWays,
  typeName: 'PaymentWay',
  example: 'transfer',
})

const amount = lari({
  label: { en: 'Amount', ka: 'თანხა' },
  description: 'How much is promised, in lari.',
  optional: false,
  minimum: leastPledge,
  maximum: largestGift,
  example: 70,
})

const dedicationKind = choice({
  label: { en: 'Dedication', ka: 'მიძღვნა' },
  description: 'Whether it is given for somebody, who is then named; null where it is not.',
  optional: true,
  typeName: 'DedicationKind',
  options: {
    inMemory: { label: { en: 'In memory of', ka: 'ხსოვნას' }, description: 'In memory of somebody.' },
    inHonour: { label: { en: 'In honour of', ka: 'პატივსაცემად' }, description: 'In honour of somebody.' },
  },
  example: 'inMemory',
})

const dedication = text({
  label: { en: 'Dedicated to', ka: 'ვის ეძღვნება' },
  description: 'For whom, as it will be read.',
  optional: true,
  maximum: longest.dedication,
  example: 'ბროლია',
})

const expiresAt = instant({
  label: { en: 'Waited for until', ka: 'ვადა' },
  description: 'Until when it is waited for.',
  optional: false,
  example: '2026-12-31T08:30:00.000Z',
})

const moment = {
  label: { en: 'Promised', ka: 'დაპირების დრო' },
  description: 'When it was promised.',
  optional: false,
  example: '2026-12-01T08:30:00.000Z',
} as const

const donorsAlone = 'people:addresses'

/** What somebody has promised to give. It counts nowhere until the money is there and a gift of the ledger. */
export const pledge = defineModel({
  name: 'Pledge',
  singular: 'pledge',
  plural: 'pledges',
  table: 'pledges',
  permissions: { read: 'gifts:read', write: 'gifts:write' },
  isForTeam: true,
  description: 'What somebody has promised to give, which counts nowhere until the money came.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b113d1',
  fields: {
    version: recordVersion,
    code: kept(code),
    amount,
    donorName: shownWith(
      donorsAlone,
      personName({
        label: { en: 'Donor’s name', ka: 'შემომწირველის სახელი' },
        description: 'Only an anonymous gift may lack it.',
        optional: true,
        example: 'ანა ბერიძე',
      }),
    ),
    donorEmail: shownWith(
      donorsAlone,
      email({
        label: { en: 'Donor’s email', ka: 'შემომწირველის ელფოსტა' },
        description: 'Where letters about it go.',
        optional: true,
        example: 'ana@example.org',
      }),
    ),
    anonymous: withDefault(
      false,
      flag({
        label: { en: 'Anonymous', ka: 'ანონიმური' },
        description: 'Whether whoever gives wants no name shown.',
        optional: false,
        example: false,
      }),
    ),
    thanked: withDefault(
      false,
      flag({
        label: { en: 'Thanked by name', ka: 'საჯარო მადლობა' },
        description:
          'Whether whoever gives wishes to be thanked by name on the site, for this gift; never where it is anonymous.',
        optional: false,
        example: false,
      }),
    ),
    dedicationKind,
    dedication: shownWith(donorsAlone, dedication),
    dedicationShown: withDefault(
      false,
      flag({
        label: { en: 'Dedication shown', ka: 'მიძღვნის ჩვენება' },
        description: 'Whether others may read whom it is dedicated to.',
        optional: false,
        example: true,
      }),
    ),
    way: withDefault('transfer', way),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'That of the page it was promised on.',
        optional: false,
        example: 'ka',
      }),
    ),
    state: kept(state),
    createdAt: kept(instant(moment)),
    expiresAt: kept(expiresAt),
    settledAt: kept(
      instant({
        label: { en: 'Settled', ka: 'დასრულების დრო' },
        description: 'When it was confirmed, withdrawn, expired or failed; null while it is waited for.',
        optional: true,
        example: null,
      }),
    ),
    // In words of somebody who knew whose it is.
    reason: shownWith(
      donorsAlone,
      kept(
        text({
          label: { en: 'Reason', ka: 'მიზეზი' },
          description: 'Why the team has withdrawn it, or waits for it again.',
          optional: true,
          maximum: longest.reason,
          example: null,
        }),
      ),
    ),
    paymentId: kept(
      text({
        label: { en: 'Payment', ka: 'გადახდის კოდი' },
        description: 'What whoever takes the payment calls it; null where nobody does.',
        optional: true,
        maximum: longest.paymentId,
        example: null,
      }),
    ),
    cameInstead: kept(
      text({
        label: { en: 'Came instead', ka: 'სინამდვილეში მოვიდა' },
        description:
          'What was paid where that is not what was promised, with its currency: it confirms nothing, and the team says what becomes of it. Null where nothing else came.',
        optional: true,
        maximum: longest.cameInstead,
        example: null,
      }),
    ),
  },
  sorts: { created: 'When they were promised.', amount: 'How much is promised.' },
  filters: {
    pledged: states.pledged.description,
    confirmed: states.confirmed.description,
    expired: states.expired.description,
    withdrawn: states.withdrawn.description,
    failed: states.failed.description,
    cameInstead: 'What was paid is not what was promised.',
  },
})

export const projectOfPledge = 'The id of the project that it is for.'
export const giftOfPledge = 'The id of the gift that it became; null while there is none.'
export const giftStatusOfPledge =
  'How that gift stands in the ledger: where it is voided, the pledge is waited for again.'

/** A pledge with what it is for, and what it became. */
export type Pledge = RecordOf<typeof pledge> & {
  projectId: string
  /** The gift; null while there is none. */
  donationId: string | null
  /** Of the gift. */
  giftStatus: DonationStatus | null
}

export const pledgeList = listShapes(pledge)

const requireName: Check = ({ anonymous, donorName }, ctx) => {
  if (!anonymous && !donorName)
    ctx.addIssue({ code: 'custom', path: ['donorName'], params: { code: 'required' } })
}

/** A kind without a name, or a name without a kind, is no dedication. */
const requireBoth: Check = ({ dedicationKind, dedication }, ctx) => {
  if (dedicationKind && !dedication)
    ctx.addIssue({ code: 'custom', path: ['dedication'], params: { code: 'required' } })
  if (dedication && !dedicationKind)
    ctx.addIssue({ code: 'custom', path: ['dedicationKind'], params: { code: 'required' } })
}

const isWay = (name: unknown): name is PaymentWayName =>
  typeof name === 'string' && Object.hasOwn(paymentWays, name)

/** A sum that the way does not take would be refused for good by whoever takes the payment. */
const requireTakenSum: Check = ({ way, amount }, ctx) => {
  if (!isWay(way) || typeof amount !== 'number') return
  const { least, most } = paymentWays[way]
  const params =
    amount < least
      ? { code: 'too_small', limit: least }
      : amount > most
        ? { code: 'too_big', limit: most }
        : null
  if (params) ctx.addIssue({ code: 'custom', path: ['amount'], params })
}

/** What somebody promises on the site. Only who gives anonymously may leave out a name. */
export const newPledge = createShape(pledge, requireName, requireBoth, requireTakenSum).meta({
  alternatives: [
    { required: ['donorName'] },
    { required: ['anonymous'], properties: { anonymous: { const: true } } },
  ],
})

export type NewPledge = z.infer<typeof newPledge>

/** A pledge, as whoever made it sees it by their link. */
export const ownPledge = {
  name: 'OwnPledge',
  singular: 'pledge',
  description: 'A pledge, for whoever made it and has its link.',
  exampleId: pledge.exampleId,
  fields: {
    code: kept(code),
    amount: kept({
      ...donation.fields.amount,
      description:
        'How much is promised, in lari; once the money came, how much of it counts, or all that went back.',
      example: amount.example,
    }),
    way: kept(way),
    state: kept(
      choice({
        label: { en: 'State', ka: 'მდგომარეობა' },
        description: 'What has become of it, by what the ledger says now.',
        optional: false,
        options: ownStates,
        typeName: 'OwnPledgeState',
        example: 'pledged',
      }),
    ),
    createdAt: kept(instant(moment)),
    expiresAt: kept(expiresAt),
    anonymous: kept(
      flag({
        label: pledge.fields.anonymous.label,
        description: 'Whether it is given anonymously; then nobody is thanked for it by name.',
        optional: false,
        example: false,
      }),
    ),
    thanked: kept(
      flag({
        label: pledge.fields.thanked.label,
        description:
          'Whether its giver is thanked for it by name on the site once it counts, by their own word or by the one they gave the team.',
        optional: false,
        example: false,
      }),
    ),
    dedicationKind: kept(dedicationKind),
    dedication: kept(dedication),
    projectId: kept(
      plain('text', z.string(), {
        label: { en: 'Project', ka: 'პროექტი' },
        description: projectOfPledge,
        optional: false,
        example: project.exampleId,
      }),
    ),
    projectTitle: localizedText({
      label: { en: 'Project', ka: 'პროექტი' },
      description: 'What that project is called.',
      required: true,
      maximum: project.fields.title.maximum,
      example: project.fields.title.example,
    }),
    raised: kept(
      lari({
        label: { en: 'Raised', ka: 'შეგროვდა' },
        description: 'What was given to it, in lari: no pledge is in that.',
        optional: false,
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        example: 8450.5,
      }),
    ),
    goal: kept(
      lari({
        label: { en: 'Goal', ka: 'მიზანი' },
        description: 'What it needs, in lari.',
        optional: false,
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        example: 12_000,
      }),
    ),
    recipient: localizedText({
      label: { en: 'Recipient', ka: 'მიმღები' },
      description: 'To whom it is transferred; null once it is not waited for.',
      required: false,
      maximum: charity.fields.name.maximum,
      example: charity.fields.name.example,
    }),
    iban: kept({ ...charity.fields.iban, description: 'To which account; null once it is not waited for.' }),
    bankName: kept({ ...charity.fields.bankName, description: 'At which bank; null where nobody has said.' }),
    payUrl: kept(
      plain('text', z.string().nullable(), {
        label: { en: 'Payment page', ka: 'გადახდის გვერდი' },
        description:
          'The page of somebody else on which it is paid; null where it is transferred, and once it is not waited for.',
        optional: true,
        example: null,
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type OwnPledge = RecordOf<typeof ownPledge>

export const tokenOfPledge = 'What stands behind the `#` of its link: whoever has it is told all of it.'

export const pledgeToken = z.strictObject({ token: textShape(1, 200).meta({ description: tokenOfPledge }) })

export const thanksOfPledge =
  'Whether its giver is thanked for it by name. What is taken back is taken back for all that they gave: their name is gone at once.'

/** Whether whoever promised a gift is thanked for it by name. */
export const pledgeThanks = pledgeToken.extend({
  thanked: z.boolean().meta({ description: thanksOfPledge }),
})

/** What came of a pledge, which may differ from what was promised. */
export const arrival = {
  name: 'PledgeArrival',
  description: 'What came of a pledge, which may differ from what was promised.',
  exampleId: pledge.exampleId,
  fields: {
    amount: {
      ...donation.fields.amount,
      optional: true,
      shape: donation.fields.amount.shape,
      description: 'How much came, in lari; what was promised when absent.',
    },
    receivedAt: donation.fields.receivedAt,
    reference: {
      ...donation.fields.reference,
      description: 'What the bank calls it; the pledge’s code when absent.',
    },
  },
} satisfies Noun

const madeFrom = { version: version.optional() }

export const pledgeArrival = createShape(arrival).safeExtend(madeFrom)

/** Why the team withdraws a pledge, or waits for it again. */
export const pledgeReason = createShape(explained).safeExtend(madeFrom)

/** What visitors are told before they give. */
export interface GivingOptions {
  /** Whether gifts can be promised on the site. */
  launched: boolean
  ways: PaymentWayName[]
  /** Lari. */
  presets: number[]
}

export const givingDescriptions: Record<keyof GivingOptions, string> = {
  launched: 'Whether gifts can be promised on the site.',
  ways: 'How they can be made; none while that is not so.',
  presets: 'Sums that are offered, in lari.',
}
