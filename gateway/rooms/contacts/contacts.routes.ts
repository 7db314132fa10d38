import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contactMessage, messageList, newContactMessage } from '../../../schema/contacts.ts'
import { parse } from '../../core/parse.ts'
import { pageAlone } from '../../core/wanted.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { deleteRoute } from '../../models/delete.routes.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { ContactsService } from './contacts.service.ts'
import { exampleHandled } from './handling.examples.ts'
import { handledRepresentation } from './handling.representation.ts'

const representation = representationOf(contactMessage)
const represent = representer(contactMessage)
const example = exampleRecord(contactMessage)
/** Whoever writes is not told what becomes of it. */
const messageExamples = {
  one: { summary: 'A message', value: { ...example, version: undefined, state: undefined } },
}
const listExamples = {
  one: { summary: 'One message', value: [exampleHandled] },
  none: { summary: 'No message yet', value: [] },
}
const inputExamples = {
  one: { summary: 'A question', value: newContactMessage.parse(exampleInput(contactMessage)) },
}

const sendSchema = {
  operationId: 'sendContactMessage',
  summary: 'Write to the team',
  tags: ['contacts'],
  ...localisedOnce,
  body: jsonBody('NewContactMessage', newContactMessage, inputExamples),
  response: {
    201: jsonAnswer('The message as it was stored.', representation, messageExamples),
    ...problemResponses(
      refusalOf(newContactMessage, { ...exampleInput(contactMessage), email: 'ana' }),
      ...createRefusals,
    ),
  },
}

const listSchema = {
  tags: ['contacts'],
  ...permitted('messages:read'),
  operationId: 'listContactMessages',
  summary: 'All contact messages',
  querystring: requestSchema(messageList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      z.array(handledRepresentation),
      listExamples,
      linkHeader,
    ),
    ...problemResponses(refusalOf(messageList.query, { limit: '0' }), ...adminRefusals),
  },
}

export const contactsRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  app.post('/api/contacts', { schema: sendSchema }, async (request, reply) => {
    const { body, locale, address } = request
    const message = await contacts.send(body, locale, address, request)
    return reply.code(201).send(represent(message, locale, false))
  })

  app.get('/api/contacts', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(messageList.query, query)
    const page = await contacts.list(viewer, request, locale, pageAlone)
    const link = nextPageLink('/api/contacts', request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  deleteRoute(app, contactMessage, contacts)
}
