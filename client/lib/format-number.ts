import type { Locale } from '../../schema/locales.ts'
import { groupMark, withLariSign, writeNumber } from '../../schema/written-numbers.ts'

export { groupMark, withLariSign }

/** With two decimals, or none where it is whole. */
const inTetri = (value: number): string => value.toFixed(2).replace('.00', '')

/**
 * A number as readers of a language write it: `8,450.50`, `8 450,50`. With so many `decimals`; left to itself with
 * none where it is whole, and with two where it is not.
 */
export const formatNumber = (value: number, locale: Locale, decimals?: number): string =>
  writeNumber(decimals === undefined ? inTetri(value) : value.toFixed(decimals), locale, groupMark(locale))

/** The same without marks between the thousands, for a field in which somebody types on: `8450.50`, `8450,50`. */
export const formatTypedNumber = (value: number, locale: Locale): string =>
  writeNumber(inTetri(value), locale, '')

/** An amount of lari: `₾8,450.50`, `8 450,50 ₾`. */
export const formatLari = (amount: number, locale: Locale): string =>
  withLariSign(formatNumber(amount, locale), locale)

/** `40%`, and with one decimal `40.5%`, `40,5%`. */
export const formatPercent = (percent: number, locale: Locale, decimals = 0): string =>
  `${formatNumber(percent, locale, decimals)}%`
