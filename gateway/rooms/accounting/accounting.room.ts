import type { Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { createAccountingRepository } from './accounting.repository.ts'
import { accountingResolvers } from './accounting.resolver.ts'
import { accountingRoutes } from './accounting.routes.ts'
import { type AccountingService, createAccountingService } from './accounting.service.ts'
import { KeptPromiseEntity } from './kept-promise.entity.ts'
import { ProjectRefundEntity } from './project-refund.entity.ts'

export const accountingRoom: Room<AccountingService> = {
  about: 'Where the money went: what came, what went back, what was spent and what is left.',
  service: (manager, ports) =>
    createAccountingService({
      accounting: createAccountingRepository(manager),
      launches: launchesRoom.service(manager, ports),
      clock: ports.clock,
    }),
  routes: accountingRoutes,
  resolvers: accountingResolvers,
  entities: [ProjectRefundEntity, KeptPromiseEntity],
}
