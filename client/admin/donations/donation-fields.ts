import { type DonationMethod, type NewDonation, newDonation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { type Checked, checkByShape } from '../../lib/check.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { readLari } from '../../lib/typed-lari.ts'

/** What is typed of a gift. */
export interface DonationTexts {
  amount: string
  donorName: string
  donorEmail: string
  anonymous: boolean
  /** `YYYY-MM-DD`, on the charity's calendar. */
  receivedAt: string
  method: DonationMethod | ''
  reference: string
}

/** In the order of the screen. */
export const donationNames = [
  'amount',
  'donorName',
  'anonymous',
  'reference',
  'donorEmail',
  'receivedAt',
  'method',
] as const

/**
 * Noon of a day at the charity, which is the same day nearly everywhere; of the day on which it was begun, that moment. It is
 * the same however often the gift is sent, also after midnight.
 */
const instantOf = (day: string, begunAt: Date): string | null => {
  if (day === '') return null
  return day === dayAtCharity(begunAt) ? begunAt.toISOString() : `${day}T12:00:00+04:00`
}

/** Checks a gift by the very shape the server reads; `begunAt` is when somebody began to type it. */
export const checkDonation = (texts: DonationTexts, begunAt: Date, locale: Locale): Checked<NewDonation> => {
  const { lari: amount, refused } = readLari(texts.amount, locale)
  const typed = {
    amount,
    donorName: texts.donorName.trim() || null,
    donorEmail: texts.donorEmail.trim() || null,
    anonymous: texts.anonymous,
    receivedAt: instantOf(texts.receivedAt, begunAt),
    method: texts.method || null,
    reference: texts.reference.trim() || null,
  }
  return checkByShape(newDonation, typed, refused ? [{ field: 'amount', code: refused }] : [])
}
