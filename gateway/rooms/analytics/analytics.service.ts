import { period } from '../../../schema/analytics.ts'
import { maximumPageSize } from '../../../schema/lists.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { dayOf } from '../../core/today.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { AnalyticsRepository } from './analytics.repository.ts'
import type { Overview } from './analytics.ts'

export const createAnalyticsService = (analytics: AnalyticsRepository, clock: Clock) => ({
  /**
   * The totals of all donations of a period, for an admin; each is computed when asked for.
   * @throws Problem `validation_failed`
   */
  overview: (viewer: Viewer, input: unknown): Overview => {
    requirePermission(viewer, 'figures:read')
    const months = parse(period, input)
    const thisMonth = dayOf(clock.now()).slice(0, 'YYYY-MM'.length)
    return {
      total: () => analytics.total(months),
      projects: () => analytics.byProject(months, maximumPageSize),
      growth: () => analytics.byMonth(months, thisMonth, maximumPageSize),
    }
  },
})

export type AnalyticsService = ReturnType<typeof createAnalyticsService>
