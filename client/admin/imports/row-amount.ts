import type { Locale } from '../../../schema/locales.ts'
import { formatLari, formatNumber } from '../../lib/format-number.ts'
import type { ChosenRow } from './choices.ts'

/** What a row says came; of another currency its number alone, as that is no sum of lari. */
export const amountIn = (
  { amount, why }: Pick<ChosenRow['row'], 'amount' | 'why'>,
  locale: Locale,
): string => {
  if (amount === null) return ''
  return why === 'currency' ? formatNumber(amount, locale) : formatLari(amount, locale)
}
