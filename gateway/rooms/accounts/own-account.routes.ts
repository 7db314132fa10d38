import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { letterLanguage, letterLanguageInWords } from '../../../schema/letter-language.ts'
import { openSession, passwordChange } from '../../../schema/sessions.ts'
import { notFound } from '../../core/problem.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import {
  bodyRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
  sessionRefusals,
} from '../../openapi/problem-responses.ts'
import { signedInOnly } from '../../openapi/security.ts'
import { letterLanguageExamples, openSessionsExamples, passwordChangeExamples } from './accounts.examples.ts'
import type { AccountsService } from './accounts.service.ts'

const sessionsRepresentation = z
  .object({ sessions: z.array(representationOf(openSession)) })
  .meta({ title: 'OpenSessions' })

const listSchema = {
  operationId: 'listSessions',
  summary: 'Where you are signed in',
  tags: ['accounts'],
  ...signedInOnly,
  response: {
    200: jsonAnswer(
      'Your open sessions: this one, then the others, used last first.',
      sessionsRepresentation,
      openSessionsExamples,
    ),
    ...problemResponses(...sessionRefusals),
  },
}

const endSchema = {
  operationId: 'endSession',
  summary: 'Sign out elsewhere',
  description: 'The one that asks ends as well, if it is named.',
  tags: ['accounts'],
  ...signedInOnly,
  params: idParams(openSession),
  response: {
    204: emptyAnswer('Its token is accepted no longer.'),
    ...problemResponses(...sessionRefusals, ...changeRefusals, notFound(openSession.singular)),
  },
}

const endOthersSchema = {
  operationId: 'endOtherSessions',
  summary: 'Sign out everywhere else',
  tags: ['accounts'],
  ...signedInOnly,
  response: {
    204: emptyAnswer('Only the session that asks is left.'),
    ...problemResponses(...sessionRefusals, ...changeRefusals),
  },
}

const changePasswordSchema = {
  operationId: 'changePassword',
  summary: 'Change your password',
  description: 'Signs you out everywhere else. The token that asks stays good.',
  tags: ['accounts'],
  ...signedInOnly,
  body: jsonBody('PasswordChange', passwordChange, passwordChangeExamples),
  response: {
    204: emptyAnswer('Changed.'),
    ...problemResponses(
      refusalOf(passwordChange, { ...passwordChangeExamples.one.value, confirmPassword: 'another' }),
      ...sessionRefusals,
      ...bodyRefusals,
    ),
  },
}

const languageSchema = {
  operationId: 'getLetterLanguage',
  summary: 'The language you are written to in',
  description: letterLanguageInWords,
  tags: ['accounts'],
  ...signedInOnly,
  response: {
    200: jsonAnswer('The language.', letterLanguage, letterLanguageExamples),
    ...problemResponses(...sessionRefusals),
  },
}

const chooseLanguageSchema = {
  operationId: 'chooseLetterLanguage',
  summary: 'Choose the language you are written to in',
  description: 'Signing in on a page in another one does not change it.',
  tags: ['accounts'],
  ...signedInOnly,
  body: jsonBody('LetterLanguage', letterLanguage, letterLanguageExamples),
  response: {
    200: jsonAnswer('What was chosen.', letterLanguage, letterLanguageExamples),
    ...problemResponses(refusalOf(letterLanguage, {}), ...sessionRefusals, ...bodyRefusals),
  },
}

export const ownAccountRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.get('/api/sessions', { schema: listSchema }, async ({ viewer }) => ({
    sessions: await accounts.listSessions(viewer),
  }))

  app.delete<IdParams>('/api/sessions/:id', { schema: endSchema }, async ({ viewer, params }, reply) => {
    await accounts.endSession(viewer, params.id)
    return reply.code(204).send()
  })

  app.delete('/api/sessions', { schema: endOthersSchema }, async ({ viewer }, reply) => {
    await accounts.endOtherSessions(viewer)
    return reply.code(204).send()
  })

  app.put('/api/password', { schema: changePasswordSchema }, async ({ viewer, body, address }, reply) => {
    await accounts.changePassword(viewer, body, address)
    return reply.code(204).send()
  })

  app.get('/api/letter-language', { schema: languageSchema }, ({ viewer }) => accounts.letterLanguage(viewer))

  app.put('/api/letter-language', { schema: chooseLanguageSchema }, ({ viewer, body }) =>
    accounts.chooseLetterLanguage(viewer, body),
  )
}
