import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  type EventSubscription,
  event,
  eventChange,
  eventList,
  eventSubscription,
  newEvent,
  subscriberList,
  subscriberStates,
} from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { publicRead } from '../../http/caching.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { deleteRoute } from '../../models/delete.routes.ts'
import { exampleRecord } from '../../models/examples.ts'
import { importRoutes } from '../../models/import.routes.ts'
import type { RecordImports } from '../../models/imports.service.ts'
import { lifeRoute } from '../../models/life.routes.ts'
import { type LivingMany, livingManyRoutes } from '../../models/living-many.ts'
import { placeRoute } from '../../models/place.routes.ts'
import { recordsRoutes } from '../../models/records.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { representPicture, withPicture } from '../../models/shown-picture.representation.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { comingEventsRoute } from './coming-events.routes.ts'
import type { EventsService, EventWithSubscribers } from './events.service.ts'
import type { ListedSubscriber } from './subscriber.ts'

const withheldEmail = 'Where the news goes; null to whoever has not `people:addresses`.'

const subscriberRepresentation = z
  .object({ name: z.string(), email: z.string() })
  .meta({ title: 'Subscriber' })

const state = z.enum(namesOf(subscriberStates))

/** What was sent; how they stand, where there is something to say. */
const signedUpRepresentation = subscriberRepresentation
  .extend({
    state: state.optional().meta({
      description: 'Absent while visitors have no page of events, where there is no limit of places.',
    }),
    token: z
      .string()
      .optional()
      .meta({ description: 'For giving up the place; absent where a letter brings it.' }),
  })
  .meta({ title: 'SignedUp' })

/** On the list of an event, where one of them can be pointed at. */
const listedRepresentation = subscriberRepresentation
  .extend({
    email: z.string().nullable().meta({ description: withheldEmail }),
    id: z.string().meta({ description: 'For taking them off the list.' }),
    state: state.meta({ description: 'Whether they have a place.' }),
    turn: z
      .int()
      .nullable()
      .meta({ description: 'Of those who wait, when it is their turn: 1 is the next; null for the others.' }),
  })
  .meta({ title: 'ListedSubscriber' })

const representation = representationOf(event)
  .extend({
    ...withPicture(event),
    subscribers: z
      .array(listedRepresentation)
      .optional()
      .meta({ description: 'Newest first, for the team only.' }),
    subscribersTotalCount: z.int().optional().meta({ description: 'Of all subscribers, for the team only.' }),
  })
  .meta({ title: event.name })

const representEvent = representer(event)

const represent = (
  { subscribers, picture, ...bare }: EventWithSubscribers,
  locale: Locale,
  isForTeam: boolean,
): object => ({
  ...representEvent(bare, locale, isForTeam),
  ...representPicture(picture, locale),
  ...(subscribers ? { subscribers: subscribers.nodes, subscribersTotalCount: subscribers.totalCount } : {}),
})

const subscriber: EventSubscription = { name: 'ანა ბერიძე', email: 'ana@example.org' }
const listed: ListedSubscriber = {
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11344',
  ...subscriber,
  state: 'confirmed',
  turn: null,
}
const subscriberExamples = { one: { summary: 'Somebody who wants to come', value: subscriber } }

const example = exampleRecord(event)

const exampleForAdmin: EventWithSubscribers = {
  ...example,
  subscribers: { nodes: [listed], totalCount: 27, endCursor: null, hasNextPage: true },
}

const subscriberListExamples = {
  one: { summary: 'Somebody who wants to come', value: [listed] },
  none: { summary: 'Nobody yet', value: [] },
}

const subscribersSchema = {
  operationId: 'listSubscribers',
  summary: 'All subscribers of an event',
  tags: ['events'],
  ...permitted('people:read'),
  params: idParams(event),
  querystring: requestSchema(subscriberList.query),
  response: {
    200: jsonAnswer(
      'Newest first; those who wait alone, in the order in which it is their turn.',
      z.array(listedRepresentation),
      subscriberListExamples,
      linkHeader,
    ),
    ...problemResponses(
      refusalOf(subscriberList.query, { limit: '0' }),
      ...adminRefusals,
      notFound(event.singular),
    ),
  },
}

const subscribeSchema = {
  operationId: 'subscribeToEvent',
  summary: 'Ask to hear of an event',
  tags: ['events'],
  params: idParams(event),
  ...localisedOnce,
  body: jsonBody('EventSubscription', eventSubscription, subscriberExamples),
  response: {
    201: jsonAnswer(
      'What was sent. Subscribed, now or long ago: nobody can probe which. Once events have a page, or where places are limited, whether there is a place.',
      signedUpRepresentation,
      subscriberExamples,
    ),
    ...problemResponses(
      refusalOf(eventSubscription, { name: 'Ana', email: 'ana' }),
      notFound(event.singular),
      'ended',
      ...createRefusals,
    ),
  },
}

export const eventsRoutes = (
  app: FastifyInstance,
  events: EventsService & RecordImports & LivingMany,
): void => {
  importRoutes(app, event, events)
  recordsRoutes(app, {
    model: event,
    shapes: { create: newEvent, change: eventChange, list: eventList },
    representation,
    represent,
    options: publicRead('accept-language'),
    examples: { everybody: example, admin: exampleForAdmin },
    service: { ...events, get: events.getWithSubscribers, list: events.listWithSubscribers },
  })

  comingEventsRoute(app, events)
  deleteRoute(app, event, events)
  lifeRoute(app, { model: event, representation, represent, example, service: events })
  livingManyRoutes(app, event, events)
  placeRoute(app, { model: event, representation, represent, example, service: events })

  app.get<IdParams>(
    '/api/events/:id/subscribers',
    { schema: subscribersSchema },
    async ({ viewer, params, query }, reply) => {
      const request = parse(subscriberList.query, query)
      const page = await events.subscribersByEvent(viewer, params.id, request)
      const { state, ...asked } = request
      const narrowed = { ...asked, ...(state !== null && { state }) }
      const link = nextPageLink(`/api/events/${params.id}/subscribers`, narrowed, page)
      if (link !== null) reply.header('link', link)
      return page.nodes
    },
  )

  app.post<IdParams>('/api/events/:id/subscribers', { schema: subscribeSchema }, async (request, reply) => {
    const { params, body, locale, address } = request
    const { state, token, ...sent } = await events.subscribe(params.id, body, locale, address, request)
    const more = { ...(state !== null && { state }), ...(token !== null && { token }) }
    return reply.code(201).send({ ...sent, ...more })
  })
}
