import type { FastifyInstance } from 'fastify'
import { listQuery } from '../../schema/lists.ts'
import { newProject, projectChange } from '../../schema/projects.ts'
import { servedLocale } from '../core/localized.ts'
import { parse } from '../core/parse.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { type IdParams, idParams } from '../http/params.ts'
import { problemResponses } from '../http/problem-details.ts'
import { projectListWire, projectWire, renderProject } from './project.wire.ts'
import type { ProjectsService } from './projects.service.ts'

const adminOnly = { tags: ['projects'], security: [{ bearer: [] }] }
const adminProblems = ['validation_failed', 'token_missing', 'forbidden'] as const

const listSchema = {
  ...adminOnly,
  operationId: 'listProjects',
  summary: 'All projects with their newest donations',
  querystring: requestSchema(listQuery),
  response: {
    200: { description: 'Newest first.', ...responseSchema(projectListWire) },
    ...problemResponses(...adminProblems),
  },
}

const getSchema = {
  operationId: 'getProject',
  summary: 'One project',
  tags: ['projects'],
  params: idParams,
  response: {
    200: { description: 'The project; its donations for an admin.', ...responseSchema(projectWire) },
    ...problemResponses('not_found'),
  },
}

const createSchema = {
  ...adminOnly,
  operationId: 'createProject',
  summary: 'Create a project',
  body: requestSchema(newProject),
  response: {
    201: { description: 'The new project.', ...responseSchema(projectWire) },
    ...problemResponses(...adminProblems),
  },
}

const updateSchema = {
  ...adminOnly,
  operationId: 'updateProject',
  summary: 'Change a project',
  description: 'What is omitted keeps its value; null clears what is optional.',
  params: idParams,
  body: requestSchema(projectChange),
  response: {
    200: { description: 'The changed project.', ...responseSchema(projectWire) },
    ...problemResponses(...adminProblems, 'not_found'),
  },
}

export const projectsRoutes = (app: FastifyInstance, projects: ProjectsService): void => {
  app.get('/api/projects', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const page = await projects.listWithDonations(viewer, parse(listQuery, query))
    reply.header('content-language', locale)
    return {
      projects: page.nodes.map((project) => renderProject(project, locale)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })

  app.get<IdParams>('/api/projects/:id', { schema: getSchema }, async ({ viewer, params, locale }, reply) => {
    const project = await projects.getWithDonations(viewer, params.id)
    reply.header('content-language', servedLocale(project.title, locale))
    return renderProject(project, locale)
  })

  app.post('/api/projects', { schema: createSchema }, async ({ viewer, body, locale }, reply) => {
    const project = await projects.create(viewer, body, locale)
    reply.code(201).header('location', `/api/projects/${project.id}`)
    return renderProject(project, locale)
  })

  app.put<IdParams>(
    '/api/projects/:id',
    { schema: updateSchema },
    async ({ viewer, params, body, locale }) => {
      const project = await projects.update(viewer, params.id, body, locale)
      return renderProject(project, locale)
    },
  )
}
