import type { Room } from '../../room.ts'
import { createWaitingRepository } from './waiting.repository.ts'
import { WaitingResolver } from './waiting.resolver.ts'
import { waitingRoutes } from './waiting.routes.ts'
import { createWaitingService, type WaitingService } from './waiting.service.ts'

export const waitingRoom: Room<WaitingService> = {
  about: 'What waits for somebody of the team.',
  service: (manager, { clock }) => createWaitingService(createWaitingRepository(manager), clock),
  routes: waitingRoutes,
  resolvers: [WaitingResolver],
}
