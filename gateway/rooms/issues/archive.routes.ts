import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { archivedIssue, archivedIssueList } from '../../../schema/archived-issues.ts'
import { encodeCursor } from '../../core/list-page.ts'
import { servedLocale } from '../../core/localized.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { publicRead } from '../../http/caching.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { jsonAnswer, languageHeader, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedListOf } from '../../openapi/params.ts'
import { problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { type ArchiveService, noArchive } from './archive.service.ts'

const representation = representationOf(archivedIssue)
const represent = representer(archivedIssue)
const example = exampleRecord(archivedIssue)
const inEnglish = represent(example, 'en', false)
const inGeorgian = represent(example, 'ka', false)

const listRepresentation = z
  .object({
    issues: z.array(representation),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'ArchivedIssueList' })

const common = { tags: ['issues'] }

const whileLaunched = 'Nothing is found while visitors do not have the newsletter.'

const listSchema = {
  ...common,
  ...localisedListOf(archivedIssueList.query),
  operationId: 'listArchivedIssues',
  summary: 'The issues of the newsletter that were sent',
  description: `Without those that were taken off the site. ${whileLaunched}`,
  response: {
    200: jsonAnswer(
      'The one that was sent last first.',
      listRepresentation,
      {
        last: { summary: 'The last page', value: { issues: [inEnglish], nextCursor: null } },
        more: {
          summary: 'ქართულად, with more to come',
          value: {
            issues: [inGeorgian],
            nextCursor: encodeCursor([example.sentAt, example.id]),
          },
        },
      },
      { ...languageHeader, ...publicHeaders },
    ),
    ...unchangedAnswer,
    ...problemResponses(refusalOf(archivedIssueList.query, { limit: '0' }), noArchive()),
  },
}

const getSchema = {
  ...common,
  ...localised,
  params: idParams(archivedIssue),
  operationId: 'getArchivedIssue',
  summary: 'One issue of the newsletter that was sent',
  description: whileLaunched,
  response: {
    200: jsonAnswer(
      'The issue.',
      representation,
      {
        en: { summary: 'In English', value: inEnglish },
        ka: { summary: 'ქართულად', value: inGeorgian },
      },
      { ...languageHeader, ...publicHeaders },
    ),
    ...unchangedAnswer,
    ...problemResponses(notFound(archivedIssue.singular)),
  },
}

const kept = publicRead('accept-language')

/** What everybody reads of the newsletter. */
export const archiveRoutes = (app: FastifyInstance, archive: ArchiveService): void => {
  app.get('/api/newsletter/issues', { schema: listSchema, ...kept }, async ({ query, locale }, reply) => {
    const page = await archive.listArchived(parse(archivedIssueList.query, query))
    reply.header('content-language', locale)
    return {
      issues: page.nodes.map((each) => represent(each, locale, false)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })

  app.get<IdParams>(
    '/api/newsletter/issues/:id',
    { schema: getSchema, ...kept },
    async ({ params, locale }, reply) => {
      const issue = await archive.getArchived(params.id)
      reply.header('content-language', servedLocale(issue.title, locale))
      return represent(issue, locale, false)
    },
  )
}
