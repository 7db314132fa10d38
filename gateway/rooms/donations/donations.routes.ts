import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newDonation } from '../../../schema/donations.ts'
import { pageShapes } from '../../../schema/lists.ts'
import { project } from '../../../schema/projects.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { donationRepresentation } from './donation.representation.ts'
import { donationExamples, donationListExamples, giftExamples } from './donations.examples.ts'
import type { DonationsService } from './donations.service.ts'

const common = { tags: ['donations'], params: idParams(project) }

const listSchema = {
  ...common,
  ...permitted('gifts:read'),
  operationId: 'listDonations',
  summary: 'All donations to a project',
  querystring: requestSchema(pageShapes.query),
  response: {
    200: jsonAnswer(
      'Confirmed ones, received last first.',
      z.array(donationRepresentation),
      donationListExamples,
      linkHeader,
    ),
    ...problemResponses(
      refusalOf(pageShapes.query, { limit: '0' }),
      ...adminRefusals,
      notFound(project.singular),
    ),
  },
}

const recordSchema = {
  ...common,
  ...permitted('gifts:write'),
  operationId: 'recordDonation',
  summary: 'Record a gift received by bank or in cash',
  ...localisedOnce,
  body: jsonBody('NewDonation', newDonation, giftExamples),
  response: {
    201: jsonAnswer('The confirmed donation.', donationRepresentation, donationExamples),
    ...problemResponses(
      refusalOf(newDonation, { amount: 0 }),
      ...adminRefusals,
      notFound('project'),
      ...createRefusals,
    ),
  },
}

export const donationsRoutes = (app: FastifyInstance, donations: DonationsService): void => {
  app.get<IdParams>(
    '/api/projects/:id/donations',
    { schema: listSchema },
    async ({ viewer, params, query }, reply) => {
      const request = parse(pageShapes.query, query)
      const page = await donations.listByProject(viewer, params.id, request)
      const link = nextPageLink(`/api/projects/${params.id}/donations`, request, page)
      if (link !== null) reply.header('link', link)
      return page.nodes
    },
  )

  app.post<IdParams>('/api/projects/:id/donations', { schema: recordSchema }, async (request, reply) => {
    const { viewer, params, body, locale, idempotencyKey } = request
    const donation = await donations.record(viewer, params.id, body, locale, idempotencyKey)
    return reply.code(201).send(donation)
  })
}
