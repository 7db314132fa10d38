import type { Room } from '../../room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { LaunchEntity } from './launch.entity.ts'
import { createLaunchesRepository } from './launches.repository.ts'
import { LaunchesResolver } from './launches.resolver.ts'
import { launchesRoutes } from './launches.routes.ts'
import { createLaunchesService, type LaunchesService } from './launches.service.ts'

export const launchesRoom: Room<LaunchesService> = {
  about: 'What visitors can do once an admin has launched it.',
  service: (manager, ports) =>
    createLaunchesService({
      launches: createLaunchesRepository(manager),
      isMet: {
        letters: () => ports.outbox !== null,
        openProject: () => projectsRoom.service(manager, ports).hasOngoing(),
      },
      clock: ports.clock,
    }),
  routes: launchesRoutes,
  resolvers: [LaunchesResolver],
  entities: [LaunchEntity],
}
