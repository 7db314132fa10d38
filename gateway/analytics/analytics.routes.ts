import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '../../schema/fields.ts'
import { inLocale } from '../core/localized.ts'
import { jsonAnswer, languageHeader } from '../http/documentation.ts'
import { localised } from '../http/params.ts'
import { adminRefusals, problemResponses } from '../http/problem-responses.ts'
import { projectTotalsExamples } from './analytics.examples.ts'
import type { AnalyticsService } from './analytics.service.ts'

const lari = z.number().meta({ description: 'Lari, confirmed donations only.' })
const projectTotal = z
  .object({
    projectId: id,
    projectTitle: z.string().meta({ description: 'In the language that was asked for, if written in it.' }),
    totalDonated: lari,
  })
  .meta({ title: 'ProjectTotal' })
const total = z.object({ total: lari }).meta({ title: 'Total' })

const adminOnly = { tags: ['analytics'], security: [{ bearer: [] }] }

const byProjectSchema = {
  ...adminOnly,
  operationId: 'analyticsByProject',
  summary: 'What each project has received',
  ...localised,
  response: {
    200: jsonAnswer(
      'The best supported first.',
      z.array(projectTotal),
      projectTotalsExamples,
      languageHeader,
    ),
    ...problemResponses(...adminRefusals),
  },
}

const totalSchema = {
  ...adminOnly,
  operationId: 'analyticsTotal',
  summary: 'What all projects have received',
  response: {
    200: jsonAnswer('The sum.', total, { demo: { summary: 'Of the demo', value: { total: 45_515 } } }),
    ...problemResponses(...adminRefusals),
  },
}

export const analyticsRoutes = (app: FastifyInstance, analytics: AnalyticsService): void => {
  app.get('/api/analytics/projects', { schema: byProjectSchema }, async ({ viewer, locale }, reply) => {
    const totals = await analytics.overview(viewer).projects()
    reply.header('content-language', locale)
    return totals.map((each) => ({ ...each, projectTitle: inLocale(each.projectTitle, locale) }))
  })

  app.get('/api/analytics/total', { schema: totalSchema }, async ({ viewer }) => ({
    total: await analytics.overview(viewer).total(),
  }))
}
