import type { EntityManager } from 'typeorm'
import { event, eventChange, newEvent } from '../../../schema/events.ts'
import { fieldError } from '../../../schema/validation.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { createImportsRepository } from '../../models/imports.repository.ts'
import { importRecords, type RecordImports } from '../../models/imports.service.ts'
import { type LivingMany, liveMany } from '../../models/living-many.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Ports, Room } from '../../room.ts'
import { EventSubscriberEntity } from './event-subscriber.entity.ts'
import { createEventsRepository, EventEntity } from './events.repository.ts'
import { eventsResolvers } from './events.resolver.ts'
import { eventsRoutes } from './events.routes.ts'
import { createEventsService, type EventsService } from './events.service.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'

const problems = {
  ...textProblems(event),
  event_subscribers_event_id_fkey: () => notFound(event.singular),
  events_times_check: () => validationFailed([fieldError('endsAt', 'before_beginning')]),
}

const createService = (manager: EntityManager, { clock, publicWrites }: Ports): EventsService =>
  createEventsService({
    events: createEventsRepository(manager, () => clock.now()),
    subscribers: createSubscribersRepository(manager),
    clock,
    publicWrites,
  })

export const eventsRoom: Room<EventsService & RecordImports & LivingMany> = {
  about: 'Events and their subscribers.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...liveMany(
      event,
      forMany(createManyRepository({ manager, within: (each) => createService(each, ports), problems })),
    ),
    ...importRecords({
      model: event,
      create: newEvent,
      change: eventChange,
      imports: createImportsRepository(manager, (within) =>
        createEventsRepository(within, () => ports.clock.now()),
      ),
    }),
  }),
  routes: eventsRoutes,
  resolvers: eventsResolvers,
  entities: [EventEntity, EventSubscriberEntity],
  problems,
}
