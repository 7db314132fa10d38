import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectProgressFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatPercent } from '../../lib/format-number.ts'
import { percentOf } from '../../lib/percent-of.ts'
import { unmask } from '../../lib/unmask.ts'
import { ProgressLine } from '../../ui/progress-line.tsx'

interface ProjectProgressProps {
  project: FragmentType<ProjectProgressFragment>
  /** What the project is called. */
  title: string
}

/** How far a project is: a plain bar with its figure under it. */
export const ProjectProgress = ({ project, title }: ProjectProgressProps) => {
  const { t } = useTranslation('admin')
  const { raised, goal } = unmask(project)
  const percent = percentOf(raised, goal)
  const figure = formatPercent(percent, useLocale())
  const text = percent > 100 ? t('projects.percentPassed', { percent: figure }) : figure
  return (
    <div className="w-31 max-w-full max-sm:grid max-sm:w-full max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-3">
      <ProgressLine percent={percent} label={title} valueText={text} />
      <p aria-hidden="true" className="mt-1 max-sm:mt-0 text-label leading-tight text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
  )
}
