import { paymentLimits } from './limits.ts'

/** How long a transfer is waited for. */
export const transferDays = 30

/** How long a transfer is waited for, and a payment on a page of somebody else. */
const minutesOf = { transfer: transferDays * 24 * 60, card: 60 } as const

/**
 * How a gift can be made on the site, for how many minutes it is waited for, which sums it takes, and whether it can be charged
 * every month. What is not set up is not offered.
 */
export const paymentWays = {
  transfer: {
    label: { en: 'Bank transfer', ka: 'საბანკო გადარიცხვა' },
    description: 'By a bank, with a code that says which promise it is.',
    minutes: minutesOf.transfer,
    isMonthly: false,
    ...paymentLimits.transfer,
  },
  bog: {
    label: { en: 'Bank of Georgia', ka: 'საქართველოს ბანკი' },
    description: 'By a card, or as the bank else offers, on a page of Bank of Georgia.',
    minutes: minutesOf.card,
    isMonthly: false,
    ...paymentLimits.bog,
  },
  tbc: {
    label: { en: 'TBC Bank', ka: 'თიბისი ბანკი' },
    description: 'By a card, or as the bank else offers, on a page of TBC Bank.',
    // Its page is open no longer, whatever it is asked for.
    minutes: 12,
    isMonthly: false,
    ...paymentLimits.tbc,
  },
  stripe: {
    label: { en: 'Stripe', ka: 'სტრაიპი' },
    description: `By a card, on a page of Stripe, for ${paymentLimits.stripe.least} to ${paymentLimits.stripe.most} lari.`,
    minutes: minutesOf.card,
    isMonthly: true,
    ...paymentLimits.stripe,
  },
} as const

export type PaymentWayName = keyof typeof paymentWays

/** Those that are paid on a page of somebody else, who then says what came. */
export const paymentProviders = ['bog', 'tbc', 'stripe'] as const satisfies readonly PaymentWayName[]

export type ProviderName = (typeof paymentProviders)[number]

/** How somebody who takes payments has answered last. */
export const providerOutcomes = {
  answered: { description: 'They have done what they were asked for.' },
  refused: {
    description: 'They have refused it: the keys are good no more, or the way is not open to the charity.',
  },
  unreachable: { description: 'They were not there, or have failed by themselves.' },
} as const

export type ProviderOutcome = keyof typeof providerOutcomes
