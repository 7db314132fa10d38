import type { EntityManager } from 'typeorm'
import { event, eventChange, newEvent } from '../../../schema/events.ts'
import { fieldError } from '../../../schema/validation.ts'
import { createRecordTokens } from '../../authentication/record-tokens.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { createImportsRepository } from '../../models/imports.repository.ts'
import { importRecords, type RecordImports } from '../../models/imports.service.ts'
import { type LivingMany, liveMany } from '../../models/living-many.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Ports, Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { createAttendances } from './event-letters.repository.ts'
import { eventLetters } from './event-letters.ts'
import { EventMailingEntity } from './event-mailing.entity.ts'
import { createEventNews } from './event-news.ts'
import { EventSubscriberEntity } from './event-subscriber.entity.ts'
import { createEventsRepository, EventEntity } from './events.repository.ts'
import { eventsResolvers } from './events.resolver.ts'
import { eventsRoutes } from './events.routes.ts'
import { createEventsService, type EventsService } from './events.service.ts'
import { followEvents } from './followed-events.ts'
import { PlacesResolver } from './places.resolver.ts'
import { placesRoutes } from './places.routes.ts'
import { createPlaces, type Places, type PlacesService } from './places.service.ts'
import { createSignUpsRepository } from './sign-ups.repository.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'
import { createWaitingList } from './waiting-list.repository.ts'

const problems = {
  ...textProblems(event),
  event_subscribers_event_id_fkey: () => notFound(event.singular),
  events_image_url_kept: () => validationFailed([fieldError('imageUrl', 'picture_gone')]),
  events_times_check: () => validationFailed([fieldError('endsAt', 'before_beginning')]),
}

const tokensOf = ({ addressHash }: Ports) => createRecordTokens(addressHash, 'event subscriber')

const newsOf = (ports: Ports) =>
  createEventNews({
    outbox: ports.outbox,
    isLaunched: (manager) => launchesRoom.service(manager, ports).isLaunched('events'),
    clock: ports.clock,
  })

const eventsIn = (manager: EntityManager, ports: Ports) =>
  followEvents(
    manager,
    (within) =>
      createEventsRepository(within, { site: ports.imageHost.publicUrl, now: () => ports.clock.now() }),
    newsOf(ports),
  )

const createService = (manager: EntityManager, ports: Ports): EventsService & PlacesService => {
  const news = newsOf(ports)
  const tokens = tokensOf(ports)
  const placesIn = (within: EntityManager): Places => ({
    list: createWaitingList(within),
    tell: (event, moved) => news.placesFree(within, event, moved),
    tellOne: {
      removed: (event, one) => news.removed(within, event, one),
      putBack: (event, one) => news.putBack(within, event, one),
    },
  })
  return {
    ...createEventsService({
      events: eventsIn(manager, ports),
      subscribers: createSubscribersRepository(manager),
      signUps: createSignUpsRepository(manager),
      news: {
        ...news,
        isLaunched: () => news.isLaunched(manager),
        restored: (stands) => news.restored(manager, stands),
        tellSome: () => news.tellSome(manager),
      },
      tokens,
      clock: ports.clock,
      publicWrites: ports.publicWrites,
    }),
    ...createPlaces({
      here: placesIn(manager),
      within: (work) => manager.transaction((each) => work(placesIn(each))),
      tokens,
    }),
  }
}

export const eventsRoom: Room<EventsService & PlacesService & RecordImports & LivingMany> = {
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
      imports: createImportsRepository(manager, (within) => eventsIn(within, ports)),
    }),
  }),
  routes: (api, events) => {
    eventsRoutes(api, events)
    placesRoutes(api, events)
  },
  resolvers: [...eventsResolvers, PlacesResolver],
  letters: (manager, ports) =>
    eventLetters({
      attendances: createAttendances(manager),
      tokens: tokensOf(ports),
      clock: ports.clock,
      publicUrl: ports.imageHost.publicUrl,
    }),
  entities: [EventEntity, EventSubscriberEntity, EventMailingEntity],
  problems,
}
