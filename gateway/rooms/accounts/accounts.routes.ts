import type { FastifyInstance } from 'fastify'
import { credentials, session, signUp, user } from '../../../schema/accounts.ts'
import { Problem } from '../../core/problem.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { localisedOnce } from '../../openapi/params.ts'
import {
  bodyRefusals,
  changeRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
  sessionRefusals,
} from '../../openapi/problem-responses.ts'
import { signedInOnly } from '../../openapi/security.ts'
import { credentialsExamples, sessionExamples, signUpExamples, userExamples } from './accounts.examples.ts'
import type { AccountsService } from './accounts.service.ts'
import { exampleChallenge } from './second-factor.examples.ts'

const userRepresentation = representationOf(user)

const loginSchema = {
  operationId: 'login',
  summary: 'Sign in',
  description: 'An account with a second step is answered `second_factor_required` and a `challenge` for it.',
  tags: ['accounts'],
  body: jsonBody('Credentials', credentials, credentialsExamples),
  response: {
    200: jsonAnswer('The user and the token of the session.', representationOf(session), sessionExamples),
    ...problemResponses(
      refusalOf(credentials, { username: 'admin' }),
      'invalid_credentials',
      new Problem('second_factor_required', { challenge: exampleChallenge }),
      'password_too_common',
      ...bodyRefusals,
    ),
  },
}

const logoutSchema = {
  operationId: 'logOut',
  summary: 'Sign out',
  tags: ['accounts'],
  ...signedInOnly,
  response: {
    204: emptyAnswer('The token is accepted no longer; other sessions of the user go on.'),
    ...problemResponses(...sessionRefusals, ...changeRefusals),
  },
}

const signUpSchema = {
  operationId: 'signUp',
  summary: 'Create an account',
  tags: ['accounts'],
  ...localisedOnce,
  body: jsonBody('SignUp', signUp, signUpExamples),
  response: {
    201: jsonAnswer('The new user, not signed in yet.', userRepresentation, userExamples),
    ...problemResponses(
      refusalOf(signUp, { ...signUpExamples.individual.value, confirmPassword: 'something else' }),
      'username_taken',
      'email_taken',
      ...createRefusals,
    ),
  },
}

export const accountsRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.post('/api/login', { schema: loginSchema }, ({ body, address, device, statedLocale }) =>
    accounts.login(body, address, device, statedLocale),
  )

  app.post('/api/logout', { schema: logoutSchema }, async ({ viewer }, reply) => {
    await accounts.logOut(viewer)
    return reply.code(204).send()
  })

  app.post('/api/users', { schema: signUpSchema }, async (request, reply) => {
    const { body, locale, address } = request
    const user = await accounts.signUp(body, locale, address, request)
    return reply.code(201).send(user)
  })
}
