import { isComplete } from '../../../schema/charity.ts'
import { createWays, setUpAmong } from '../../payments/ways.ts'
import type { Room } from '../../room.ts'
import { charityRoom } from '../charity/charity.room.ts'
import { comingEventsRoom } from '../events/coming-events.room.ts'
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
        charityDetails: async () => isComplete(await charityRoom.service(manager, ports).details()),
        wayToPay: async () =>
          (
            await setUpAmong(
              createWays(charityRoom.service(manager, ports).details, ports.payments.providers),
            )
          ).length > 0,
        openProject: () => projectsRoom.service(manager, ports).hasOngoing(),
        comingEvent: () => comingEventsRoom.service(manager, ports).hasComing(),
      },
      clock: ports.clock,
    }),
  routes: launchesRoutes,
  resolvers: [LaunchesResolver],
  entities: [LaunchEntity],
}
