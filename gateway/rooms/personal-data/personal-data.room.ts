import type { Room } from '../../room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { ErasureEntity } from './erasure.entity.ts'
import { createPersonalDataRepository } from './personal-data.repository.ts'
import { PersonalDataResolver } from './personal-data.resolver.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { createPersonalDataService, type PersonalDataService } from './personal-data.service.ts'

export const personalDataRoom: Room<PersonalDataService> = {
  about: 'What is held about a person: found, handed over, erased.',
  service: (manager, ports) =>
    createPersonalDataService({
      personalData: createPersonalDataRepository(manager, (within, subscribers) =>
        eventsRoom.service(within, ports).holdForErasing(subscribers),
      ),
      clock: ports.clock,
    }),
  routes: personalDataRoutes,
  resolvers: [PersonalDataResolver],
  entities: [ErasureEntity],
}
