import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity, daysBetween } from '../lib/day-at-charity.ts'
import { formatMoment, formatTime, formatWeekday } from '../lib/format-date.ts'

/** Before so many days the day of the week alone tells which day it was. */
const daysOfWeek = 7

/** When something was, as one says it today: `today, 09:12`, `Wednesday, 16:20`. */
export const useMomentWords = (now: Date): ((at: string) => string) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (at) => {
    const day = dayAtCharity(new Date(at))
    const time = formatTime(at)
    const ago = daysBetween(day, dayAtCharity(now))
    if (ago === 0) return t('list.moment.today', { time })
    if (ago === 1) return t('list.moment.yesterday', { time })
    if (ago < 0 || ago >= daysOfWeek) return formatMoment(at, locale)
    return t('list.moment.weekday', { day: formatWeekday(day, locale), time })
  }
}
