import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mostViews } from '../../../schema/limits.ts'
import {
  changedSavedView,
  countedInWords,
  missingInWords,
  mostCountedViews,
  newSavedView,
  savedView,
  viewsOfRoom,
} from '../../../schema/saved-views.ts'
import { notFound } from '../../core/problem.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  changeRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import {
  changedSavedViewExamples,
  countedViewsExamples,
  newSavedViewExamples,
  savedViewExamples,
  savedViewsExamples,
} from './saved-views.examples.ts'
import type { SavedViewsService } from './saved-views.service.ts'

const common = { tags: ['savedViews'], ...permitted('admin:enter') }
const ofView = { params: idParams(savedView) }
const missing = notFound(savedView.singular)

const representation = representationOf(savedView)
  .extend({ missing: z.array(z.string()).meta({ description: missingInWords }) })
  .meta({ title: savedView.name })

const listSchema = {
  ...common,
  operationId: 'listSavedViews',
  summary: 'Your own views of a list',
  querystring: requestSchema(viewsOfRoom),
  response: {
    200: jsonAnswer(
      `By their names; there are at most ${mostViews}.`,
      z.object({ savedViews: z.array(representation) }).meta({ title: 'SavedViews' }),
      savedViewsExamples,
    ),
    ...problemResponses(refusalOf(viewsOfRoom, {}), ...adminRefusals),
  },
}

const countedSchema = {
  ...common,
  operationId: 'listCountedViews',
  summary: 'Your own views of all lists, and how much each has',
  response: {
    200: jsonAnswer(
      `Those that were saved last, newest first; at most ${mostCountedViews}.`,
      z
        .object({
          countedViews: z.array(
            z
              .object({
                view: representation,
                count: z.int().nullable().meta({ description: countedInWords.count }),
                hasMore: z.boolean().meta({ description: countedInWords.hasMore }),
              })
              .meta({ title: 'CountedView' }),
          ),
        })
        .meta({ title: 'CountedViews' }),
      countedViewsExamples,
    ),
    ...problemResponses(...adminRefusals),
  },
}

const createSchema = {
  ...common,
  ...localisedOnce,
  operationId: 'createSavedView',
  summary: 'Save what a list shows, for yourself',
  description:
    'Of a list you do not see you keep no views. One that opens the room takes the place of the one that did.',
  body: jsonBody('NewSavedView', newSavedView, newSavedViewExamples),
  response: {
    201: jsonAnswer('The view.', representation, savedViewExamples),
    ...problemResponses(
      refusalOf(newSavedView, { room: 'projects' }),
      ...adminRefusals,
      'view_name_taken',
      'too_many_views',
      missing,
      ...createRefusals,
    ),
  },
}

const updateSchema = {
  ...common,
  ...ofView,
  operationId: 'updateSavedView',
  summary: 'Rename a view of yours, or have it show something else',
  description: 'What is omitted keeps its value.',
  body: jsonBody('SavedViewChange', changedSavedView, changedSavedViewExamples),
  response: {
    200: jsonAnswer('The view as it is now.', representation, savedViewExamples),
    ...problemResponses(
      refusalOf(changedSavedView, { name: '' }),
      ...adminRefusals,
      missing,
      'view_name_taken',
      ...bodyRefusals,
    ),
  },
}

const deleteSchema = {
  ...common,
  ...ofView,
  operationId: 'deleteSavedView',
  summary: 'Delete a view of yours',
  response: {
    204: emptyAnswer('Deleted.'),
    ...problemResponses(...adminRefusals, ...changeRefusals, missing),
  },
}

export const savedViewsRoutes = (app: FastifyInstance, views: SavedViewsService): void => {
  app.get('/api/saved-views', { schema: listSchema }, async ({ viewer, query }) => ({
    savedViews: await views.list(viewer, query),
  }))

  app.get('/api/saved-views/counts', { schema: countedSchema }, async ({ viewer }) => ({
    countedViews: await views.counted(viewer),
  }))

  app.post('/api/saved-views', { schema: createSchema }, async (request, reply) => {
    const { viewer, body, idempotencyKey } = request
    return reply.code(201).send(await views.create(viewer, body, idempotencyKey))
  })

  app.put<IdParams>('/api/saved-views/:id', { schema: updateSchema }, ({ viewer, params, body }) =>
    views.update(viewer, params.id, body),
  )

  app.delete<IdParams>(
    '/api/saved-views/:id',
    { schema: deleteSchema },
    async ({ viewer, params }, reply) => {
      await views.delete(viewer, params.id)
      return reply.code(204).send()
    },
  )
}
