import type { FastifyInstance } from 'fastify'
import { newProject, projectChange, projectList } from '../../../schema/projects.ts'
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
import { type IdParams, localised, localisedListOf, projectParams } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { projectListRepresentation, projectRepresentation, renderProject } from './project.representation.ts'
import {
  newProjectExamples,
  projectChangeExamples,
  projectExamples,
  projectListExamples,
} from './projects.examples.ts'
import type { ProjectsService } from './projects.service.ts'

const adminOnly = { tags: ['projects'], security: [{ bearer: [] }] }
const writeRefusals = [...adminRefusals, ...bodyRefusals] as const

const listSchema = {
  ...adminOnly,
  operationId: 'listProjects',
  summary: 'All projects with their newest donations',
  ...localisedListOf(projectList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      projectListRepresentation,
      projectListExamples,
      languageHeader,
    ),
    ...problemResponses(refusalOf(projectList.query, { limit: '0' }), ...adminRefusals),
  },
}

const getSchema = {
  operationId: 'getProject',
  summary: 'One project',
  tags: ['projects'],
  params: projectParams,
  ...localised,
  response: {
    200: jsonAnswer('The project; its donations for an admin.', projectRepresentation, projectExamples, {
      ...languageHeader,
      ...publicHeaders,
    }),
    ...unchangedAnswer,
    ...problemResponses(notFound('project')),
  },
}

const createSchema = {
  ...adminOnly,
  operationId: 'createProject',
  summary: 'Create a project',
  ...localised,
  body: jsonBody('NewProject', newProject, newProjectExamples),
  response: {
    201: jsonAnswer('The new project.', projectRepresentation, projectExamples, {
      ...locationHeader,
      ...languageHeader,
    }),
    ...problemResponses(
      refusalOf(newProject, { title: 'Blankets', description: 'Fifty.' }),
      ...writeRefusals,
    ),
  },
}

const updateSchema = {
  ...adminOnly,
  operationId: 'updateProject',
  summary: 'Change a project',
  description: 'What is omitted keeps its value; null clears what is optional.',
  params: projectParams,
  ...localised,
  body: jsonBody('ProjectChange', projectChange, projectChangeExamples),
  response: {
    200: jsonAnswer('The changed project.', projectRepresentation, projectExamples, languageHeader),
    ...problemResponses(
      refusalOf(projectChange, { goal: -1 }),
      notFound('project'),
      'edit_conflict',
      ...writeRefusals,
    ),
  },
}

export const projectsRoutes = (app: FastifyInstance, projects: ProjectsService): void => {
  app.get('/api/projects', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const page = await projects.listWithDonations(viewer, parse(projectList.query, query), locale)
    reply.header('content-language', locale)
    return {
      projects: page.nodes.map((project) => renderProject(project, locale)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })

  app.get<IdParams>(
    '/api/projects/:id',
    { schema: getSchema, ...publicRead('accept-language') },
    async ({ viewer, params, locale }, reply) => {
      const project = await projects.getWithDonations(viewer, params.id)
      reply.header('content-language', servedLocale(project.title, locale))
      return renderProject(project, locale)
    },
  )

  app.post('/api/projects', { schema: createSchema }, async ({ viewer, body, locale }, reply) => {
    const project = await projects.create(viewer, body, locale)
    reply.code(201).header('location', `/api/projects/${project.id}`)
    reply.header('content-language', servedLocale(project.title, locale))
    return renderProject(project, locale)
  })

  app.put<IdParams>(
    '/api/projects/:id',
    { schema: updateSchema },
    async ({ viewer, params, body, locale }, reply) => {
      const project = await projects.update(viewer, params.id, body, locale)
      reply.header('content-language', servedLocale(project.title, locale))
      return renderProject(project, locale)
    },
  )
}
