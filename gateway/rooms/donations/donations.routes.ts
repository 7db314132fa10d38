import type { FastifyInstance } from 'fastify'
import { newDonation } from '../../../schema/donations.ts'
import { project } from '../../../schema/projects.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { adminsOnly } from '../../openapi/security.ts'
import { donationRepresentation } from './donation.representation.ts'
import { donationExamples, giftExamples } from './donations.examples.ts'
import type { DonationsService } from './donations.service.ts'

const recordSchema = {
  operationId: 'recordDonation',
  summary: 'Record a gift received by bank or in cash',
  tags: ['donations'],
  ...adminsOnly,
  params: idParams(project),
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
  app.post<IdParams>('/api/projects/:id/donations', { schema: recordSchema }, async (request, reply) => {
    const { viewer, params, body, locale, idempotencyKey } = request
    const donation = await donations.record(viewer, params.id, body, locale, idempotencyKey)
    return reply.code(201).send(donation)
  })
}
