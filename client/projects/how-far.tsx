import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari, formatPercent } from '../lib/format-number.ts'
import { percentOf } from '../lib/percent-of.ts'
import { ProgressRoad } from '../ui/progress-road.tsx'
import { useDistance } from './use-distance.ts'

interface HowFarProps {
  /** Lari. */
  raised: number
  goal: number
  /** What the first of them is called, where that is not what it always is. */
  label?: string
  /** Whether it is what its card is about. */
  isLarge?: boolean
}

/** How far a project has come, in figures and on the road home. */
export const HowFar = ({ raised, goal, label, isLarge = false }: HowFarProps) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const distance = useDistance(raised, goal)
  const percent = percentOf(raised, goal)
  const valueText = t('projects.raisedOfGoal', { raised, goal })
  return (
    <>
      <dl className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <dt className={`text-ink-soft ${isLarge ? '' : 'text-small'}`}>{label ?? t('projects.raised')}</dt>
          <dd
            className={`font-serif leading-[1.15] font-semibold tracking-title text-terra-700 tabular-nums ${isLarge ? 'text-[clamp(2rem,1.2rem+4vw,2.5rem)]' : 'text-[1.75rem]'}`}
          >
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
    </>
  )
}
