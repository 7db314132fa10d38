import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contactMessage, messageChange, newMessageNote } from '../../../schema/contacts.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { ContactsService } from './contacts.service.ts'
import {
  changeExamples,
  countsExamples,
  handledExamples,
  newNoteExamples,
  noteExamples,
  notesExamples,
} from './handling.examples.ts'
import { countsRepresentation, handledRepresentation, noteRepresentation } from './handling.representation.ts'

const tags = ['contacts']
const params = idParams(contactMessage)
const toRead = { tags, ...permitted('messages:read') }
const toWrite = { tags, ...permitted('messages:write'), params }
const missing = notFound(contactMessage.singular)

const countsSchema = {
  ...toRead,
  operationId: 'countContactMessages',
  summary: 'How many contact messages wait for an answer',
  response: {
    200: jsonAnswer('The numbers of now.', countsRepresentation, countsExamples),
    ...problemResponses(...adminRefusals),
  },
}

const updateSchema = {
  ...toWrite,
  operationId: 'updateContactMessage',
  summary: 'Say what has become of a contact message, and who has taken it',
  description: 'What is omitted keeps its value.',
  body: jsonBody('ContactMessageChange', messageChange, changeExamples),
  response: {
    200: jsonAnswer('The message as it is now.', handledRepresentation, handledExamples),
    ...problemResponses(
      refusalOf(messageChange, { state: 'lost' }),
      ...adminRefusals,
      missing,
      ...bodyRefusals,
    ),
  },
}

const notesSchema = {
  ...toRead,
  params,
  operationId: 'listContactMessageNotes',
  summary: 'What the team wrote down of a contact message',
  response: {
    200: jsonAnswer(
      'As they were written; of very many the newest 1,000.',
      z.array(noteRepresentation),
      notesExamples,
    ),
    ...problemResponses(...adminRefusals, missing),
  },
}

const addNoteSchema = {
  ...toWrite,
  ...localisedOnce,
  operationId: 'addContactMessageNote',
  summary: 'Write down something of a contact message',
  body: jsonBody('NewContactMessageNote', newMessageNote, newNoteExamples),
  response: {
    201: jsonAnswer('The note.', noteRepresentation, noteExamples),
    ...problemResponses(refusalOf(newMessageNote, {}), ...adminRefusals, missing, ...createRefusals),
  },
}

export const handlingRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  app.get('/api/contacts/counts', { schema: countsSchema }, ({ viewer }) => contacts.counts(viewer))

  app.put<IdParams>('/api/contacts/:id', { schema: updateSchema }, ({ viewer, params, body }) =>
    contacts.update(viewer, params.id, body),
  )

  app.get<IdParams>('/api/contacts/:id/notes', { schema: notesSchema }, ({ viewer, params }) =>
    contacts.notes(viewer, params.id),
  )

  app.post<IdParams>('/api/contacts/:id/notes', { schema: addNoteSchema }, async (request, reply) => {
    const { viewer, params, body, idempotencyKey } = request
    return reply.code(201).send(await contacts.addNote(viewer, params.id, body, idempotencyKey))
  })
}
