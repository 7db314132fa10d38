import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  passwordReset,
  passwordResetAnswer,
  passwordResetInput,
  passwordResetMinutes,
  passwordResetRequest,
  passwordResetToken,
} from '../../../schema/password-resets.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import type { AccountsService } from './accounts.service.ts'

/** Of links there is no example that anybody could follow. */
const noExamples = {}

const tags = ['accounts']

const answered = z.object({ message: z.literal(passwordResetAnswer) }).meta({ title: 'PasswordResetAnswer' })

const requestSchema = {
  tags,
  operationId: 'requestPasswordReset',
  summary: 'Have a link written by which to set a new password',
  description: `It comes by email, is good for ${passwordResetMinutes} minutes and works once. Only where the site writes letters: \`GET /api/switches\` says so.`,
  body: jsonBody('PasswordResetRequest', passwordResetRequest, {
    one: { summary: 'Somebody who may have signed up', value: { email: 'nino@example.org' } },
  }),
  response: {
    200: jsonAnswer('Written where anybody has that address: nobody can probe whether.', answered, {
      one: { summary: 'Known or not', value: { message: passwordResetAnswer } },
    }),
    ...problemResponses(refusalOf(passwordResetRequest, { email: 'nino@' }), 'letters_off', ...bodyRefusals),
  },
}

const findSchema = {
  tags,
  operationId: 'getPasswordReset',
  summary: 'Whose password a link sets',
  description:
    'For whoever has it. The token is sent in the body, so that no log has it. Nothing is written.',
  body: jsonBody('PasswordResetToken', passwordResetToken, noExamples),
  response: {
    200: jsonAnswer('The link.', representationOf(passwordReset), {
      one: { summary: 'One', value: exampleRecord(passwordReset) },
    }),
    ...problemResponses(refusalOf(passwordResetToken, {}), notFound(passwordReset.singular), ...bodyRefusals),
  },
}

const resetSchema = {
  tags,
  operationId: 'resetPassword',
  summary: 'Set a new password by a link',
  description:
    'The link is used up, and all sessions of the account end. Nobody is signed in by it: where signing in takes a code as well, it goes on taking one.',
  body: jsonBody('NewPassword', passwordResetInput, noExamples),
  response: {
    204: emptyAnswer('The new password is the one to sign in with.'),
    ...problemResponses(refusalOf(passwordResetInput, {}), notFound(passwordReset.singular), ...bodyRefusals),
  },
}

export const passwordResetsRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.post('/api/password-resets', { schema: requestSchema }, ({ body, address }) =>
    accounts.requestPasswordReset(body, address),
  )

  app.post('/api/password-reset', { schema: findSchema }, ({ body }) => accounts.findPasswordReset(body))

  app.post('/api/password-reset/password', { schema: resetSchema }, async (request, reply) => {
    const { body, address, device } = request
    await accounts.resetPasswordByLink(body, { address, device })
    return reply.code(204).send()
  })
}
