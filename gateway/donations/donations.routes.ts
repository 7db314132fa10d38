import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newDonation } from '../../schema/donations.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { type IdParams, idParams } from '../http/params.ts'
import { problemResponses } from '../http/problem-details.ts'
import { donationWire } from './donation.wire.ts'
import type { DonationsService } from './donations.service.ts'

const recordSchema = {
  operationId: 'recordDonation',
  summary: 'Record a gift received by bank or in cash',
  tags: ['donations'],
  security: [{ bearer: [] }],
  params: idParams,
  headers: requestSchema(
    z.object({
      'idempotency-key': z.string().max(255).optional().meta({
        description: 'Makes the request safe to repeat for 24 hours: the same key records the gift once.',
      }),
    }),
  ),
  body: requestSchema(newDonation),
  response: {
    201: { description: 'The confirmed donation.', ...responseSchema(donationWire) },
    ...problemResponses(
      'validation_failed',
      'token_missing',
      'forbidden',
      'not_found',
      'idempotency_key_reused',
    ),
  },
}

export const donationsRoutes = (app: FastifyInstance, donations: DonationsService): void => {
  app.post<IdParams & { Headers: { 'idempotency-key'?: string } }>(
    '/api/projects/:id/donations',
    { schema: recordSchema },
    async (request, reply) => {
      const { viewer, params, body, locale, headers } = request
      const donation = await donations.record(viewer, params.id, body, locale, headers['idempotency-key'])
      return reply.code(201).send(donation)
    },
  )
}
