import type { Locale } from '../../../schema/locales.ts'
import { readLari } from '../../lib/typed-lari.ts'
import { refusedAmount } from '../donation-amount.ts'

/** What stands in the form. Of a choice that nobody has made yet, nothing. */
export interface TypedGift {
  /** Asked only where there is a choice. */
  frequency: 'once' | 'monthly'
  /** One of the sums that are offered, in lari, or `otherSum`. */
  sum: string
  /** The other sum, as it is typed. */
  amount: string
  donorName: string
  donorEmail: string
  /** In which letters and the receipt are written; nothing where nobody has chosen, and it is the language of the page. */
  language: Locale | ''
  anonymous: boolean
  thanked: boolean
  dedicationKind: '' | 'inMemory' | 'inHonour'
  dedication: string
  dedicationShown: boolean
  way: string
}

export const otherSum = 'other'

/** The steps of the form in their order, each with its fields in the order of the screen. */
export const fieldsOf = {
  sum: ['frequency', 'sum', 'amount'],
  you: [
    'donorName',
    'donorEmail',
    'language',
    'anonymous',
    'thanked',
    'dedicationKind',
    'dedication',
    'dedicationShown',
  ],
  pay: ['way'],
} as const satisfies Record<string, readonly (keyof TypedGift)[]>

export type Step = keyof typeof fieldsOf

export const steps = ['sum', 'you', 'pay'] as const satisfies readonly Step[]

export const allFields = steps.flatMap((step): readonly (keyof TypedGift)[] => fieldsOf[step])

/** The step on which something is typed. */
export const stepOf = (field: string): Step =>
  steps.find((step) => fieldsOf[step].some((name) => name === field)) ?? 'pay'

/** How much is chosen, in lari; null where that cannot be given. */
export const lariOf = ({ sum, amount }: Pick<TypedGift, 'sum' | 'amount'>, locale: Locale): number | null => {
  if (sum !== otherSum) return sum === '' ? null : Number(sum)
  return refusedAmount(amount, locale) === null ? (readLari(amount, locale).lari ?? null) : null
}

/** What an address asks for, as it is chosen in the form. */
export const askedSum = (
  asked: string | null,
  presets: readonly number[],
  locale: Locale,
): Pick<TypedGift, 'sum' | 'amount'> => {
  const amount = (asked ?? '').trim()
  if (amount === '') return { sum: '', amount }
  const { lari } = readLari(amount, locale)
  const preset = presets.find((each) => each === lari)
  return preset === undefined ? { sum: otherSum, amount } : { sum: String(preset), amount: '' }
}
