import type { FastifyInstance } from 'fastify'
import { credentials, signUp } from '../../schema/accounts.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { problemResponses } from '../http/problem-details.ts'
import type { AccountsService } from './accounts.service.ts'
import { sessionWire, userWire } from './user.wire.ts'

const loginSchema = {
  operationId: 'login',
  summary: 'Sign in',
  tags: ['accounts'],
  body: requestSchema(credentials),
  response: {
    200: { description: 'The user and the token of the session.', ...responseSchema(sessionWire) },
    ...problemResponses('validation_failed', 'invalid_credentials'),
  },
}

const signUpSchema = {
  operationId: 'signUp',
  summary: 'Create an account',
  tags: ['accounts'],
  body: requestSchema(signUp),
  response: {
    201: { description: 'The new user, not signed in yet.', ...responseSchema(userWire) },
    ...problemResponses('validation_failed', 'username_taken', 'email_taken'),
  },
}

export const accountsRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.post('/api/login', { schema: loginSchema }, (request) => accounts.login(request.body))

  app.post('/api/users', { schema: signUpSchema }, async (request, reply) => {
    const user = await accounts.signUp(request.body, request.locale)
    return reply.code(201).send(user)
  })
}
