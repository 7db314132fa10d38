import { largestGift, leastPledge } from '../../schema/limits.ts'
import type { Locale } from '../../schema/locales.ts'
import { readLari } from '../lib/typed-lari.ts'

/** In the address of the form of a gift: how much was asked for where somebody came from. */
export const amountParameter = 'amount'

/** Why what was typed is no amount one can give, and the limit it met; null where it is one. */
export const refusedAmount = (typed: string, locale: Locale): { code: string; limit?: number } | null => {
  const { lari, refused } = readLari(typed, locale)
  if (lari === undefined) return { code: 'required' }
  if (refused) return { code: refused }
  if (lari < leastPledge) return { code: 'too_small', limit: leastPledge }
  return lari > largestGift ? { code: 'too_big', limit: largestGift } : null
}
