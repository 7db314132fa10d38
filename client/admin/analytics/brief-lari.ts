import type { Locale } from '../../../schema/locales.ts'
import { formatLari, formatNumber, withLariSign } from '../../lib/format-number.ts'

const units = [
  { size: 1_000_000_000, en: 'bn', ka: '\u00A0მლრდ' },
  { size: 1_000_000, en: 'm', ka: '\u00A0მლნ' },
  { size: 1000, en: 'k', ka: '\u00A0ათ.' },
] as const

/** An amount of lari where there is little room: `₾45.5k`, `45,5 ათ. ₾`; never more than it is. */
export const briefLari = (amount: number, locale: Locale): string => {
  const unit = units.find(({ size }) => amount >= size)
  if (unit === undefined) return formatLari(amount, locale)
  const tenths = Math.floor(amount / (unit.size / 10))
  const figure = formatNumber(tenths / 10, locale, tenths % 10 === 0 ? 0 : 1)
  return withLariSign(`${figure}${unit[locale]}`, locale)
}
