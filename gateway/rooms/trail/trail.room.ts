import type { Room } from '../../room.ts'
import { binRoom } from '../bin/bin.room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { createLatelyRepository } from './lately.repository.ts'
import { LatelyResolver } from './lately.resolver.ts'
import { latelyRoutes } from './lately.routes.ts'
import { createTrailRepository } from './trail.repository.ts'
import { trailResolvers } from './trail.resolver.ts'
import { trailRoutes } from './trail.routes.ts'
import { createTrailService, type TrailService } from './trail.service.ts'

export const trailRoom: Room<TrailService> = {
  about: 'Who changed what, when and from where.',
  service: (manager, ports) =>
    createTrailService({
      trail: createTrailRepository(manager),
      latest: createLatelyRepository(manager),
      clock: ports.clock,
      atOnce: (work) =>
        manager.transaction((transaction) =>
          work({
            trail: createTrailRepository(transaction),
            records: {
              project: projectsRoom.service(transaction, ports),
              event: eventsRoom.service(transaction, ports),
            },
            messages: contactsRoom.service(transaction, ports),
            bin: binRoom.service(transaction, ports),
          }),
        ),
    }),
  routes: (api, trail) => {
    trailRoutes(api, trail)
    latelyRoutes(api, trail)
  },
  resolvers: [...trailResolvers, LatelyResolver],
}
