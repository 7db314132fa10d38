import type { Room } from '../../room.ts'
import { LaunchEntity } from './launch.entity.ts'
import { createLaunchesRepository } from './launches.repository.ts'
import { LaunchesResolver } from './launches.resolver.ts'
import { launchesRoutes } from './launches.routes.ts'
import { createLaunchesService, type LaunchesService } from './launches.service.ts'

export const launchesRoom: Room<LaunchesService> = {
  about: 'What visitors can do once an admin has launched it.',
  service: (manager, { outbox, clock }) =>
    createLaunchesService({
      launches: createLaunchesRepository(manager),
      isMet: { letters: () => outbox !== null },
      clock,
    }),
  routes: launchesRoutes,
  resolvers: [LaunchesResolver],
  entities: [LaunchEntity],
}
