import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Charity, charity, charityChange } from '../../../schema/charity.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { changeExamples, exampleRecord, recordExamples } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { jsonAnswer, jsonBody, languageHeader, tagHeader } from '../../openapi/documentation.ts'
import { localised, localisedIfMatch } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { CharityService } from './charity.service.ts'

const tags = ['charity']
const { permissions } = charity
const representation: z.ZodType = representationOf(charity)
const represent = representer(charity)
/** Of the demo's admin. */
const currentPassword = 'from-stray-to-safe'
const { values, texts } = changeExamples(charity)
const changing = {
  // Whichever version it is, somebody may have changed it since.
  texts: { ...texts, value: { translations: texts.value.translations } },
  values: { ...values, value: { ...values.value, currentPassword } },
}

const answered = (description: string) =>
  jsonAnswer(
    description,
    representation,
    recordExamples((locale) => represent(exampleRecord(charity), locale, true)),
    { ...languageHeader, ...tagHeader },
  )

const getSchema = {
  tags,
  ...localised,
  ...permitted(permissions.read),
  operationId: 'getCharity',
  summary: 'What the charity is called, and the account that gifts go to',
  response: { 200: answered('What is not known yet is null.'), ...problemResponses(...adminRefusals) },
}

const updateSchema = {
  tags,
  ...localisedIfMatch,
  ...permitted(permissions.write),
  operationId: 'updateCharity',
  summary: 'Say what the charity is called, and which account gifts go to',
  description:
    'What is omitted keeps its value; null or an empty text clears it. Another account asks for `currentPassword`, and where the site writes letters, every admin is told of it.',
  body: jsonBody('CharityChange', charityChange, changing),
  response: {
    200: answered('As it is now.'),
    ...problemResponses(
      refusalOf(charityChange, { iban: 'GE00' }),
      ...adminRefusals,
      'password_too_common',
      'rate_limited',
      'edit_conflict',
      'precondition_failed',
      ...bodyRefusals,
    ),
  },
}

const answer = (record: Charity, { locale }: FastifyRequest, reply: FastifyReply): object => {
  reply.header('content-language', locale).header('etag', versionTag(record.version))
  return represent(record, locale, true)
}

export const charityRoutes = (app: FastifyInstance, service: CharityService): void => {
  app.get('/api/charity', { schema: getSchema }, async (request, reply) =>
    answer(await service.get(request.viewer), request, reply),
  )

  app.put('/api/charity', { schema: updateSchema }, async (request, reply) => {
    const { viewer, body, headers } = request
    return answer(
      await service.update(viewer, body, request, readIfMatch(headers['if-match'])),
      request,
      reply,
    )
  })
}
