import type { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import { lariInstead } from '../../../schema/paid-instead.ts'
import { pledgeArrival, pledgeReason } from '../../../schema/pledges.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { type Checked, checkByShape, type Refused } from '../../lib/check.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatTypedNumber } from '../../lib/format-number.ts'
import { readLari } from '../../lib/typed-lari.ts'

/** What the team says of a pledge: that its money came, that it is not waited for, that it is again, or that no more months follow. */
export type Settling = 'confirm' | 'refuse' | 'await' | 'end'

/** What is typed for it. */
export interface SettlingTexts {
  amount: string
  receivedAt: string
  reference: string
  reason: string
}

/** What is asked for of each, in the order of the screen. */
export const settlingNames: Readonly<Record<Settling, readonly (keyof SettlingTexts)[]>> = {
  confirm: ['amount', 'receivedAt', 'reference'],
  refuse: ['reason'],
  await: ['reason'],
  end: ['reason'],
}

/** What came: as it was promised, unless something else did; null where nobody knows how many lari that is. */
const proposed = ({ amount, cameInstead }: Pick<PledgeFactsFragment, 'amount' | 'cameInstead'>) =>
  cameInstead === null ? amount : lariInstead(cameInstead)

const typed = (amount: number | null, locale: Locale): string =>
  amount === null ? '' : formatTypedNumber(amount, locale)

/** Whether money is said to have come on a day before it was promised, which may be meant and hardly ever is. */
export const isBeforePromise = (receivedAt: string, { createdAt }: Pick<PledgeFactsFragment, 'createdAt'>) =>
  receivedAt !== '' && receivedAt < dayAtCharity(new Date(createdAt))

/** What stands there before anything is typed: what came, today. */
export const settlingTexts = (
  pledge: Pick<PledgeFactsFragment, 'amount' | 'code' | 'cameInstead'>,
  today: string,
  locale: Locale,
): SettlingTexts => ({
  amount: typed(proposed(pledge), locale),
  receivedAt: today,
  reference: pledge.code,
  reason: '',
})

const shapes = {
  confirm: pledgeArrival,
  refuse: pledgeReason,
  await: pledgeReason,
  end: pledgeReason,
} as const satisfies Record<Settling, z.ZodType>

/** Input that is checked, for each. */
export type SettlingInput<How extends Settling> = z.output<(typeof shapes)[How]>

/** Of the sum and the day it is asked what came: without them it would be taken for what was promised, today. */
const unreadIn = ({ amount, receivedAt }: SettlingTexts, locale: Locale): Refused[] => {
  const { lari, refused = lari === undefined ? 'required' : undefined } = readLari(amount, locale)
  return [
    ...(refused === undefined ? [] : [{ field: 'amount', code: refused }]),
    ...(receivedAt === '' ? [{ field: 'receivedAt', code: 'required' }] : []),
  ]
}

/** Checks what came by the very shape the server reads. */
export const checkArrival = (texts: SettlingTexts, locale: Locale): Checked<SettlingInput<'confirm'>> => {
  const unread = unreadIn(texts, locale)
  const checked = checkByShape(
    pledgeArrival,
    {
      amount: readLari(texts.amount, locale).lari,
      ...(texts.receivedAt && { receivedAt: `${texts.receivedAt}T12:00:00+04:00` }),
      ...(texts.reference.trim() && { reference: texts.reference.trim() }),
    },
    unread,
  )
  if ('input' in checked) return unread.length === 0 ? checked : { refused: unread }
  const unsaid = unread.filter(({ field }) => checked.refused.every((each) => each.field !== field))
  return { refused: [...unsaid, ...checked.refused] }
}

/** Checks why. */
export const checkReason = ({ reason }: SettlingTexts): Checked<SettlingInput<'refuse'>> =>
  checkByShape(pledgeReason, { reason })
