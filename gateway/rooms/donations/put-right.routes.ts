import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { donation, donationCorrection, donationReason, donationRefund } from '../../../schema/donations.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer, jsonBody, languageHeader } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { donationWithHistoryRepresentation, representWithHistory } from './donation.representation.ts'
import type { DonationWithHistory } from './donation.ts'
import {
  correctionExamples,
  exampleWithHistory,
  reasonExamples,
  refundExamples,
} from './donations.examples.ts'
import type { DonationsService } from './donations.service.ts'

const examples = {
  en: { summary: 'In English', value: representWithHistory(exampleWithHistory, 'en') },
  ka: { summary: 'ქართულად', value: representWithHistory(exampleWithHistory, 'ka') },
}
const common = { tags: ['donations'], params: idParams(donation) }
const answerOf = (description: string) =>
  jsonAnswer(description, donationWithHistoryRepresentation, examples, languageHeader)

const getSchema = {
  ...common,
  ...permitted('gifts:read'),
  ...localised,
  operationId: 'getDonation',
  summary: 'One donation with all that was done to it',
  description: 'Whatever has become of it: refunded and voided ones too.',
  response: {
    200: answerOf('The donation, and its entries, newest first.'),
    ...problemResponses(...adminRefusals, notFound(donation.singular)),
  },
}

/** What an entry is added by. */
interface Addition {
  operationId: string
  summary: string
  description: string
  /** What its body is called. */
  name: string
  shape: z.ZodType
  bodies: Readonly<Record<string, { summary: string; value: object }>>
}

const additionSchema = ({ name, shape, bodies, ...words }: Addition) => ({
  ...common,
  ...permitted('gifts:write'),
  ...localisedOnce,
  ...words,
  body: jsonBody(name, shape, bodies),
  response: {
    201: answerOf('The donation as the new entry has left it.'),
    ...problemResponses(
      refusalOf(shape, {}),
      ...adminRefusals,
      notFound(donation.singular),
      'edit_conflict',
      ...(words.operationId === 'restoreDonation'
        ? (['nothing_to_take_back', 'pledge_has_gift'] as const)
        : (['gift_not_counted'] as const)),
      ...createRefusals,
    ),
  },
})

const reason = { name: 'DonationReason', shape: donationReason, bodies: reasonExamples }

const schemas = {
  correct: additionSchema({
    operationId: 'correctDonation',
    summary: 'Correct a donation',
    description:
      'What is omitted stays as it is; null or an empty text clears what is optional. Where all is so already, nothing is added.',
    name: 'DonationCorrection',
    shape: donationCorrection,
    bodies: correctionExamples,
  }),
  refund: additionSchema({
    operationId: 'refundDonation',
    summary: 'Write down that a donation went back, in part or whole',
    description:
      'It counts for what is left. Without an amount all goes back; null and an empty text are none.',
    name: 'DonationRefund',
    shape: donationRefund,
    bodies: refundExamples,
  }),
  void: additionSchema({
    operationId: 'voidDonation',
    summary: 'Void a donation that was written down by mistake',
    description: 'It counts no more, and stays in the ledger.',
    ...reason,
  }),
  restore: additionSchema({
    operationId: 'restoreDonation',
    summary: 'Take back what was last refunded or voided of a donation',
    description: 'It counts again.',
    ...reason,
  }),
}

export const putRightRoutes = (app: FastifyInstance, donations: DonationsService): void => {
  const answer = (gift: DonationWithHistory, { locale }: FastifyRequest, reply: FastifyReply): object => {
    reply.header('content-language', locale)
    return representWithHistory(gift, locale)
  }

  app.get<IdParams>('/api/donations/:id', { schema: getSchema }, async (request, reply) =>
    answer(await donations.getWithHistory(request.viewer, request.params.id), request, reply),
  )

  app.post<IdParams>(
    '/api/donations/:id/corrections',
    { schema: schemas.correct },
    async (request, reply) => {
      const { viewer, params, body, locale, idempotencyKey } = request
      const gift = await donations.correct(viewer, params.id, body, locale, idempotencyKey)
      return answer(gift, request, reply.code(201))
    },
  )

  const additions = { refund: 'refunds', void: 'voids', restore: 'restorations' } as const
  for (const operation of ['refund', 'void', 'restore'] as const) {
    const path = `/api/donations/:id/${additions[operation]}`
    app.post<IdParams>(path, { schema: schemas[operation] }, async (request, reply) => {
      const { viewer, params, body, idempotencyKey } = request
      const gift = await donations[operation](viewer, params.id, body, idempotencyKey)
      return answer(gift, request, reply.code(201))
    })
  }
}
