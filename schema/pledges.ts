import { z } from 'zod'
import { type DonationStatus, donation, explained } from './donations.ts'
import { version } from './fields.ts'
import { longest } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type Noun, type RecordOf } from './model.ts'
import {
  computed,
  email,
  flag,
  instant,
  kept,
  locale,
  personName,
  recordVersion,
  shownWith,
  text,
  withDefault,
} from './model-fields.ts'
import { type Check, createShape } from './model-shapes.ts'
import {
  chargedSinceAskedAt,
  endAskedAt,
  frequency,
  monthlyEnd,
  monthlyState,
  nextChargeAt,
} from './monthly-gifts.ts'
import { type PaymentWayName, paymentWays } from './payment-ways.ts'
import {
  cameBeside,
  dedication,
  dedicationKind,
  expiresAt,
  paymentWay,
  pledgeCode,
  pledgeState,
  promisedAmount,
  promisedAt,
} from './pledge-fields.ts'
import { pledgeStates } from './pledge-states.ts'

/** Letters within a day by which one mailbox is told how to pay, whoever gives its address. */
export const mostPledgeLettersADay = 5

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
    code: kept(pledgeCode),
    amount: promisedAmount,
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
        description: 'Where letters about it go. Only what is given once may lack it.',
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
    way: withDefault('transfer', paymentWay),
    frequency: withDefault('once', frequency),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'That of the page it was promised on.',
        optional: false,
        example: 'ka',
      }),
    ),
    state: kept(pledgeState),
    createdAt: kept(instant(promisedAt)),
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
          description: 'Why the team has withdrawn it, waits for it again, or has ended the monthly gift.',
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
          'What was paid where that is not what was promised, or came beside what came another way, with its currency: it confirms nothing, and the team says what becomes of it. Null where nothing else came.',
        optional: true,
        maximum: longest.cameInstead,
        example: null,
      }),
    ),
    cameBeside: computed(cameBeside),
    monthlyState: computed(monthlyState),
    nextChargeAt: computed(nextChargeAt),
    monthlyEnd: computed(monthlyEnd),
    endAskedAt: computed(endAskedAt),
    chargedSinceAskedAt: computed(chargedSinceAskedAt),
  },
  sorts: { created: 'When they were promised.', amount: 'How much is promised.' },
  filters: {
    pledged: pledgeStates.pledged.description,
    confirmed: pledgeStates.confirmed.description,
    expired: pledgeStates.expired.description,
    withdrawn: pledgeStates.withdrawn.description,
    failed: pledgeStates.failed.description,
    refunded: 'The money came, and some or all of it went back.',
    awaitedTransfer: 'It is to be transferred, and has not come yet.',
    cameInstead: 'What was paid is not what was promised, or came beside what came another way.',
    monthly: 'The newest month of a monthly gift that runs.',
  },
})

export const projectOfPledge = 'The id of the project that it is for.'
export const giftOfPledge = 'The id of the gift that it became; null while there is none.'
export const giftStatusOfPledge =
  'How that gift stands in the ledger: where it is voided, the pledge is waited for again, as long as its time goes.'

export const giftAmountOfPledge =
  'How much of that gift counts, in lari, after what went back; null while there is none.'
export const giftRefundedOfPledge = 'How much of that gift went back, in lari; null while there is none.'

/** A pledge with what it is for, and what it became. */
export type Pledge = RecordOf<typeof pledge> & {
  projectId: string
  /** The gift; null while there is none. */
  donationId: string | null
  /** Of the gift. */
  giftStatus: DonationStatus | null
  /** Lari of it that count. */
  giftAmount: number | null
  /** Lari of it that went back. */
  giftRefunded: number | null
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

/** What cannot be charged again by itself would come once, and be taken for more. */
const requireMonthlyWay: Check = ({ way, frequency }, ctx) => {
  if (frequency === 'monthly' && isWay(way) && !paymentWays[way].isMonthly)
    ctx.addIssue({ code: 'custom', path: ['way'], params: { code: 'not_monthly' } })
}

/** Each charge is told by a letter, which leads to the page that stops it: whoever gets none may lose what they pay by. */
const requireAddressEveryMonth: Check = ({ frequency, donorEmail }, ctx) => {
  if (frequency === 'monthly' && !donorEmail)
    ctx.addIssue({ code: 'custom', path: ['donorEmail'], params: { code: 'required' } })
}

/** What somebody promises on the site. Only who gives anonymously may leave out a name. */
export const newPledge = createShape(
  pledge,
  requireName,
  requireBoth,
  requireTakenSum,
  requireMonthlyWay,
  requireAddressEveryMonth,
).meta({
  alternatives: [
    { required: ['donorName'] },
    { required: ['anonymous'], properties: { anonymous: { const: true } } },
  ],
})

export type NewPledge = z.infer<typeof newPledge>

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

/** Why the team withdraws a pledge, waits for it again, or ends the monthly gift that it is a month of. */
export const pledgeReason = createShape(explained).safeExtend(madeFrom)
