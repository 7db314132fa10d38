import { useTranslation } from 'react-i18next'
import { useAnalyticsQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { cumulate } from './growth.ts'
import { GrowthCard } from './growth-card.tsx'
import { GrowthTable } from './growth-table.tsx'
import type { Bounds } from './period.ts'
import { ProjectTotals } from './project-totals.tsx'
import { TotalCard } from './total-card.tsx'

interface FiguresProps {
  bounds: Bounds
  /** Whether there are none. */
  isAllTime: boolean
}

/** What has been received: in all, over time, and for each project. Old figures stay until the new ones are there. */
export const Figures = ({ bounds, isAllTime }: FiguresProps) => {
  const { t } = useTranslation('admin')
  const { data, previousData, error, refetch } = useAnalyticsQuery({
    variables: bounds,
    fetchPolicy: 'cache-and-network',
  })
  const current = data?.analytics
  const shown = current ?? previousData?.analytics
  if (error && !current && !isSessionEnd(error)) {
    return <ListFailure title={t('analytics.failed')} onRetry={refetch} />
  }
  if (!shown) return <ListSkeleton text={t('analytics.loading')} />
  const cumulative = cumulate(shown.growth)
  return (
    <div
      aria-busy={!current}
      className={`grid gap-5 chart:grid-cols-[18.75rem_minmax(0,1fr)] ${current ? '' : 'opacity-60'}`}
    >
      <TotalCard analytics={shown} isAllTime={isAllTime} />
      <GrowthCard months={cumulative} isAllTime={isAllTime} />
      <ProjectTotals analytics={shown} />
      {cumulative.length > 0 && <GrowthTable months={cumulative} />}
    </div>
  )
}
