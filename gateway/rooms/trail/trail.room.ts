import type { Room } from '../../room.ts'
import { binRoom } from '../bin/bin.room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { issuesRoom } from '../issues/issues.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { picturesRoom } from '../pictures/pictures.room.ts'
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
        manager.transaction((transaction) => {
          const projects = projectsRoom.service(transaction, ports)
          const events = eventsRoom.service(transaction, ports)
          const contacts = contactsRoom.service(transaction, ports)
          return work({
            trail: createTrailRepository(transaction),
            records: { project: projects, event: events },
            messages: contacts,
            bin: binRoom.service(transaction, ports),
            deletions: {
              projects,
              events,
              contacts,
              pictures: picturesRoom.service(transaction, ports),
              issues: issuesRoom.service(transaction, ports),
            },
            lists: {
              reader: newsletterRoom.service(transaction, ports).resubscribe,
              subscriber: events.restoreSubscriber,
            },
          })
        }),
    }),
  routes: (api, trail) => {
    trailRoutes(api, trail)
    latelyRoutes(api, trail)
  },
  resolvers: [...trailResolvers, LatelyResolver],
}
