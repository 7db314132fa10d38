import type { FastifyInstance } from 'fastify'
import { placeGift, placeToken } from '../../../schema/events.ts'
import { notFound } from '../../core/problem.ts'
import { emptyAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { PlacesService } from './places.service.ts'

const exampleId = '01a1f7f3-9c20-7783-aa6c-db93d4b11344'

const changeOfSubscriber = {
  tags: ['events'],
  ...permitted('people:write'),
  params: idParams({ singular: 'subscriber', exampleId: exampleId }),
}

const subscriberRefusals = problemResponses(...adminRefusals, ...changeRefusals, notFound('subscriber'))

const removeSchema = {
  ...changeOfSubscriber,
  operationId: 'removeSubscriber',
  summary: 'Take somebody off the list of an event',
  description: 'For a day this can be taken back; then nothing is left of them. They may subscribe again.',
  response: { 204: emptyAnswer('Taken off.'), ...subscriberRefusals },
}

const restoreSchema = {
  ...changeOfSubscriber,
  operationId: 'restoreSubscriber',
  summary: 'Put somebody back who was taken off the list of an event within a day',
  description:
    'As they stood there. Whoever is on the list already, put back or subscribed again meanwhile, stays as they are by now.',
  response: { 204: emptyAnswer('Back on the list.'), ...subscriberRefusals },
}

const giveSchema = {
  ...changeOfSubscriber,
  operationId: 'giveSubscriberPlace',
  summary: 'Give somebody a place who waits for one at an event',
  description:
    'Whosever turn it is; where all places are taken, only if the body says `beyondLimit`. They are written to. Whoever has a place already keeps it.',
  body: jsonBody('PlaceGift', placeGift, {
    left: { summary: 'Where a place is left', value: {} },
    beyond: { summary: 'One more than the limit', value: { beyondLimit: true } },
  }),
  response: {
    204: emptyAnswer('They have a place.'),
    ...problemResponses(
      refusalOf(placeGift, { beyondLimit: 'yes' }),
      ...adminRefusals,
      ...bodyRefusals,
      notFound('subscriber'),
      'no_place_left',
    ),
  },
}

const giveUpSchema = {
  tags: ['events'],
  operationId: 'giveUpPlace',
  summary: 'Give up a place at an event, or in its waiting list, by a link',
  description:
    'Whoever is the next of those who wait has the place then. It is answered the same for every link of ours, and again.',
  body: jsonBody('PlaceToken', placeToken, {}),
  response: {
    204: emptyAnswer('The subscription that the link is of is taken back.'),
    ...problemResponses(refusalOf(placeToken, {}), notFound('subscriber'), ...bodyRefusals),
  },
}

/** How places at events become free, and are given to those who wait. */
export const placesRoutes = (app: FastifyInstance, events: PlacesService): void => {
  app.delete<IdParams>(
    '/api/subscribers/:id',
    { schema: removeSchema },
    async ({ viewer, params }, reply) => {
      await events.removeSubscriber(viewer, params.id)
      return reply.code(204).send()
    },
  )

  app.post<IdParams>(
    '/api/subscribers/:id/restorations',
    { schema: restoreSchema },
    async ({ viewer, params }, reply) => {
      await events.restoreSubscriber(viewer, params.id)
      return reply.code(204).send()
    },
  )

  app.post<IdParams>(
    '/api/subscribers/:id/places',
    { schema: giveSchema },
    async ({ viewer, params, body }, reply) => {
      await events.giveSubscriberPlace(viewer, params.id, body ?? {})
      return reply.code(204).send()
    },
  )

  app.post('/api/event-places/given-up', { schema: giveUpSchema }, async ({ body }, reply) => {
    await events.giveUpPlace(body)
    return reply.code(204).send()
  })
}
