import type { Locale } from './locales.ts'

/** Ours, because many browsers know no Georgian, and English ones do not agree on "Sep" and "Sept". */
export const months: Record<Locale, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ka: [
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
  ],
}

/** The month of `2026-11` or `2026-11-05`, in words. */
export const monthOf = (text: string, locale: Locale): { year: number; month: string } => {
  const [year = 0, number = 0] = text.split('-').map(Number)
  return { year, month: months[locale][number - 1] ?? '' }
}

/** A calendar day `YYYY-MM-DD`, in words: `1 Dec 2026`, `2026 წლის 1 დეკემბერი`. No line ends within day and month. */
export const dayInWords = (text: string, locale: Locale): string => {
  const { year, month } = monthOf(text, locale)
  const ofYear = `${Number(text.split('-')[2])}\u00A0${month}`
  return locale === 'ka' ? `${year} წლის ${ofYear}` : `${ofYear} ${year}`
}
