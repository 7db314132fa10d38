import type { Locale } from '../../schema/locales.ts'

const noBreakSpace = '\u00A0'

/** Ours, because many browsers know no Georgian and would write its numbers as their own reader's. */
const marks: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  ka: { group: noBreakSpace, decimal: ',' },
}

/** What parts thousands where numbers are written for readers of a language. */
export const groupMark = (locale: Locale): string => marks[locale].group

const write = (text: string, locale: Locale, group: string): string => {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${marks[locale].decimal}${fraction}`
}

/** With two decimals, or none where it is whole. */
const inTetri = (value: number): string => value.toFixed(2).replace('.00', '')

/**
 * A number as readers of a language write it: `8,450.50`, `8 450,50`. With so many `decimals`; left to itself with
 * none where it is whole, and with two where it is not.
 */
export const formatNumber = (value: number, locale: Locale, decimals?: number): string =>
  write(decimals === undefined ? inTetri(value) : value.toFixed(decimals), locale, groupMark(locale))

/** The same without marks between the thousands, for a field in which somebody types on: `8450.50`, `8450,50`. */
export const formatTypedNumber = (value: number, locale: Locale): string => write(inTetri(value), locale, '')

/** Puts the sign of lari to a figure: `₾8,450`, `8 450 ₾`. */
export const withLariSign = (figure: string, locale: Locale): string =>
  locale === 'ka' ? `${figure}${noBreakSpace}₾` : `₾${figure}`.replace('₾-', '-₾')

/** An amount of lari: `₾8,450.50`, `8 450,50 ₾`. */
export const formatLari = (amount: number, locale: Locale): string =>
  withLariSign(formatNumber(amount, locale), locale)

/** `40%`, and with one decimal `40.5%`, `40,5%`. */
export const formatPercent = (percent: number, locale: Locale, decimals = 0): string =>
  `${formatNumber(percent, locale, decimals)}%`
