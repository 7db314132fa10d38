import { maximumPageSize } from '../../schema/lists.ts'
import { requireAdmin, type Viewer } from '../core/viewer.ts'
import type { AnalyticsRepository } from './analytics.repository.ts'
import type { Overview } from './analytics.ts'

export const createAnalyticsService = (analytics: AnalyticsRepository) => ({
  /** The totals of all donations, for an admin; each is computed when asked for. */
  overview: (viewer: Viewer): Overview => {
    requireAdmin(viewer)
    return {
      total: () => analytics.total(),
      projects: () => analytics.byProject(maximumPageSize),
    }
  },
})

export type AnalyticsService = ReturnType<typeof createAnalyticsService>
