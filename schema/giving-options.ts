import type { PaymentWayName } from './payment-ways.ts'

/** Sums that are offered, in lari; what each buys the site says in both languages. */
export const pledgePresets = [19, 70, 300] as const

/** What visitors are told before they give. */
export interface GivingOptions {
  /** Whether gifts can be promised on the site. */
  launched: boolean
  ways: PaymentWayName[]
  /** Lari. */
  presets: number[]
  /** Those of the ways that can be charged every month; absent where none can. */
  monthlyWays?: PaymentWayName[]
  /** Lari; absent while nobody is thanked. */
  thankedFrom?: number
}

export const givingDescriptions: Record<keyof GivingOptions, string> = {
  launched: 'Whether gifts can be promised on the site.',
  ways: 'How they can be made; none while that is not so.',
  presets: 'Sums that are offered, in lari.',
  monthlyWays: 'Those of the ways by which a gift can be charged every month; not there where none can.',
  thankedFrom:
    'From which sum on one is thanked by name, in lari: all that was given with that wish, together. Not there while gifts cannot be promised.',
}
