import type { Locale } from '../../schema/locales.ts'

/** The same figures in both languages: ₾ first, thousands with a comma, as the site always writes lari. */
const lariFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'GEL',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount of lari: `₾8,450`, `₾12.50`. */
export const formatLari = (amount: number): string => lariFormat.format(amount)

const figureFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * An amount without its sign, for a Georgian sentence that says ლარი itself and declines it: `8 450,50` before
 * ლარით. The blank is one at which no line is broken.
 */
export const formatGeorgianFigure = (amount: number): string =>
  figureFormat.format(amount).replaceAll(',', '\u00A0').replace('.', ',')

const countFormat = new Intl.NumberFormat('en-US')

export const formatCount = (count: number): string => countFormat.format(count)

const englishDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Chromium ships no Georgian dates, and would name these months in English. */
export const georgianMonths = [
  'იანვარი',
  'თებერვალი',
  'მარტი',
  'აპრილი',
  'მაისი',
  'ივნისი',
  'ივლისი',
  'აგვისტო',
  'სექტემბერი',
  'ოქტომბერი',
  'ნოემბერი',
  'დეკემბერი',
]

/** A calendar day `YYYY-MM-DD`, in words: `1 Dec 2026`, `2026 წლის 1 დეკემბერი`. */
export const formatDay = (day: string, locale: Locale): string => {
  const date = new Date(`${day}T00:00:00Z`)
  if (locale === 'en') return englishDay.format(date)
  return `${date.getUTCFullYear()} წლის ${date.getUTCDate()} ${georgianMonths[date.getUTCMonth()]}`
}

const instantFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tbilisi',
})

/** An ISO instant on the charity's clock: `Dec 1, 2026, 01:30 PM`. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant))

/**
 * How far `raised` is on the way to `goal`, in whole percent, never more than was reached:
 * 99.9 % is 99. A goal of 0 is 0 %. More than 100 means the goal was passed.
 */
export const percentOf = (raised: number, goal: number): number =>
  goal > 0 && raised > 0 ? Math.floor((raised / goal) * 100) : 0
