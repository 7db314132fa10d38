import { dayInWords, monthOf, months } from '../../schema/days-in-words.ts'
import type { Locale } from '../../schema/locales.ts'
import { dayAtCharity } from './day-at-charity.ts'

const fullMonths: Record<Locale, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ka: months.ka,
}

const weekdays: Record<Locale, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ka: ['კვირა', 'ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'],
}

/** A calendar day `YYYY-MM-DD`, in words: `1 Dec 2026`, `2026 წლის 1 დეკემბერი`. */
export const formatDay = dayInWords

/** The day of the week of a calendar day `YYYY-MM-DD`: `Saturday`, `შაბათი`. */
export const formatWeekday = (text: string, locale: Locale): string =>
  weekdays[locale][new Date(`${text}T00:00:00Z`).getUTCDay()] ?? ''

/** A day of this year as one is greeted with it: `Saturday, 21 November`, `შაბათი, 21 ნოემბერი`. */
export const formatToday = (text: string, locale: Locale): string => {
  const [, number = 0, day = 0] = text.split('-').map(Number)
  return `${formatWeekday(text, locale)}, ${day}\u00A0${fullMonths[locale][number - 1] ?? ''}`
}

/** A calendar month `YYYY-MM`, in words: `Nov 2026`, `2026 წლის ნოემბერი`. */
export const formatMonth = (text: string, locale: Locale): string => {
  const { year, month } = monthOf(text, locale)
  return locale === 'ka' ? `${year} წლის ${month}` : `${month} ${year}`
}

/** A month in three letters, where the year is told elsewhere: `Nov`, `ნოე`. */
export const formatMonthName = (text: string, locale: Locale): string =>
  monthOf(text, locale).month.slice(0, 3)

const instantFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tbilisi',
})

/** An ISO instant on the charity's clock, in English for readers of both languages: `Dec 1, 2026, 01:30 PM`. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant))

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tbilisi',
})

/** The hour and the minute of an ISO instant on the charity's clock: `01:30`. */
export const formatTime = (instant: string): string => timeFormat.format(new Date(instant))

/** The same as readers of a language write it: `2 Dec 2026, 01:30`, `2026 წლის 2 დეკემბერი, 01:30`. */
export const formatMoment = (instant: string, locale: Locale): string => {
  const moment = new Date(instant)
  return `${formatDay(dayAtCharity(moment), locale)}, ${formatTime(instant)}`
}
