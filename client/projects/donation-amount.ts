import { largestGift } from '../../schema/limits.ts'
import type { Locale } from '../../schema/locales.ts'
import { readLari } from '../lib/typed-lari.ts'

/** Lari. */
export const minimumDonation = 1

/** Why what was typed is no amount one can give, and the limit it met; null where it is one. */
export const refusedAmount = (typed: string, locale: Locale): { code: string; limit?: number } | null => {
  const { lari, refused } = readLari(typed, locale)
  if (lari === undefined) return { code: 'required' }
  if (refused) return { code: refused }
  if (lari < minimumDonation) return { code: 'too_small', limit: minimumDonation }
  return lari > largestGift ? { code: 'too_big', limit: largestGift } : null
}
