import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectStoryFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'
import { paragraphsOf } from '../lib/paragraphs.ts'
import { unmask } from '../lib/unmask.ts'
import { Tag } from '../ui/tag.tsx'

interface ProjectStoryProps {
  project: FragmentType<ProjectStoryFragment>
}

const useDates = (startDate: string | null, endDate: string | null): string | null => {
  const { t } = useTranslation()
  const locale = useLocale()
  const start = startDate === null ? null : formatDay(startDate, locale)
  const end = endDate === null ? null : formatDay(endDate, locale)
  if (start !== null && end !== null) return t('projects.dates.range', { start, end })
  if (start !== null) return t('projects.dates.from', { start })
  return end === null ? null : t('projects.dates.until', { end })
}

/** When the project runs and what it is about. */
export const ProjectStory = ({ project }: ProjectStoryProps) => {
  const { startDate, endDate, description } = unmask(project)
  const { t } = useTranslation()
  const dates = useDates(startDate, endDate)
  return (
    <section aria-labelledby="project-story">
      {dates && <Tag tone="forest">{dates}</Tag>}
      <h2 id="project-story" className="mt-4 text-[1.625rem] lang-ka:text-[1.5rem]">
        {t('projects.about')}
      </h2>
      <div className="mt-2 grid max-w-text gap-4">
        {paragraphsOf(description).map(({ key, text }) => (
          <p key={key} className="whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
