import { z } from 'zod'
import { charity } from './charity.ts'
import { donation } from './donations.ts'
import { text } from './fields.ts'
import { largestGift, longest } from './limits.ts'
import type { Noun, RecordOf } from './model.ts'
import {
  choice,
  flag,
  instant,
  kept,
  lari,
  localizedText,
  personName,
  plain,
  text as plainText,
} from './model-fields.ts'
import {
  chargedSinceAskedAt,
  endAskedAt,
  frequency,
  monthlyEnd,
  monthlyState,
  nextChargeAt,
} from './monthly-gifts.ts'
import {
  cameBeside,
  dedication,
  dedicationKind,
  expiresAt,
  paymentWay,
  pledgeCode,
  promisedAmount,
  promisedAt,
} from './pledge-fields.ts'
import { pledgeStates, stateInTime, wentBackStates } from './pledge-states.ts'
import { type Pledge, pledge, projectOfPledge } from './pledges.ts'
import { project } from './projects.ts'

/** How whoever promised is told that it stands. */
const ownStates = {
  ...pledgeStates,
  refunded: wentBackStates.refunded,
} as const

export type OwnPledgeState = keyof typeof ownStates

/** By what the ledger says at that moment. */
export const ownStateOf = (
  stood: Pick<Pledge, 'state' | 'giftStatus' | 'expiresAt'>,
  now: Date,
): OwnPledgeState => (stood.giftStatus === 'refunded' ? 'refunded' : stateInTime(stood, now))

/** A pledge, as whoever made it sees it by their link. */
export const ownPledge = {
  name: 'OwnPledge',
  singular: 'pledge',
  description: 'A pledge, for whoever made it and has its link.',
  exampleId: pledge.exampleId,
  fields: {
    code: kept(pledgeCode),
    amount: kept({
      ...donation.fields.amount,
      description:
        'How much is promised, in lari; once the money came, how much of it counts, or all that went back.',
      example: promisedAmount.example,
    }),
    refunded: kept(
      lari({
        label: { en: 'Returned', ka: 'დაბრუნდა' },
        description: 'How much of what came has gone back, in lari.',
        optional: false,
        minimum: 0,
        maximum: largestGift,
        example: 0,
      }),
    ),
    cameInstead: kept({
      ...pledge.fields.cameInstead,
      description:
        'What was paid on the page of its provider where that is not what was promised, with its currency: it counts once the team has said what becomes of it. Null where nothing else came, and once that is said.',
    }),
    cameBeside: kept(cameBeside),
    way: kept(paymentWay),
    frequency: kept(frequency),
    monthlyState: kept(monthlyState),
    nextChargeAt: kept(nextChargeAt),
    monthlyEnd: kept(monthlyEnd),
    endAskedAt: kept(endAskedAt),
    chargedSinceAskedAt: kept(chargedSinceAskedAt),
    monthlyAmount: kept(
      lari({
        label: { en: 'Every month', ka: 'ყოველთვიურად' },
        description: 'How much is charged every month, in lari; null for what comes once.',
        optional: true,
        minimum: 0,
        maximum: largestGift,
        example: null,
      }),
    ),
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
    createdAt: kept(instant(promisedAt)),
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
    receipt: kept(
      plainText({
        label: { en: 'Receipt', ka: 'ქვითარი' },
        description: 'The number of its receipt; null while nothing came, and where none was issued.',
        optional: true,
        maximum: longest.receiptNumber,
        example: null,
      }),
    ),
    receiptName: kept(
      personName({
        label: { en: 'On the receipt', ka: 'ქვითარზე' },
        description: 'Whom its receipt names; null where it names nobody, or there is none.',
        optional: true,
        example: null,
      }),
    ),
    receivedAt: kept(
      instant({
        label: { en: 'Received', ka: 'მიღების დრო' },
        description: 'When it came, as its receipt says; null where there is none.',
        optional: true,
        example: null,
      }),
    ),
    method: kept({
      ...donation.fields.method,
      description: 'How it came, as its receipt says; null where it does not, or there is none.',
      example: null,
    }),
    sentTo: kept(
      plainText({
        label: { en: 'Letters go to', ka: 'წერილები მიდის მისამართზე' },
        description:
          'To which address a letter with its receipt goes, all but its first letter left out before the @; null where none was sent.',
        optional: true,
        maximum: 254,
        example: null,
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

export const pledgeToken = z.strictObject({ token: text(1, 200).meta({ description: tokenOfPledge }) })

export const thanksOfPledge =
  'Whether its giver is thanked for it by name. What is taken back is taken back for all that they gave: their name is gone at once.'

/** Whether whoever promised a gift is thanked for it by name. */
export const pledgeThanks = pledgeToken.extend({
  thanked: z.boolean().meta({ description: thanksOfPledge }),
})
