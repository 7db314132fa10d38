import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { charityDetails } from '../../../schema/charity.ts'
import {
  type Launch,
  lastAnswerFields,
  launchable,
  launchFields,
  launchNeeds,
  launchState,
  launchWayFields,
  missingInWords,
} from '../../../schema/launches.ts'
import { namesOf } from '../../../schema/model.ts'
import { paymentWays, providerOutcomes } from '../../../schema/payment-ways.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { LaunchesService } from './launches.service.ts'

const forAdmins = { tags: ['launches'], ...permitted('launches:manage') }

const meanings = (all: Readonly<Record<string, { description: string }>>): string =>
  Object.entries(all)
    .map(([name, { description }]) => `\`${name}\`: ${description}`)
    .join(' ')

const need = z
  .object({
    name: z.enum(namesOf(launchNeeds)).meta({ description: 'What it is.' }),
    isMet: z.boolean().meta({ description: 'Whether it is there.' }),
    missing: z.array(z.enum(charityDetails)).meta({ description: missingInWords }),
  })
  .meta({ title: 'LaunchNeed' })

const lastAnswer = z
  .object({
    outcome: z.enum(namesOf(providerOutcomes)).meta({ description: lastAnswerFields.outcome }),
    status: z.int().nullable().meta({ description: lastAnswerFields.status }),
    askedAt: z.string().meta({ description: lastAnswerFields.askedAt, format: 'date-time' }),
  })
  .meta({ title: 'LastAnswer' })

const way = z
  .object({
    name: z.enum(namesOf(paymentWays)).meta({ description: launchWayFields.name }),
    isSetUp: z.boolean().meta({ description: launchWayFields.isSetUp }),
    needs: z.array(z.string()).meta({ description: launchWayFields.needs }),
    lastAnswer: lastAnswer.nullable().meta({ description: launchWayFields.lastAnswer }),
  })
  .meta({ title: 'LaunchWay' })

const representation = z
  .object({
    feature: z.enum(namesOf(launchable)).meta({ description: launchFields.feature }),
    launched: z.boolean().meta({ description: launchFields.launched }),
    launchedAt: z.string().nullable().meta({ description: launchFields.launchedAt, format: 'date-time' }),
    launchedBy: z.string().nullable().meta({ description: launchFields.launchedBy }),
    needs: z.array(need).meta({ description: launchFields.needs }),
    ways: z.array(way).meta({ description: launchFields.ways }),
  })
  .meta({ title: 'Launch' })

const launched: Launch = {
  feature: 'newsletter',
  launched: true,
  launchedAt: '2026-11-03T09:00:00.000Z',
  launchedBy: 'Levan Kapanadze',
  needs: [{ name: 'letters', isMet: true, missing: [] }],
  ways: [],
}

const unready: Launch = {
  ...launched,
  launched: false,
  launchedAt: null,
  launchedBy: null,
  needs: [{ name: 'letters', isMet: false, missing: [] }],
  ways: [],
}

const listSchema = {
  ...forAdmins,
  operationId: 'listLaunches',
  summary: 'What can be launched, and how it stands',
  response: {
    200: jsonAnswer(meanings({ ...launchable, ...launchNeeds }), z.array(representation), {
      launched: { summary: 'Launched', value: [launched] },
      unready: { summary: 'With something missing', value: [unready] },
    }),
    ...problemResponses(...adminRefusals),
  },
}

const stateSchema = {
  ...forAdmins,
  operationId: 'setLaunch',
  summary: 'Let visitors have a feature, or take it back',
  description: 'Seen at once by everybody. What is taken back is lost to nobody: it can be launched again.',
  params: idParams({ singular: 'feature', exampleId: 'newsletter' }),
  body: jsonBody('LaunchState', launchState, {
    on: { summary: 'Launched', value: { launched: true } },
    off: { summary: 'Taken back', value: { launched: false } },
  }),
  response: {
    200: jsonAnswer('How it stands.', representation, { launched: { summary: 'Launched', value: launched } }),
    ...problemResponses(
      'launch_not_ready',
      refusalOf(launchState, {}),
      notFound('feature'),
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
}

export const launchesRoutes = (app: FastifyInstance, launches: LaunchesService): void => {
  app.get('/api/launches', { schema: listSchema }, ({ viewer }) => launches.list(viewer))

  app.put<IdParams>('/api/launches/:id/state', { schema: stateSchema }, ({ viewer, params, body }) =>
    launches.setState(viewer, params.id, body),
  )
}
