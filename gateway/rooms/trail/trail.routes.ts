import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { restoration, trailList } from '../../../schema/trail.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { jsonAnswer, jsonBody, languageHeader, linkHeader } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localisedListOf } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { entryId, exampleActor, exampleEntry, exampleRestored } from './trail.examples.ts'
import {
  representEntry,
  restoredRepresentation,
  trailActorRepresentation,
  trailEntryRepresentation,
} from './trail.representation.ts'
import type { TrailService } from './trail.service.ts'

const forAdmins = { tags: ['trail'], ...permitted('trail:read') }

const listSchema = {
  ...forAdmins,
  ...localisedListOf(trailList.query),
  operationId: 'listTrail',
  summary: 'Who did what to which record',
  response: {
    200: jsonAnswer(
      'Newest first.',
      z.array(trailEntryRepresentation),
      {
        en: { summary: 'In English', value: [representEntry(exampleEntry, 'en')] },
        ka: { summary: 'ქართულად', value: [representEntry(exampleEntry, 'ka')] },
      },
      { ...linkHeader, ...languageHeader },
    ),
    ...problemResponses(refusalOf(trailList.query, { limit: '0' }), ...adminRefusals),
  },
}

const actorsSchema = {
  ...forAdmins,
  operationId: 'listTrailActors',
  summary: 'Everybody who is in the trail',
  response: {
    200: jsonAnswer('By their names.', z.array(trailActorRepresentation), {
      one: { summary: 'One person', value: [exampleActor] },
    }),
    ...problemResponses(...adminRefusals),
  },
}

const missing = notFound('entry with old values')

const putBackSchema = {
  ...forAdmins,
  params: idParams({ singular: 'entry', exampleId: entryId }),
  operationId: 'putOldValuesBack',
  summary: 'Put back what an entry has changed',
  description:
    'Of a project or an event, as another change of it, which leaves an entry as well. What else became of one, or of what has a bin, is taken back where nothing was done to it since: published, ended, answered, closed, taken, deleted, brought back; and within a day, who was taken off a list. Gifts are put right in the ledger.',
  body: jsonBody('TrailRestoration', restoration, {
    checked: { summary: 'If nobody has changed it since', value: { version: 2 } },
    anyhow: { summary: 'Whoever has changed it since', value: {} },
  }),
  response: {
    200: jsonAnswer('The record has its old values.', restoredRepresentation, {
      project: { summary: 'A project', value: exampleRestored },
    }),
    ...problemResponses(
      refusalOf(restoration, { version: 0 }),
      ...adminRefusals,
      missing,
      'edit_conflict',
      'project_has_gifts',
      'picture_in_use',
      ...bodyRefusals,
    ),
  },
}

export const trailRoutes = (app: FastifyInstance, trail: TrailService): void => {
  app.get('/api/trail', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(trailList.query, query)
    const page = await trail.list(viewer, request)
    const link = nextPageLink('/api/trail', request, page)
    if (link !== null) reply.header('link', link)
    reply.header('content-language', locale)
    return page.nodes.map((entry) => representEntry(entry, locale))
  })

  app.get('/api/trail/actors', { schema: actorsSchema }, ({ viewer }) => trail.actors(viewer))

  app.post<IdParams>(
    '/api/trail/:id/restoration',
    { schema: putBackSchema },
    ({ viewer, params, body, locale }) => trail.putBack(viewer, params.id, body, locale),
  )
}
