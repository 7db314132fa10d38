import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'

interface ProjectToComeProps {
  /** `YYYY-MM-DD`. */
  startDate: string
}

/** What stands in the place of the way to give, before a project has begun. */
export const ProjectToCome = ({ startDate }: ProjectToComeProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p className="flex items-center gap-2.5 font-semibold">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-forest-600" />
        {t('projects.notYet.title', { day: formatDay(startDate, useLocale()) })}
      </p>
      <p className="mt-1.5 text-ink-soft">{t('projects.notYet.text')}</p>
    </>
  )
}
