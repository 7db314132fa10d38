import type { Locale } from '../../schema/locales.ts'
import { lariInstead } from '../../schema/paid-instead.ts'
import { formatLari } from './format-number.ts'

/** What was paid instead, or besides, as sums are written on the site; what is no lari, with its currency. */
export const formatPaidInstead = (came: string, locale: Locale): string => {
  const lari = lariInstead(came)
  return lari === null ? came : formatLari(lari, locale)
}
