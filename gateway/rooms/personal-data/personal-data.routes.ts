import type { FastifyInstance } from 'fastify'
import {
  addressInput,
  erasure,
  erasureInput,
  personalData,
  personalFile,
} from '../../../schema/personal-data.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { localised } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import {
  addressExamples,
  erasureExamples,
  exampleData,
  exampleErasure,
  exampleFile,
} from './personal-data.examples.ts'
import type { PersonalDataService } from './personal-data.service.ts'

const common = { tags: ['personalData'], ...permitted('people:erase') }
const refused = problemResponses(refusalOf(addressInput, { email: '?' }), ...adminRefusals, ...bodyRefusals)

const findSchema = {
  ...common,
  operationId: 'findPersonalData',
  summary: 'Where anything is held about an email address',
  description: 'Nothing is written. The address is sent in the body, so that it stands in no log.',
  body: jsonBody('PersonalAddress', addressInput, addressExamples),
  response: {
    200: jsonAnswer('Where, and how many records.', personalData, {
      one: { summary: 'A donor who wrote', value: exampleData },
    }),
    ...refused,
  },
}

const fileSchema = {
  ...common,
  ...localised,
  operationId: 'exportPersonalData',
  summary: 'All that is held about an email address, to be handed to the person',
  description: 'One JSON document. Nothing is written.',
  body: jsonBody('PersonalAddress', addressInput, addressExamples),
  response: {
    200: jsonAnswer('Every record.', personalFile, { one: { summary: 'A reader', value: exampleFile } }),
    ...refused,
  },
}

const eraseSchema = {
  ...common,
  operationId: 'erasePersonalData',
  summary: 'Erase whoever has an email address',
  description:
    'In one transaction, for good. Gifts and all sums stay, and nobody is their giver. The trail says that it was done, not to whom. Backups that were made before still have it. Again it finds nothing and changes nothing.',
  body: jsonBody('ErasureInput', erasureInput, erasureExamples),
  response: {
    200: jsonAnswer('What there was.', erasure, {
      one: { summary: 'A donor who wrote', value: exampleErasure },
    }),
    ...problemResponses(
      refusalOf(erasureInput, { email: 'nino@example.org', confirmEmail: 'nina@example.org' }),
      ...adminRefusals,
      'last_admin_stays',
      'erasing_oneself',
      'member_of_team',
      ...bodyRefusals,
    ),
  },
}

export const personalDataRoutes = (app: FastifyInstance, service: PersonalDataService): void => {
  app.post('/api/personal-data/search', { schema: findSchema }, ({ viewer, body }) =>
    service.find(viewer, body),
  )
  app.post('/api/personal-data/file', { schema: fileSchema }, async ({ viewer, body, locale }, reply) => {
    const file = await service.file(viewer, body, locale)
    return reply.type('application/json; charset=utf-8').send(file)
  })
  app.post('/api/personal-data/erasure', { schema: eraseSchema }, ({ viewer, body }) =>
    service.erase(viewer, body),
  )
}
