import type { FastifyInstance } from 'fastify'
import {
  type EmailChangeRequest,
  emailAgreement,
  emailChange,
  emailChangeHours,
  emailChangeRequest,
  emailUndoDays,
} from '../../../schema/email-changes.ts'
import { ownEmail } from '../../../schema/email-verifications.ts'
import { linkTokenInput } from '../../../schema/links.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import {
  bodyRefusals,
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

const example: EmailChangeRequest = { email: 'luka@new.example', currentPassword: 'from-stray-to-safe' }

const requestSchema = {
  tags,
  operationId: 'requestEmailChange',
  summary: 'Have your address changed',
  description: `Both addresses are written a link, which is good for ${emailChangeHours} hours; the address is changed once both have agreed. In place of an earlier one that is still open. Only where the site writes letters: \`GET /api/switches\` says so.`,
  ...signedInOnly,
  body: jsonBody('EmailChangeRequest', emailChangeRequest, {
    one: { summary: 'Another address', value: example },
  }),
  response: {
    200: jsonAnswer(
      'Both were written to, whether or not anybody else has the new one: nobody can probe that.',
      ownEmail,
      { waiting: ownEmailExamples.waiting },
    ),
    ...problemResponses(
      refusalOf(emailChangeRequest, { ...example, email: 'luka@' }),
      'letters_off',
      ...sessionRefusals,
      ...bodyRefusals,
    ),
  },
}

const linkRefusals = [refusalOf(linkTokenInput, {}), notFound(emailChange.singular), ...bodyRefusals] as const

const body = jsonBody('EmailChangeToken', linkTokenInput, noExamples)

const findSchema = {
  tags,
  operationId: 'getEmailChange',
  summary: 'What a link to change an address is for',
  description:
    'For whoever has it. The token is sent in the body, so that no log has it. Nothing is written.',
  body,
  response: {
    200: jsonAnswer('The link.', representationOf(emailChange), {
      one: { summary: 'One', value: exampleRecord(emailChange) },
    }),
    ...problemResponses(...linkRefusals),
  },
}

const agreeSchema = {
  tags,
  operationId: 'agreeToEmailChange',
  summary: 'Agree to another address by a link',
  description: `Once both sides have agreed the address is another, and confirmed. The one before is told, and can take it back within ${emailUndoDays} days. Nobody is signed in by it.`,
  body,
  response: {
    200: jsonAnswer('Agreed.', emailAgreement, {
      first: { summary: 'The other side has not agreed yet', value: { isChanged: false } },
      second: { summary: 'The address is changed', value: { isChanged: true } },
    }),
    ...problemResponses(...linkRefusals, 'letters_off'),
  },
}

const refuseSchema = {
  tags,
  operationId: 'refuseEmailChange',
  summary: 'Refuse another address by a link, or take it back',
  description:
    'The link is used up. A change that has happened is taken back, and all sessions of the account end.',
  body,
  response: {
    204: emptyAnswer('The account has the address that it had.'),
    ...problemResponses(...linkRefusals, 'email_taken'),
  },
}

export const emailChangesRoutes = (app: FastifyInstance, accounts: AccountsService): void => {
  app.post('/api/email-changes', { schema: requestSchema }, async ({ viewer, body, address }) => {
    await accounts.requestEmailChange(viewer, body, address)
    return accounts.ownEmail(viewer)
  })

  app.post('/api/email-change', { schema: findSchema }, ({ body }) => accounts.findEmailChange(body))

  app.post('/api/email-change/agreement', { schema: agreeSchema }, ({ body, address, device }) =>
    accounts.agreeToEmailChange(body, { address, device }),
  )

  app.post('/api/email-change/refusal', { schema: refuseSchema }, async (request, reply) => {
    const { body, address, device } = request
    await accounts.refuseEmailChange(body, { address, device })
    return reply.code(204).send()
  })
}
