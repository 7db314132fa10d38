import { event } from '../../../schema/events.ts'
import { notFound } from '../../core/problem.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Room } from '../../room.ts'
import { EventSubscriberEntity } from './event-subscriber.entity.ts'
import { createEventsRepository, EventEntity } from './events.repository.ts'
import { eventsResolvers } from './events.resolver.ts'
import { eventsRoutes } from './events.routes.ts'
import { createEventsService, type EventsService } from './events.service.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'

export const eventsRoom: Room<EventsService> = {
  about: 'Events and their subscribers.',
  service: (manager, { clock, publicWrites }) =>
    createEventsService({
      events: createEventsRepository(manager),
      subscribers: createSubscribersRepository(manager),
      clock,
      publicWrites,
    }),
  routes: eventsRoutes,
  resolvers: eventsResolvers,
  entities: [EventEntity, EventSubscriberEntity],
  problems: { ...textProblems(event), event_subscribers_event_id_fkey: () => notFound(event.singular) },
}
