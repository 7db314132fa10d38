import { type CharityDetail, missingDetails } from '../../../schema/charity.ts'
import type { LastAnswer } from '../../../schema/launches.ts'
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
import { ProviderAnswerEntity } from './provider-answer.entity.ts'

export const launchesRoom: Room<LaunchesService> = {
  about: 'What visitors can do once an admin has launched it.',
  service: (manager, ports) => {
    const { details } = charityRoom.service(manager, ports)
    const ways = createWays(details, ports.payments.providers)
    const missing = async (): Promise<CharityDetail[]> => missingDetails(await details())
    const launches = createLaunchesRepository(manager)
    return createLaunchesService({
      launches,
      isMet: {
        letters: () => ports.outbox !== null,
        charityDetails: async () => (await missing()).length === 0,
        wayToPay: async () => (await setUpAmong(ways)).length > 0,
        openProject: () => projectsRoom.service(manager, ports).hasOngoing(),
        comingEvent: () => comingEventsRoom.service(manager, ports).hasComing(),
      },
      missing,
      ways: async () => {
        const answers = await launches.answers()
        const lastOf = (name: string): LastAnswer | null => {
          const last = answers.find((each) => each.name === name)
          return last
            ? { outcome: last.outcome, status: last.status, askedAt: last.askedAt.toISOString() }
            : null
        }
        return Promise.all(
          ways.map(async (way) => ({
            name: way.name,
            isSetUp: await way.isSetUp(),
            needs: way.name === 'transfer' ? ['iban'] : [...providerVariables[way.name], 'PUBLIC_URL'],
            lastAnswer: lastOf(way.name),
          })),
        )
      },
      clock: ports.clock,
    })
  },
  routes: launchesRoutes,
  resolvers: [LaunchesResolver],
  entities: [LaunchEntity, ProviderAnswerEntity],
}
