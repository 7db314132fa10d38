import type { FastifyInstance } from 'fastify'
import { eventChange, eventSubscription, newEvent } from '../../schema/events.ts'
import { listQuery } from '../../schema/lists.ts'
import { servedLocale } from '../core/localized.ts'
import { parse } from '../core/parse.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { type IdParams, idParams } from '../http/params.ts'
import { problemResponses } from '../http/problem-details.ts'
import { eventListWire, eventWire, renderEvent, subscriberWire } from './event.wire.ts'
import type { EventsService } from './events.service.ts'

const adminOnly = { tags: ['events'], security: [{ bearer: [] }] }
const adminProblems = ['validation_failed', 'token_missing', 'forbidden'] as const

const listSchema = {
  ...adminOnly,
  operationId: 'listEvents',
  summary: 'All events with their newest subscribers',
  querystring: requestSchema(listQuery),
  response: {
    200: { description: 'Newest first.', ...responseSchema(eventListWire) },
    ...problemResponses(...adminProblems),
  },
}

const getSchema = {
  operationId: 'getEvent',
  summary: 'One event',
  tags: ['events'],
  params: idParams,
  response: {
    200: { description: 'The event; its subscribers for an admin.', ...responseSchema(eventWire) },
    ...problemResponses('not_found'),
  },
}

const createSchema = {
  ...adminOnly,
  operationId: 'createEvent',
  summary: 'Create an event',
  body: requestSchema(newEvent),
  response: {
    201: { description: 'The new event.', ...responseSchema(eventWire) },
    ...problemResponses(...adminProblems),
  },
}

const updateSchema = {
  ...adminOnly,
  operationId: 'updateEvent',
  summary: 'Change an event',
  description: 'What is omitted keeps its value; a null date clears it.',
  params: idParams,
  body: requestSchema(eventChange),
  response: {
    200: { description: 'The changed event.', ...responseSchema(eventWire) },
    ...problemResponses(...adminProblems, 'not_found'),
  },
}

const subscribeSchema = {
  operationId: 'subscribeToEvent',
  summary: 'Ask to hear of an event',
  tags: ['events'],
  params: idParams,
  body: requestSchema(eventSubscription),
  response: {
    200: {
      description: 'The email was subscribed already; nothing changed.',
      ...responseSchema(subscriberWire),
    },
    201: { description: 'Subscribed.', ...responseSchema(subscriberWire) },
    ...problemResponses('validation_failed', 'not_found'),
  },
}

export const eventsRoutes = (app: FastifyInstance, events: EventsService): void => {
  app.get('/api/events', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const page = await events.listWithSubscribers(viewer, parse(listQuery, query))
    reply.header('content-language', locale)
    return {
      events: page.nodes.map((event) => renderEvent(event, locale)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })

  app.get<IdParams>('/api/events/:id', { schema: getSchema }, async ({ viewer, params, locale }, reply) => {
    const event = await events.getWithSubscribers(viewer, params.id)
    reply.header('content-language', servedLocale(event.title, locale))
    return renderEvent(event, locale)
  })

  app.post('/api/events', { schema: createSchema }, async ({ viewer, body, locale }, reply) => {
    const event = await events.create(viewer, body, locale)
    reply.code(201).header('location', `/api/events/${event.id}`)
    return renderEvent(event, locale)
  })

  app.put<IdParams>('/api/events/:id', { schema: updateSchema }, async ({ viewer, params, body, locale }) => {
    const event = await events.update(viewer, params.id, body, locale)
    return renderEvent(event, locale)
  })

  app.post<IdParams>(
    '/api/events/:id/subscribers',
    { schema: subscribeSchema },
    async ({ params, body, locale }, reply) => {
      const { subscriber, isNew } = await events.subscribe(params.id, body, locale)
      return reply.code(isNew ? 201 : 200).send(subscriber)
    },
  )
}
