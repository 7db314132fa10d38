import type { FastifyInstance } from 'fastify'
import { eventChange, eventList, eventSubscription, newEvent } from '../../../schema/events.ts'
import { servedLocale } from '../../core/localized.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { publicRead } from '../../http/caching.ts'
import {
  jsonAnswer,
  jsonBody,
  languageHeader,
  locationHeader,
  publicHeaders,
  unchangedAnswer,
} from '../../openapi/documentation.ts'
import { eventParams, type IdParams, localised, localisedListOf } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import {
  eventListRepresentation,
  eventRepresentation,
  renderEvent,
  subscriberRepresentation,
} from './event.representation.ts'
import {
  eventChangeExamples,
  eventExamples,
  eventListExamples,
  newEventExamples,
  subscriberExamples,
} from './events.examples.ts'
import type { EventsService } from './events.service.ts'

const adminOnly = { tags: ['events'], security: [{ bearer: [] }] }
const writeRefusals = [...adminRefusals, ...bodyRefusals] as const

const listSchema = {
  ...adminOnly,
  operationId: 'listEvents',
  summary: 'All events with their newest subscribers',
  ...localisedListOf(eventList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      eventListRepresentation,
      eventListExamples,
      languageHeader,
    ),
    ...problemResponses(refusalOf(eventList.query, { limit: '0' }), ...adminRefusals),
  },
}

const getSchema = {
  operationId: 'getEvent',
  summary: 'One event',
  tags: ['events'],
  params: eventParams,
  ...localised,
  response: {
    200: jsonAnswer('The event; its subscribers for an admin.', eventRepresentation, eventExamples, {
      ...languageHeader,
      ...publicHeaders,
    }),
    ...unchangedAnswer,
    ...problemResponses(notFound('event')),
  },
}

const createSchema = {
  ...adminOnly,
  operationId: 'createEvent',
  summary: 'Create an event',
  ...localised,
  body: jsonBody('NewEvent', newEvent, newEventExamples),
  response: {
    201: jsonAnswer('The new event.', eventRepresentation, eventExamples, {
      ...locationHeader,
      ...languageHeader,
    }),
    ...problemResponses(refusalOf(newEvent, { title: 'A walk together' }), ...writeRefusals),
  },
}

const updateSchema = {
  ...adminOnly,
  operationId: 'updateEvent',
  summary: 'Change an event',
  description: 'What is omitted keeps its value; a null date clears it.',
  params: eventParams,
  ...localised,
  body: jsonBody('EventChange', eventChange, eventChangeExamples),
  response: {
    200: jsonAnswer('The changed event.', eventRepresentation, eventExamples, languageHeader),
    ...problemResponses(
      refusalOf(eventChange, { date: '12.12.2026' }),
      notFound('event'),
      'edit_conflict',
      ...writeRefusals,
    ),
  },
}

const subscribeSchema = {
  operationId: 'subscribeToEvent',
  summary: 'Ask to hear of an event',
  tags: ['events'],
  params: eventParams,
  ...localised,
  body: jsonBody('EventSubscription', eventSubscription, subscriberExamples),
  response: {
    201: jsonAnswer(
      'What was sent. Subscribed, now or long ago: nobody can probe which.',
      subscriberRepresentation,
      subscriberExamples,
    ),
    ...problemResponses(
      refusalOf(eventSubscription, { name: 'Ana', email: 'ana' }),
      notFound('event'),
      ...bodyRefusals,
    ),
  },
}

export const eventsRoutes = (app: FastifyInstance, events: EventsService): void => {
  app.get('/api/events', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const page = await events.listWithSubscribers(viewer, parse(eventList.query, query), locale)
    reply.header('content-language', locale)
    return {
      events: page.nodes.map((event) => renderEvent(event, locale)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })

  app.get<IdParams>(
    '/api/events/:id',
    { schema: getSchema, ...publicRead('accept-language') },
    async ({ viewer, params, locale }, reply) => {
      const event = await events.getWithSubscribers(viewer, params.id)
      reply.header('content-language', servedLocale(event.title, locale))
      return renderEvent(event, locale)
    },
  )

  app.post('/api/events', { schema: createSchema }, async ({ viewer, body, locale }, reply) => {
    const event = await events.create(viewer, body, locale)
    reply.code(201).header('location', `/api/events/${event.id}`)
    reply.header('content-language', servedLocale(event.title, locale))
    return renderEvent(event, locale)
  })

  app.put<IdParams>('/api/events/:id', { schema: updateSchema }, async (request, reply) => {
    const { viewer, params, body, locale } = request
    const event = await events.update(viewer, params.id, body, locale)
    reply.header('content-language', servedLocale(event.title, locale))
    return renderEvent(event, locale)
  })

  app.post<IdParams>(
    '/api/events/:id/subscribers',
    { schema: subscribeSchema },
    async ({ params, body, locale, address }, reply) =>
      reply.code(201).send(await events.subscribe(params.id, body, locale, address)),
  )
}
