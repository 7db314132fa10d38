import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '../../schema/fields.ts'
import { inLocale } from '../core/localized.ts'
import { responseSchema } from '../http/json-schema.ts'
import { problemResponses } from '../http/problem-details.ts'
import type { AnalyticsService } from './analytics.service.ts'

const lari = z.number().meta({ description: 'Lari, confirmed donations only.', example: 45515 })
const projectTotals = z.array(z.object({ projectId: id, projectTitle: z.string(), totalDonated: lari }))

const adminOnly = { tags: ['analytics'], security: [{ bearer: [] }] }

const byProjectSchema = {
  ...adminOnly,
  operationId: 'analyticsByProject',
  summary: 'What each project has received',
  response: {
    200: { description: 'The best supported first.', ...responseSchema(projectTotals) },
    ...problemResponses('token_missing', 'forbidden'),
  },
}

const totalSchema = {
  ...adminOnly,
  operationId: 'analyticsTotal',
  summary: 'What all projects have received',
  response: {
    200: { description: 'The sum.', ...responseSchema(z.object({ total: lari })) },
    ...problemResponses('token_missing', 'forbidden'),
  },
}

export const analyticsRoutes = (app: FastifyInstance, analytics: AnalyticsService): void => {
  app.get('/api/analytics/projects', { schema: byProjectSchema }, async ({ viewer, locale }) => {
    const totals = await analytics.overview(viewer).projects()
    return totals.map((each) => ({ ...each, projectTitle: inLocale(each.projectTitle, locale) }))
  })

  app.get('/api/analytics/total', { schema: totalSchema }, async ({ viewer }) => ({
    total: await analytics.overview(viewer).total(),
  }))
}
