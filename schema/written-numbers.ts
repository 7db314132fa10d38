import type { Locale } from './locales.ts'

const noBreakSpace = '\u00A0'

/** Ours, because many browsers know no Georgian and would write its numbers as their own reader's. */
const marks: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  ka: { group: noBreakSpace, decimal: ',' },
}

/** What parts thousands where numbers are written for readers of a language. */
export const groupMark = (locale: Locale): string => marks[locale].group

/** A number of digits and a point, with other marks between its thousands and before its decimals. */
export const writeNumber = (text: string, locale: Locale, group: string): string => {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${marks[locale].decimal}${fraction}`
}

/** Puts the sign of lari to a figure: `₾8,450`, `8 450 ₾`. */
export const withLariSign = (figure: string, locale: Locale): string =>
  locale === 'ka' ? `${figure}${noBreakSpace}₾` : `₾${figure}`.replace('₾-', '-₾')

/** An amount of lari as papers have it, to the tetri: `₾8,450.00`, `8 450,00 ₾`. */
export const lariToTheTetri = (amount: number, locale: Locale): string =>
  withLariSign(writeNumber(amount.toFixed(2), locale, groupMark(locale)), locale)
