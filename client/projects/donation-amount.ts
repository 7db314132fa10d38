import type { Locale } from '../../schema/locales.ts'
import { readLari } from '../lib/typed-lari.ts'

/** Lari. */
export const minimumDonation = 1

/** Whether what was typed is an amount one can give. */
export const isDonationAmount = (typed: string, locale: Locale): boolean => {
  const { lari = 0 } = readLari(typed, locale)
  return lari >= minimumDonation
}
