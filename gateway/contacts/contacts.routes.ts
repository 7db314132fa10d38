import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newContactMessage } from '../../schema/contacts.ts'
import { id } from '../../schema/fields.ts'
import { listQuery } from '../../schema/lists.ts'
import { parse } from '../core/parse.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { nextPageLink } from '../http/next-page-link.ts'
import { type IdParams, idParams } from '../http/params.ts'
import { problemResponses } from '../http/problem-details.ts'
import type { ContactsService } from './contacts.service.ts'

const contactMessageWire = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.string().meta({ format: 'date-time' }),
})

const adminOnly = { tags: ['contacts'], security: [{ bearer: [] }] }

const sendSchema = {
  operationId: 'sendContactMessage',
  summary: 'Write to the team',
  tags: ['contacts'],
  body: requestSchema(newContactMessage),
  response: {
    201: { description: 'The message as it was stored.', ...responseSchema(contactMessageWire) },
    ...problemResponses('validation_failed'),
  },
}

const listSchema = {
  ...adminOnly,
  operationId: 'listContactMessages',
  summary: 'All contact messages',
  querystring: requestSchema(listQuery),
  response: {
    200: {
      description: 'Newest first. The `Link` header names the next page.',
      ...responseSchema(z.array(contactMessageWire)),
    },
    ...problemResponses('validation_failed', 'token_missing', 'forbidden'),
  },
}

const deleteSchema = {
  ...adminOnly,
  operationId: 'deleteContactMessage',
  summary: 'Delete a contact message',
  params: idParams,
  response: {
    204: { description: 'Deleted.', type: 'null' },
    ...problemResponses('token_missing', 'forbidden', 'not_found'),
  },
}

export const contactsRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  app.post('/api/contacts', { schema: sendSchema }, async ({ body, locale }, reply) => {
    const message = await contacts.send(body, locale)
    return reply.code(201).send(message)
  })

  app.get('/api/contacts', { schema: listSchema }, async ({ viewer, query }, reply) => {
    const request = parse(listQuery, query)
    const page = await contacts.list(viewer, request)
    const link = nextPageLink('/api/contacts', request.first, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.delete<IdParams>('/api/contacts/:id', { schema: deleteSchema }, async ({ viewer, params }, reply) => {
    await contacts.delete(viewer, params.id)
    return reply.code(204).send()
  })
}
