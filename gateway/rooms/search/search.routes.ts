import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import { namesOf } from '../../../schema/model.ts'
import { mostFound, searched, searchRequest } from '../../../schema/search.ts'
import { jsonAnswer, languageHeader } from '../../openapi/documentation.ts'
import { localisedWith } from '../../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { searchExamples } from './search.examples.ts'
import type { SearchService } from './search.service.ts'

const found = z
  .object({
    id,
    title: z.string().nullable().meta({
      description: 'What it is called; null where it has no name, or none that may be told.',
    }),
    detail: z.string().nullable().meta({
      description: 'Some of its texts, around what was looked for where that stands there.',
    }),
  })
  .meta({ title: 'Found' })

const group = z
  .object({
    kind: z.enum(namesOf(searched)).meta({ description: 'What they are.' }),
    found: z.array(found).meta({ description: `At most ${mostFound}, in the order of their list.` }),
    hasMore: z.boolean().meta({ description: 'Whether their list, searched alike, has more.' }),
  })
  .meta({ title: 'SearchGroup' })

const searchSchema = {
  tags: ['search'],
  ...permitted('admin:enter'),
  ...localisedWith(searchRequest),
  operationId: 'search',
  summary: 'Look for a text everywhere',
  description: 'Where the lists look for it, and only in what whoever asks may see.',
  response: {
    200: jsonAnswer(
      'What was found, kind by kind; kinds without any are left out.',
      z.array(group),
      searchExamples,
      languageHeader,
    ),
    ...problemResponses(refusalOf(searchRequest, {}), ...adminRefusals),
  },
}

export const searchRoutes = (app: FastifyInstance, service: SearchService): void => {
  app.get('/api/search', { schema: searchSchema }, async ({ viewer, query, locale }, reply) => {
    const groups = await service.search(viewer, query, locale)
    reply.header('content-language', locale)
    return groups
  })
}
