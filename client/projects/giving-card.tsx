import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { GivingCardFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari, formatPercent } from '../lib/format-number.ts'
import { percentOf } from '../lib/percent-of.ts'
import { unmask } from '../lib/unmask.ts'
import { Card } from '../ui/card.tsx'
import { ProgressRoad } from '../ui/progress-road.tsx'
import { DonationForm } from './donation-form.tsx'
import { ProjectEnded } from './project-ended.tsx'
import { useDistance } from './use-distance.ts'

interface GivingCardProps {
  project: FragmentType<GivingCardFragment>
}

/** How far the project has come, and the way to help it on, unless it is over. Stays in view beside the story. */
export const GivingCard = ({ project }: GivingCardProps) => {
  const { raised, goal, archivedAt } = unmask(project)
  const { t } = useTranslation()
  const locale = useLocale()
  const distance = useDistance(raised, goal)
  const percent = percentOf(raised, goal)
  const valueText = t('projects.raisedOfGoal', { raised, goal })
  return (
    <Card className="p-5 sm:p-7 lg:sticky lg:top-6">
      <dl className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <dt className="text-ink-soft">{t('projects.raised')}</dt>
          <dd className="font-serif text-[clamp(2rem,1.2rem+4vw,2.5rem)] leading-[1.15] font-semibold tracking-title text-terra-700 tabular-nums">
            {formatLari(raised, locale)}
          </dd>
        </div>
        <div className="ml-auto text-right">
          <dt className="text-small text-ink-soft">{t('projects.goal')}</dt>
          <dd className="font-serif text-h3 leading-tight font-semibold tabular-nums">
            {formatLari(goal, locale)}
          </dd>
        </div>
      </dl>
      <div className="mt-2">
        <ProgressRoad
          percent={percent}
          label={t('projects.raised')}
          valueText={raised > goal ? `${valueText}, ${distance}` : valueText}
        />
      </div>
      <p className="mt-1 flex justify-between gap-4 text-small text-ink-soft tabular-nums">
        <span>{distance}</span>
        <span className="shrink-0">{formatPercent(percent, locale)}</span>
      </p>
      <hr className={`my-6 border-line ${archivedAt === null ? 'print:hidden' : ''}`} />
      {archivedAt === null ? <DonationForm /> : <ProjectEnded endedAt={archivedAt} />}
    </Card>
  )
}
