import type { Room } from '../../room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { createTrailRepository } from './trail.repository.ts'
import { trailResolvers } from './trail.resolver.ts'
import { trailRoutes } from './trail.routes.ts'
import { createTrailService, type TrailService } from './trail.service.ts'

export const trailRoom: Room<TrailService> = {
  about: 'Who changed what, when and from where.',
  service: (manager, ports) =>
    createTrailService({
      trail: createTrailRepository(manager),
      projects: projectsRoom.service(manager, ports),
      events: eventsRoom.service(manager, ports),
    }),
  routes: trailRoutes,
  resolvers: trailResolvers,
}
