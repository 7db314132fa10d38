import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import { openProjectList, project } from '../../../schema/projects.ts'
import { encodeCursor } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { publicRead } from '../../http/caching.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { representPicture, withPicture } from '../../models/shown-picture.representation.ts'
import { jsonAnswer, languageHeader, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { localisedListOf } from '../../openapi/params.ts'
import { problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import type { PicturedProject, ProjectsService } from './projects.service.ts'

const representProject = representer(project)

const represent = ({ picture, ...bare }: PicturedProject, locale: Locale) => ({
  ...representProject(bare, locale, false),
  ...representPicture(picture, locale),
})
const example = exampleRecord(project)

/** Of what is open nobody has to be told in which state it is. */
const openProject = representationOf(project)
  .omit({ state: true, publishedAt: true, archivedAt: true })
  .extend(withPicture(project))
  .meta({ title: 'OpenProject' })

const representation = z
  .object({
    projects: z.array(openProject),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'OpenProjectList' })

const schema = {
  ...localisedListOf(openProjectList.query),
  tags: [project.plural],
  operationId: 'listOpenProjects',
  summary: 'The projects that take gifts today, or all that have not ended',
  description:
    'Begun, and not ended, on the clock of Tbilisi; a day that is not set is no bound. `show` takes in those that have yet to begin.',
  response: {
    200: jsonAnswer(
      'In the order that admins have made, newest first where they have made none; for `nearest`, in that order.',
      representation,
      {
        last: {
          summary: 'The last page',
          value: { projects: [represent(example, 'en')], nextCursor: null },
        },
        more: {
          summary: 'ქართულად, with more to come',
          value: { projects: [represent(example, 'ka')], nextCursor: encodeCursor([example.id]) },
        },
      },
      { ...languageHeader, ...publicHeaders },
    ),
    ...unchangedAnswer,
    ...problemResponses(refusalOf(openProjectList.query, { limit: '0' })),
  },
}

/** Everybody's list. Its address is none of a project's, whatever ids there may be. */
export const openProjectsRoute = (app: FastifyInstance, projects: ProjectsService): void => {
  app.get(
    '/api/open-projects',
    { schema, ...publicRead('accept-language') },
    async ({ query, locale }, reply) => {
      const page = await projects.listOpen(parse(openProjectList.query, query), locale)
      reply.header('content-language', locale)
      return {
        projects: page.nodes.map((each) => represent(each, locale)),
        nextCursor: page.hasNextPage ? page.endCursor : null,
      }
    },
  )
}
