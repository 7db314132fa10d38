import type { FastifyInstance } from 'fastify'
import { session } from '../../../schema/accounts.ts'
import {
  recoveryCodes,
  secondFactor,
  secondFactorConfirmation,
  secondFactorKey,
  secondFactorProof,
  secondFactorStart,
  secondStep,
} from '../../../schema/second-factor.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import {
  bodyRefusals,
  problemResponses,
  refusalOf,
  sessionRefusals,
} from '../../openapi/problem-responses.ts'
import { signedInOnly } from '../../openapi/security.ts'
import { sessionExamples } from './accounts.examples.ts'
import type { AccountsService } from './accounts.service.ts'
import {
  recoveryCodesExamples,
  secondFactorExamples,
  secondFactorKeyExamples,
  secondFactorStartExamples,
} from './second-factor.examples.ts'

/** Of codes there is no example that anybody could send. */
const noExamples = {}

const completeSchema = {
  operationId: 'completeLogin',
  summary: 'Sign in, second step',
  description: 'Takes a code of the telephone, or a recovery code. Blanks and hyphens in it mean nothing.',
  tags: ['accounts'],
  body: jsonBody('SecondStep', secondStep, noExamples),
  response: {
    200: jsonAnswer('The user and the token of the session.', representationOf(session), sessionExamples),
    ...problemResponses(refusalOf(secondStep, {}), 'sign_in_expired', ...bodyRefusals),
  },
}

const readSchema = {
  operationId: 'getSecondFactor',
  summary: 'Your second step of signing in',
  tags: ['accounts'],
  ...signedInOnly,
  response: {
    200: jsonAnswer('Whether it is on.', secondFactor, secondFactorExamples),
    ...problemResponses(...sessionRefusals),
  },
}

const startSchema = {
  operationId: 'startSecondFactor',
  summary: 'Get a key for codes',
  description: 'Signing in stays as it is until a code of the key is confirmed.',
  tags: ['accounts'],
  ...signedInOnly,
  body: jsonBody('SecondFactorStart', secondFactorStart, secondFactorStartExamples),
  response: {
    200: jsonAnswer('The key, which is told once.', secondFactorKey, secondFactorKeyExamples),
    ...problemResponses(
      refusalOf(secondFactorStart, {}),
      'second_factor_on',
      ...sessionRefusals,
      ...bodyRefusals,
    ),
  },
}

const confirmSchema = {
  operationId: 'confirmSecondFactor',
  summary: 'Turn the second step on',
  tags: ['accounts'],
  ...signedInOnly,
  body: jsonBody('SecondFactorConfirmation', secondFactorConfirmation, noExamples),
  response: {
    200: jsonAnswer('The recovery codes, which are told once.', recoveryCodes, recoveryCodesExamples),
    ...problemResponses(
      refusalOf(secondFactorConfirmation, {}),
      'second_factor_on',
      'second_factor_off',
      ...sessionRefusals,
      ...bodyRefusals,
    ),
  },
}

const proofSchema = {
  tags: ['accounts'],
  ...signedInOnly,
  body: jsonBody('SecondFactorProof', secondFactorProof, noExamples),
}

const proofRefusals = problemResponses(
  refusalOf(secondFactorProof, {}),
  'second_factor_off',
  ...sessionRefusals,
  ...bodyRefusals,
)

const renewSchema = {
  operationId: 'renewRecoveryCodes',
  summary: 'Get new recovery codes',
  description: 'Those that were left are good no longer.',
  ...proofSchema,
  response: {
    200: jsonAnswer('The recovery codes, which are told once.', recoveryCodes, recoveryCodesExamples),
    ...proofRefusals,
  },
}

const removeSchema = {
  operationId: 'removeSecondFactor',
  summary: 'Turn the second step off',
  ...proofSchema,
  response: { 204: emptyAnswer('Signing in asks for the password alone.'), ...proofRefusals },
}

export const secondFactorRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.post('/api/login/second-step', { schema: completeSchema }, ({ body, address, device, statedLocale }) =>
    accounts.completeLogin(body, address, device, statedLocale),
  )

  app.get('/api/second-factor', { schema: readSchema }, ({ viewer }) => accounts.secondFactor(viewer))

  app.post('/api/second-factor', { schema: startSchema }, ({ viewer, body, address }) =>
    accounts.startSecondFactor(viewer, body, address),
  )

  app.post('/api/second-factor/confirmation', { schema: confirmSchema }, ({ viewer, body, address }) =>
    accounts.confirmSecondFactor(viewer, body, address),
  )

  app.post('/api/second-factor/recovery-codes', { schema: renewSchema }, ({ viewer, body, address }) =>
    accounts.renewRecoveryCodes(viewer, body, address),
  )

  app.post('/api/second-factor/removal', { schema: removeSchema }, async (request, reply) => {
    const { viewer, body, address } = request
    await accounts.removeSecondFactor(viewer, body, address)
    return reply.code(204).send()
  })
}
