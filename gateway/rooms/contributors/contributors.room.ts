import type { Room } from '../../room.ts'
import { charityRoom } from '../charity/charity.room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { ContributorEntity } from './contributor.entity.ts'
import { createContributorsRepository } from './contributors.repository.ts'
import { ContributorsResolver } from './contributors.resolver.ts'
import { contributorsRoutes } from './contributors.routes.ts'
import { type ContributorsService, createContributorsService } from './contributors.service.ts'

export const contributorsRoom: Room<ContributorsService> = {
  about: 'Who is thanked by name, and what giving has come to.',
  service: (manager, ports) =>
    createContributorsService({
      contributors: createContributorsRepository(manager),
      charity: charityRoom.service(manager, ports),
      launches: launchesRoom.service(manager, ports),
      clock: ports.clock,
    }),
  routes: contributorsRoutes,
  resolvers: [ContributorsResolver],
  entities: [ContributorEntity],
}
