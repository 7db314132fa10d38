import { longest, paymentLimits } from '../../../schema/limits.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { NewPledgeInput, PaymentWay } from '../../generated/operations.ts'
import type { Checked, Refused } from '../../lib/check.ts'
import { checkEmail, checkPersonName, checkText, type TextCheck } from '../../lib/person-checks.ts'
import { refusedAmount } from '../donation-amount.ts'
import { lariOf, otherSum, type Step, steps, type TypedGift } from './typed-gift.ts'

/** Characters of each text, at most. */
export const giftLimits: Partial<Record<keyof TypedGift, number>> = {
  donorName: longest.personName,
  donorEmail: longest.email,
  dedication: longest.dedication,
}

const checkDedication = checkText(longest.dedication)

const isEmpty = (text: string): boolean => text.trim() === ''

const refuse = (field: keyof TypedGift, text: string, check: TextCheck): Refused[] => {
  const code = check(text)
  return code === undefined ? [] : [{ field, code, limit: giftLimits[field] }]
}

const checkSum = ({ sum, amount }: TypedGift, locale: Locale): Refused[] => {
  if (sum === '') return [{ field: 'sum', code: 'invalid_option' }]
  const refused = sum === otherSum ? refusedAmount(amount, locale) : null
  return refused === null ? [] : [{ field: 'amount', ...refused }]
}

const checkDonor = (typed: TypedGift): Refused[] => {
  const { frequency, donorName, donorEmail, anonymous, dedicationKind, dedication } = typed
  const isAddressOptional = frequency === 'once'
  return [
    ...(anonymous && isEmpty(donorName) ? [] : refuse('donorName', donorName, checkPersonName)),
    ...(isAddressOptional && isEmpty(donorEmail) ? [] : refuse('donorEmail', donorEmail, checkEmail)),
    ...(dedicationKind === '' ? [] : refuse('dedication', dedication, checkDedication)),
  ]
}

/** A sum that can be given may still be none that this way takes. */
const checkTaken = (typed: TypedGift, way: PaymentWay, locale: Locale): Refused[] => {
  const [lari, { least, most }] = [lariOf(typed, locale), paymentLimits[way]]
  if (lari === null || (lari >= least && lari <= most)) return []
  return [
    {
      field: 'amount',
      ...(lari < least ? { code: 'too_small', limit: least } : { code: 'too_big', limit: most }),
    },
  ]
}

interface Offer {
  ways: readonly PaymentWay[]
  /** Those of them that can be charged every month. */
  monthlyWays: readonly PaymentWay[]
  locale: Locale
}

/** The ways by which it can be paid as often as it is to be. */
export const waysFor = (
  { frequency }: Pick<TypedGift, 'frequency'>,
  { ways, monthlyWays }: Pick<Offer, 'ways' | 'monthlyWays'>,
): readonly PaymentWay[] => (frequency === 'monthly' ? monthlyWays : ways)

/** The way that is chosen; where there is but one there is nothing to choose. */
export const wayOf = (
  typed: Pick<TypedGift, 'frequency' | 'way'>,
  offer: Pick<Offer, 'ways' | 'monthlyWays'>,
): PaymentWay | null => {
  const ways = waysFor(typed, offer)
  return ways.length === 1 ? (ways[0] ?? null) : (ways.find((each) => each === typed.way) ?? null)
}

/** What is wrong with one step, if anything. */
const refusedAt = (step: Step, typed: TypedGift, offer: Offer): Refused[] => {
  const { locale } = offer
  if (step === 'sum') return checkSum(typed, locale)
  if (step === 'you') return checkDonor(typed)
  const way = wayOf(typed, offer)
  return way === null ? [{ field: 'way', code: 'invalid_option' }] : checkTaken(typed, way, locale)
}

const orNull = (text: string): string | null => (isEmpty(text) ? null : text)

/**
 * The gift, judged field by field, no further than the step that is open. The answers are those of the shape the server
 * reads it with, without its weight on the page.
 */
export const checkGift = (typed: TypedGift, offer: Offer, open: Step): Checked<NewPledgeInput> => {
  const reached = steps.slice(0, steps.indexOf(open) + 1)
  const refused = reached.flatMap((step) => refusedAt(step, typed, offer))
  if (refused.length > 0) return { refused }
  const { donorName, donorEmail, anonymous, thanked, dedicationKind, dedication, dedicationShown } = typed
  const way = wayOf(typed, offer)
  const isDedicated = dedicationKind !== ''
  return {
    input: {
      amount: lariOf(typed, offer.locale) ?? 0,
      donorName: orNull(donorName),
      donorEmail: orNull(donorEmail),
      anonymous,
      thanked: thanked && !anonymous,
      dedicationKind: isDedicated ? dedicationKind : null,
      dedication: isDedicated ? dedication : null,
      dedicationShown: isDedicated && dedicationShown,
      ...(way !== null && { way }),
      ...(typed.frequency === 'monthly' && { frequency: 'monthly' as const }),
    },
  }
}

/** The first step that is still to be done, up to the one that is asked for. */
export const stepReached = (asked: Step, typed: TypedGift, offer: Offer): Step =>
  steps.slice(0, steps.indexOf(asked)).find((step) => refusedAt(step, typed, offer).length > 0) ?? asked

/** Where the form begins: what was chosen before it is not asked again. */
export const firstStep = (typed: TypedGift, offer: Offer): Step => stepReached('you', typed, offer)
