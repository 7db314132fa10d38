import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contactMessage, messageAnswer, newMessageAnswer } from '../../../schema/contacts.ts'
import { letterStates } from '../../../schema/letters.ts'
import { namesOf } from '../../../schema/model.ts'
import { notFound } from '../../core/problem.ts'
import { exampleInput } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { MessageAnswer } from './answer.ts'
import type { ContactsService } from './contacts.service.ts'

const tags = ['contacts']
const params = idParams(contactMessage)
const missing = notFound(contactMessage.singular)

const representation = representationOf(messageAnswer)
  .extend({
    writtenBy: z.string().nullable().meta({ description: 'Who wrote it; null where the account is gone.' }),
    writtenAt: z.string().meta({ format: 'date-time' }),
    letterState: z
      .enum(namesOf(letterStates))
      .nullable()
      .meta({ description: 'What became of its letter; null where that is kept no longer.' }),
  })
  .meta({ title: messageAnswer.name })

const example: MessageAnswer = {
  id: messageAnswer.exampleId,
  text: String(exampleInput(messageAnswer).text),
  writtenBy: 'Nino Kapanadze',
  writtenAt: '2026-11-20T10:00:00.000Z',
  letterState: 'sent',
}

const listSchema = {
  tags,
  ...permitted('messages:read'),
  params,
  operationId: 'listContactMessageAnswers',
  summary: 'What was answered to a contact message by letter',
  response: {
    200: jsonAnswer('As they were written; of very many the newest 1,000.', z.array(representation), {
      one: { summary: 'One', value: [example] },
    }),
    ...problemResponses(...adminRefusals, missing),
  },
}

const answerSchema = {
  tags,
  ...permitted('messages:write'),
  params,
  ...localisedOnce,
  operationId: 'answerContactMessage',
  summary: 'Answer a contact message by letter',
  description:
    'The letter goes to the address that the message came with, in the language it was written in; all answers to one message are one conversation in a mailbox. The message is `answered` then.',
  body: jsonBody('NewContactMessageAnswer', newMessageAnswer, {
    one: { summary: 'An answer', value: { text: example.text } },
  }),
  response: {
    201: jsonAnswer('The answer, whose letter waits for its turn.', representation, {
      one: { summary: 'An answer', value: { ...example, letterState: 'waiting' as const } },
    }),
    ...problemResponses(
      refusalOf(newMessageAnswer, {}),
      ...adminRefusals,
      missing,
      'edit_conflict',
      'letters_off',
      ...createRefusals,
    ),
  },
}

export const answersRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  app.get<IdParams>('/api/contacts/:id/answers', { schema: listSchema }, ({ viewer, params }) =>
    contacts.answers(viewer, params.id),
  )

  app.post<IdParams>('/api/contacts/:id/answers', { schema: answerSchema }, async (request, reply) => {
    const { viewer, params, body, idempotencyKey } = request
    return reply.code(201).send(await contacts.answer(viewer, params.id, body, idempotencyKey))
  })
}
