import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectProgressFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatPercent } from '../../lib/format-number.ts'
import { percentOf } from '../../lib/percent-of.ts'
import { unmask } from '../../lib/unmask.ts'
import { Progress } from '../../ui/progress.tsx'

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
    <div className="w-31 max-w-full">
      <Progress percent={percent} label={title} valueText={text} className="">
        {(filled) => (
          <svg aria-hidden="true" width="100%" height="9" className="block overflow-visible">
            <rect y=".5" width="100%" height="8" rx="3" className="fill-paper-deep stroke-line-strong" />
            {filled > 0 && (
              <rect
                y=".5"
                width={`${filled}%`}
                height="8"
                rx="3"
                className="fill-terra-500 stroke-terra-700"
              />
            )}
          </svg>
        )}
      </Progress>
      <p aria-hidden="true" className="mt-1 text-label leading-tight text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
  )
}
