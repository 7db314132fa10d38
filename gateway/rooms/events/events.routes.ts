import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  type EventSubscription,
  event,
  eventChange,
  eventList,
  eventSubscription,
  newEvent,
} from '../../../schema/events.ts'
import { pageShapes } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { publicRead } from '../../http/caching.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { exampleRecord } from '../../models/examples.ts'
import { recordsRoutes } from '../../models/records.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { adminsOnly } from '../../openapi/security.ts'
import type { EventsService, EventWithSubscribers } from './events.service.ts'

const subscriberRepresentation = z
  .object({ name: z.string(), email: z.string() })
  .meta({ title: 'Subscriber' })

const representation = representationOf(event)
  .extend({
    subscribers: z
      .array(subscriberRepresentation)
      .optional()
      .meta({ description: 'Newest first, for admins only.' }),
    subscribersTotalCount: z.int().optional().meta({ description: 'Of all subscribers, for admins only.' }),
  })
  .meta({ title: event.name })

const representEvent = representer(event)

const represent = (
  { subscribers, ...bare }: EventWithSubscribers,
  locale: Locale,
  isForAdmin: boolean,
): object => ({
  ...representEvent(bare, locale, isForAdmin),
  ...(subscribers ? { subscribers: subscribers.nodes, subscribersTotalCount: subscribers.totalCount } : {}),
})

const subscriber: EventSubscription = { name: 'ანა ბერიძე', email: 'ana@example.org' }
const subscriberExamples = { one: { summary: 'Somebody who wants to come', value: subscriber } }

const example = exampleRecord(event)

const exampleForAdmin: EventWithSubscribers = {
  ...example,
  subscribers: { nodes: [subscriber], totalCount: 27, endCursor: null, hasNextPage: true },
}

const subscriberListExamples = {
  one: { summary: 'Somebody who wants to come', value: [subscriber] },
  none: { summary: 'Nobody yet', value: [] },
}

const subscribersSchema = {
  operationId: 'listSubscribers',
  summary: 'All subscribers of an event',
  tags: ['events'],
  ...adminsOnly,
  params: idParams(event),
  querystring: requestSchema(pageShapes.query),
  response: {
    200: jsonAnswer('Newest first.', z.array(subscriberRepresentation), subscriberListExamples, linkHeader),
    ...problemResponses(
      refusalOf(pageShapes.query, { limit: '0' }),
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
      'What was sent. Subscribed, now or long ago: nobody can probe which.',
      subscriberRepresentation,
      subscriberExamples,
    ),
    ...problemResponses(
      refusalOf(eventSubscription, { name: 'Ana', email: 'ana' }),
      notFound(event.singular),
      ...createRefusals,
    ),
  },
}

export const eventsRoutes = (app: FastifyInstance, events: EventsService): void => {
  recordsRoutes(app, {
    model: event,
    shapes: { create: newEvent, change: eventChange, list: eventList },
    representation,
    represent,
    options: publicRead('accept-language'),
    examples: { everybody: example, admin: exampleForAdmin },
    service: { ...events, get: events.getWithSubscribers, list: events.listWithSubscribers },
  })

  app.get<IdParams>(
    '/api/events/:id/subscribers',
    { schema: subscribersSchema },
    async ({ viewer, params, query }, reply) => {
      const request = parse(pageShapes.query, query)
      const page = await events.subscribersByEvent(viewer, params.id, request)
      const link = nextPageLink(`/api/events/${params.id}/subscribers`, request, page)
      if (link !== null) reply.header('link', link)
      return page.nodes
    },
  )

  app.post<IdParams>('/api/events/:id/subscribers', { schema: subscribeSchema }, async (request, reply) => {
    const { params, body, locale, address } = request
    return reply.code(201).send(await events.subscribe(params.id, body, locale, address, request))
  })
}
