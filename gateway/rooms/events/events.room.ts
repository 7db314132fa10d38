import { fieldError } from '../../../schema/validation.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { EventEntity } from './event.entity.ts'
import { EventSubscriberEntity } from './event-subscriber.entity.ts'
import { createEventsRepository } from './events.repository.ts'
import { EventsResolver } from './events.resolver.ts'
import { eventsRoutes } from './events.routes.ts'
import { createEventsService, type EventsService } from './events.service.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'

export const eventsRoom: Room<EventsService> = {
  service: (manager, { clock, publicWrites }) =>
    createEventsService({
      events: createEventsRepository(manager),
      subscribers: createSubscribersRepository(manager),
      clock,
      publicWrites,
    }),
  routes: eventsRoutes,
  resolvers: [EventsResolver],
  entities: [EventEntity, EventSubscriberEntity],
  problems: {
    events_title_check: () => validationFailed([fieldError('title', 'required')]),
    events_content_check: () => validationFailed([fieldError('content', 'required')]),
    event_subscribers_event_id_fkey: () => notFound('event'),
  },
}
