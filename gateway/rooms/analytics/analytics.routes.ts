import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { month, period, periodQuery } from '../../../schema/analytics.ts'
import { id } from '../../../schema/fields.ts'
import { inLocale } from '../../core/localized.ts'
import { jsonAnswer, languageHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { localisedWith } from '../../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { growthExamples, projectTotalsExamples } from './analytics.examples.ts'
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

const monthTotal = z
  .object({ month, total: lari, count: z.int().meta({ description: 'How many confirmed donations.' }) })
  .meta({ title: 'MonthTotal' })

const common = { tags: ['analytics'], ...permitted('figures:read') }

const byProjectSchema = {
  ...common,
  operationId: 'analyticsByProject',
  summary: 'What each project has received',
  ...localisedWith(periodQuery),
  response: {
    200: jsonAnswer(
      'The best supported first.',
      z.array(projectTotal),
      projectTotalsExamples,
      languageHeader,
    ),
    ...problemResponses(refusalOf(period, { from: '2026-13' }), ...adminRefusals),
  },
}

const totalSchema = {
  ...common,
  operationId: 'analyticsTotal',
  summary: 'What all projects have received',
  querystring: requestSchema(periodQuery),
  response: {
    200: jsonAnswer('The sum.', total, { demo: { summary: 'Of the demo', value: { total: 45_515 } } }),
    ...problemResponses(refusalOf(period, { from: '2026-13' }), ...adminRefusals),
  },
}

const growthSchema = {
  ...common,
  operationId: 'analyticsGrowth',
  summary: 'What came in month by month',
  querystring: requestSchema(periodQuery),
  response: {
    200: jsonAnswer(
      'Oldest first, from the first gift until now, at most the newest 1000 months.',
      z.array(monthTotal),
      growthExamples,
    ),
    ...problemResponses(refusalOf(period, { from: '2026-13' }), ...adminRefusals),
  },
}

export const analyticsRoutes = (app: FastifyInstance, analytics: AnalyticsService): void => {
  app.get(
    '/api/analytics/projects',
    { schema: byProjectSchema },
    async ({ viewer, locale, query }, reply) => {
      const totals = await analytics.overview(viewer, query).projects()
      reply.header('content-language', locale)
      return totals.map((each) => ({ ...each, projectTitle: inLocale(each.projectTitle, locale) }))
    },
  )

  app.get('/api/analytics/total', { schema: totalSchema }, async ({ viewer, query }) => ({
    total: await analytics.overview(viewer, query).total(),
  }))

  app.get('/api/analytics/growth', { schema: growthSchema }, ({ viewer, query }) =>
    analytics.overview(viewer, query).growth(),
  )
}
