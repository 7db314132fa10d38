import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'

interface ProjectEndedProps {
  /** `YYYY-MM-DD`. */
  lastDay: string
}

/** What stands in the place of the way to give, once a project is over. */
export const ProjectEnded = ({ lastDay }: ProjectEndedProps) => {
  const { t } = useTranslation()
  const day = formatDay(lastDay, useLocale())
  return (
    <>
      <p className="flex items-center gap-2.5 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-forest-600" />
        {t('projects.ended.title', { day })}
      </p>
      <p className="mt-1.5 text-ink-soft">{t('projects.ended.text')}</p>
    </>
  )
}
