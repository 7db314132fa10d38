import type { Locale } from '../../../schema/locales.ts'
import { formatLari } from '../../lib/format.ts'

const units = [
  { size: 1_000_000_000, en: 'bn', ka: ' მლრდ' },
  { size: 1_000_000, en: 'm', ka: ' მლნ' },
  { size: 1000, en: 'k', ka: ' ათ.' },
] as const

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** An amount of lari where there is little room: `₾45.5k`, `₾45.5 ათ.`; never more than it is. */
export const briefLari = (amount: number, locale: Locale): string => {
  const unit = units.find(({ size }) => amount >= size)
  if (unit === undefined) return formatLari(amount)
  return `₾${figure.format(Math.floor((amount / unit.size) * 10) / 10)}${unit[locale]}`
}
