import type { Room } from '../../room.ts'
import { createAnalyticsRepository } from './analytics.repository.ts'
import { AnalyticsResolver, ProjectTotalResolver } from './analytics.resolver.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { type AnalyticsService, createAnalyticsService } from './analytics.service.ts'

export const analyticsRoom: Room<AnalyticsService> = {
  about: 'Totals of donations.',
  service: (manager, { clock }) => createAnalyticsService(createAnalyticsRepository(manager), clock),
  routes: analyticsRoutes,
  resolvers: [AnalyticsResolver, ProjectTotalResolver],
}
