import { type CharityDetail, missingDetails } from '../../../schema/charity.ts'
import { providerVariables } from '../../config/payments.ts'
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
  service: (manager, ports) => {
    const { details } = charityRoom.service(manager, ports)
    const ways = createWays(details, ports.payments.providers)
    const missing = async (): Promise<CharityDetail[]> => missingDetails(await details())
    return createLaunchesService({
      launches: createLaunchesRepository(manager),
      isMet: {
        letters: () => ports.outbox !== null,
        charityDetails: async () => (await missing()).length === 0,
        wayToPay: async () => (await setUpAmong(ways)).length > 0,
        openProject: () => projectsRoom.service(manager, ports).hasOngoing(),
        comingEvent: () => comingEventsRoom.service(manager, ports).hasComing(),
      },
      missing,
      ways: () =>
        Promise.all(
          ways.map(async (way) => ({
            name: way.name,
            isSetUp: await way.isSetUp(),
            needs: way.name === 'transfer' ? ['iban'] : [...providerVariables[way.name], 'PUBLIC_URL'],
          })),
        ),
      clock: ports.clock,
    })
  },
  routes: launchesRoutes,
  resolvers: [LaunchesResolver],
  entities: [LaunchEntity],
}
