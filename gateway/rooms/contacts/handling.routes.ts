import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { contactMessage, messageChange, newMessageNote } from '../../../schema/contacts.ts'
import { notFound } from '../../core/problem.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { jsonAnswer, jsonBody, tagHeader } from '../../openapi/documentation.ts'
import { changedIfMatch, type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
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
  assigneesExamples,
  changeExamples,
  countsExamples,
  handledExamples,
  newNoteExamples,
  noteExamples,
  notesExamples,
} from './handling.examples.ts'
import {
  assigneeRepresentation,
  countsRepresentation,
  handledRepresentation,
  noteRepresentation,
} from './handling.representation.ts'
import type { HandledMessage } from './handling.ts'

const tags = ['contacts']
const params = idParams(contactMessage)
const toRead = { tags, ...permitted('messages:read') }
const toWrite = { tags, ...permitted('messages:write'), params }
const missing = notFound(contactMessage.singular)

const getSchema = {
  ...toRead,
  params,
  operationId: 'getContactMessage',
  summary: 'One contact message',
  response: {
    200: jsonAnswer('The message as it is now.', handledRepresentation, handledExamples, tagHeader),
    ...problemResponses(...adminRefusals, missing),
  },
}

const assigneesSchema = {
  tags,
  ...permitted('messages:write'),
  operationId: 'listContactMessageAssignees',
  summary: 'Whom a contact message may be given',
  description: 'Those of the team who answer messages, without whoever is disabled.',
  response: {
    200: jsonAnswer('By their names.', z.array(assigneeRepresentation), assigneesExamples),
    ...problemResponses(...adminRefusals),
  },
}

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
  ...changedIfMatch,
  operationId: 'updateContactMessage',
  summary: 'Say what has become of a contact message, and who has taken it',
  description:
    'What is omitted keeps its value; what is so already is no change, and without any the version stays. It is taken by whoever answers messages and is not disabled.',
  body: jsonBody('ContactMessageChange', messageChange, changeExamples),
  response: {
    200: jsonAnswer('The message as it is now.', handledRepresentation, handledExamples, tagHeader),
    ...problemResponses(
      refusalOf(messageChange, { state: 'lost' }),
      ...adminRefusals,
      missing,
      'edit_conflict',
      'precondition_failed',
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

const answer = (message: HandledMessage, reply: FastifyReply): HandledMessage => {
  reply.header('etag', versionTag(message.version))
  return message
}

export const handlingRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  app.get('/api/contacts/counts', { schema: countsSchema }, ({ viewer }) => contacts.counts(viewer))

  app.get('/api/contacts/assignees', { schema: assigneesSchema }, ({ viewer }) => contacts.assignees(viewer))

  app.get<IdParams>('/api/contacts/:id', { schema: getSchema }, async ({ viewer, params }, reply) =>
    answer(await contacts.get(viewer, params.id), reply),
  )

  app.put<IdParams>('/api/contacts/:id', { schema: updateSchema }, async (request, reply) => {
    const { viewer, params, body, headers } = request
    return answer(await contacts.update(viewer, params.id, body, readIfMatch(headers['if-match'])), reply)
  })

  app.get<IdParams>('/api/contacts/:id/notes', { schema: notesSchema }, ({ viewer, params }) =>
    contacts.notes(viewer, params.id),
  )

  app.post<IdParams>('/api/contacts/:id/notes', { schema: addNoteSchema }, async (request, reply) => {
    const { viewer, params, body, idempotencyKey } = request
    return reply.code(201).send(await contacts.addNote(viewer, params.id, body, idempotencyKey))
  })
}
