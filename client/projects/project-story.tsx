import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectStoryFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { langOf } from '../lib/lang-of.ts'
import { paragraphsOf } from '../lib/paragraphs.ts'
import { unmask } from '../lib/unmask.ts'
import { Tag } from '../ui/tag.tsx'
import { useDates } from './use-dates.ts'

interface ProjectStoryProps {
  project: FragmentType<ProjectStoryFragment>
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
      <div lang={langOf(description, useLocale())} className="mt-2 grid max-w-text gap-4">
        {paragraphsOf(description).map(({ key, text }) => (
          <p key={key} className="whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
