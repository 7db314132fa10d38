import type { Locale } from '../../schema/locales.ts'
import { georgianMonths } from './format.ts'

const englishMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** `2026-11` as its year and its number, 0 to 11. */
const partsOf = (month: string): [year: number, index: number] => {
  const [year = '', number = ''] = month.split('-')
  return [Number(year), Number(number) - 1]
}

/** A month in three letters, where the year is told elsewhere: `Nov`, `ნოე`. */
export const formatMonthName = (month: string, locale: Locale): string => {
  const [year, index] = partsOf(month)
  if (locale === 'en') return englishMonth.format(Date.UTC(year, index)).slice(0, 3)
  return (georgianMonths[index] ?? '').slice(0, 3)
}

/** A calendar month `YYYY-MM`, in words: `Nov 2026`, `2026 წლის ნოემბერი`. */
export const formatMonth = (month: string, locale: Locale): string => {
  const [year, index] = partsOf(month)
  if (locale === 'en') return `${formatMonthName(month, locale)} ${year}`
  return `${year} წლის ${georgianMonths[index]}`
}
