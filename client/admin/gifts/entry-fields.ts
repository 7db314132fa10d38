import { z } from 'zod'
import {
  type DonationMethod,
  donationCorrection,
  donationReason,
  donationRefund,
} from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { type Checked, checkByShape, type Refused } from '../../lib/check.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatTypedNumber } from '../../lib/format-number.ts'
import { readLari } from '../../lib/typed-lari.ts'

/** What can be done to a gift. */
export type EntryKind = 'correct' | 'refund' | 'void' | 'restore'

/** What is typed of an entry. */
export interface EntryTexts {
  amount: string
  receivedAt: string
  method: DonationMethod | ''
  reference: string
  donorName: string
  donorEmail: string
  anonymous: boolean
  projectId: string
  reason: string
}

const textNames = [
  'amount',
  'receivedAt',
  'method',
  'reference',
  'donorName',
  'anonymous',
  'donorEmail',
  'projectId',
] as const

/** What of it is chosen: its texts are names of the program and ids. */
export const chosenNames: readonly string[] = [
  'method',
  'anonymous',
  'projectId',
] satisfies (keyof EntryTexts)[]

/** What is asked for of each kind, in the order of the screen. */
export const entryNames: Readonly<Record<EntryKind, readonly (keyof EntryTexts)[]>> = {
  correct: [...textNames, 'reason'],
  refund: ['amount', 'reason'],
  void: ['reason'],
  restore: ['reason'],
}

/** What stands in the form of a gift before anything is typed. */
export const entryTexts = (gift: GiftFragment, locale: Locale): EntryTexts => ({
  amount: formatTypedNumber(gift.amount, locale),
  receivedAt: dayAtCharity(new Date(gift.receivedAt)),
  method: gift.method ?? '',
  reference: gift.reference ?? '',
  donorName: gift.recordedDonor?.name ?? '',
  donorEmail: gift.recordedDonor?.email ?? '',
  anonymous: gift.anonymous,
  projectId: gift.projectId,
  reason: '',
})

const shapes = {
  correct: donationCorrection,
  refund: donationRefund,
  void: donationReason,
  restore: donationReason,
} as const satisfies Record<EntryKind, z.ZodType>

/** Input that is checked, whatever it is for. */
export type EntryInput = z.output<(typeof shapes)[EntryKind]>

/** What is typed of a gift, as the server takes it. An amount is null where none is typed. */
const giftInput = (texts: EntryTexts, locale: Locale) => ({
  amount: readLari(texts.amount, locale).lari ?? null,
  receivedAt: `${texts.receivedAt}T12:00:00+04:00`,
  method: texts.method || null,
  reference: texts.reference.trim() || null,
  donorName: texts.donorName.trim() || null,
  donorEmail: texts.donorEmail.trim() || null,
  anonymous: texts.anonymous,
  projectId: texts.projectId,
})

/** Only what is typed anew is a correction: what another has changed meanwhile stays. */
const corrections = (texts: EntryTexts, stands: EntryTexts, locale: Locale) => {
  const stood = giftInput(stands, locale)
  return Object.fromEntries(
    Object.entries(giftInput(texts, locale)).filter(([name, typed]) => typed !== Reflect.get(stood, name)),
  )
}

/** What a correction has named of a gift, as it stood before. */
export const asItStood = (
  { amount, receivedAt, method, reference, recordedDonor, anonymous, projectId }: GiftFragment,
  corrected: readonly string[],
) => {
  const all = {
    ...{ amount, receivedAt, method, reference, anonymous, projectId },
    donorName: recordedDonor?.name ?? null,
    donorEmail: recordedDonor?.email ?? null,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => corrected.includes(name)))
}

/** What every gift has, and was emptied, or is typed and is no value of its kind. */
const unreadIn = (texts: EntryTexts, locale: Locale): Refused[] => {
  const { lari, refused = lari === undefined ? 'required' : undefined } = readLari(texts.amount, locale)
  return [
    ...(refused === undefined ? [] : [{ field: 'amount', code: refused }]),
    ...(texts.receivedAt === '' ? [{ field: 'receivedAt', code: 'required' }] : []),
  ]
}

/** What is typed is a value of its kind, and none that this gift can have; the server finds it only once all else is right. */
const unfitIn = (kind: EntryKind, texts: EntryTexts, stands: EntryTexts, locale: Locale): Refused[] => {
  if (kind === 'correct') {
    const isOfNobody = !texts.anonymous && texts.donorName.trim() === ''
    return isOfNobody ? [{ field: 'donorName', code: 'required' }] : []
  }
  const [typed = 0, most = 0] = [texts.amount, stands.amount].map((text) => readLari(text, locale).lari)
  return kind === 'refund' && typed > most ? [{ field: 'amount', code: 'too_big', limit: most }] : []
}

/** Checks an entry by the very shape the server reads, and beside the gift: all that is wrong is told at once. */
export const checkEntry = (
  kind: EntryKind,
  texts: EntryTexts,
  stands: EntryTexts,
  locale: Locale,
): Checked<EntryInput> => {
  const { reason } = texts
  const typed = {
    correct: () => ({ ...corrections(texts, stands, locale), reason }),
    refund: () => ({ amount: giftInput(texts, locale).amount, reason }),
    void: () => ({ reason }),
    restore: () => ({ reason }),
  }[kind]()
  const checked = checkByShape<z.ZodType<EntryInput>>(shapes[kind], typed, unreadIn(texts, locale))
  const refused = 'refused' in checked ? checked.refused : []
  const isTold = ({ field }: Refused): boolean => refused.some((each) => each.field === field)
  const unfit = unfitIn(kind, texts, stands, locale).filter((each) => !isTold(each))
  if (unfit.length === 0) return checked
  const all = [...refused, ...unfit]
  return { refused: entryNames[kind].flatMap((name) => all.filter(({ field }) => field === name)) }
}
