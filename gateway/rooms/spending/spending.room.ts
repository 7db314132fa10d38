import { notFound } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { createPapers } from './papers.ts'
import { SpendingEntity } from './spending.entity.ts'
import { createSpendingRepository } from './spending.repository.ts'
import { spendingResolvers } from './spending.resolver.ts'
import { spendingRoutes } from './spending.routes.ts'
import { createSpendingService, type SpendingService } from './spending.service.ts'
import { SpendingEntryEntity } from './spending-entry.entity.ts'
import { SpendingMonthEntity } from './spending-month.entity.ts'
import { UnkeptPaperEntity } from './unkept-paper.entity.ts'

export const spendingRoom: Room<SpendingService> = {
  about: 'What was spent of what was given, with receipts.',
  service: (manager, ports) =>
    createSpendingService({
      spendings: createSpendingRepository(manager),
      papers: createPapers(ports.imageHost.store),
      launches: launchesRoom.service(manager, ports),
      clock: ports.clock,
      onFailure: (error) => ports.onFailure?.(error),
    }),
  routes: spendingRoutes,
  resolvers: spendingResolvers,
  entities: [SpendingEntity, SpendingEntryEntity, SpendingMonthEntity, UnkeptPaperEntity],
  problems: {
    spendings_project_id_fkey: () => notFound('project'),
    spending_entries_project_id_fkey: () => notFound('project'),
  },
}
