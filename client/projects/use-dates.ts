import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'

/** When a project runs, in words; null where nothing is said of it. */
export const useDates = (startDate: string | null, endDate: string | null): string | null => {
  const { t } = useTranslation()
  const locale = useLocale()
  const start = startDate === null ? null : formatDay(startDate, locale)
  const end = endDate === null ? null : formatDay(endDate, locale)
  if (start !== null && end !== null) return t('projects.dates.range', { start, end })
  if (start !== null) return t('projects.dates.from', { start })
  return end === null ? null : t('projects.dates.until', { end })
}
