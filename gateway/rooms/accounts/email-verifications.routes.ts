import type { FastifyInstance } from 'fastify'
import {
  emailVerification,
  emailVerificationHours,
  emailVerificationToken,
  ownEmail,
} from '../../../schema/email-verifications.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import {
  bodyRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
  sessionRefusals,
} from '../../openapi/problem-responses.ts'
import { signedInOnly } from '../../openapi/security.ts'
import type { AccountsService } from './accounts.service.ts'
import { ownEmailExamples } from './email-verifications.examples.ts'

/** Of links there is no example that anybody could follow. */
const noExamples = {}

const tags = ['accounts']

const readSchema = {
  tags,
  operationId: 'getOwnEmail',
  summary: 'Your address, and whether you have confirmed it',
  ...signedInOnly,
  response: {
    200: jsonAnswer('The address.', ownEmail, ownEmailExamples),
    ...problemResponses(...sessionRefusals),
  },
}

const requestSchema = {
  tags,
  operationId: 'requestEmailVerification',
  summary: 'Have another link written by which to confirm your address',
  description: `It comes by email, is good for ${emailVerificationHours} hours and works once. The first one comes by itself with a sign-up. Only where the site writes letters: \`GET /api/switches\` says so.`,
  ...signedInOnly,
  response: {
    200: jsonAnswer('The address it was written to; nothing was, where it is confirmed already.', ownEmail, {
      verified: ownEmailExamples.verified,
    }),
    ...problemResponses('letters_off', ...sessionRefusals, ...changeRefusals),
  },
}

const refusals = problemResponses(
  refusalOf(emailVerificationToken, {}),
  notFound(emailVerification.singular),
  ...bodyRefusals,
)

const findSchema = {
  tags,
  operationId: 'getEmailVerification',
  summary: 'Which address a link confirms',
  description:
    'For whoever has it. The token is sent in the body, so that no log has it. Nothing is written.',
  body: jsonBody('EmailVerificationToken', emailVerificationToken, noExamples),
  response: {
    200: jsonAnswer('The link.', representationOf(emailVerification), {
      one: { summary: 'One', value: exampleRecord(emailVerification) },
    }),
    ...refusals,
  },
}

const verifySchema = {
  tags,
  operationId: 'verifyEmail',
  summary: 'Confirm an address by a link',
  description: 'The link is used up, as every other one of the account. Nobody is signed in by it.',
  body: jsonBody('EmailVerificationToken', emailVerificationToken, noExamples),
  response: {
    204: emptyAnswer('The address is confirmed.'),
    ...refusals,
  },
}

export const emailVerificationsRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.get('/api/email', { schema: readSchema }, ({ viewer }) => accounts.ownEmail(viewer))

  app.post('/api/email-verifications', { schema: requestSchema }, ({ viewer }) =>
    accounts.requestEmailVerification(viewer),
  )

  app.post('/api/email-verification', { schema: findSchema }, ({ body }) =>
    accounts.findEmailVerification(body),
  )

  app.post('/api/email-verification/confirmation', { schema: verifySchema }, async (request, reply) => {
    const { body, address, device } = request
    await accounts.verifyEmail(body, { address, device })
    return reply.code(204).send()
  })
}
