import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { picture, pictureChange, pictureList, pictureUse } from '../../../schema/picture-library.ts'
import { servedLocale } from '../../core/localized.ts'
import { notFound } from '../../core/problem.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { deleteRoute } from '../../models/delete.routes.ts'
import { changeExamples, exampleRecord, recordExamples } from '../../models/examples.ts'
import { listRoute } from '../../models/list.routes.ts'
import { jsonAnswer, jsonBody, languageHeader, tagHeader } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedIfMatch } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { pictureRepresentation, representPicture } from './pictures.representation.ts'
import type { PicturesService, PictureWithUses } from './pictures.service.ts'

const { plural, permissions } = picture
const example: PictureWithUses = { ...exampleRecord(picture), uses: [exampleRecord(pictureUse)] }
const examples = recordExamples((locale) => representPicture(example, locale))

const common = { tags: [plural], params: idParams(picture) }

const getSchema = {
  ...common,
  ...localised,
  ...permitted(permissions.read),
  operationId: 'getPicture',
  summary: 'One picture',
  description: 'By its id, or by the `public_id` that uploading has answered.',
  response: {
    200: jsonAnswer('The picture, and what uses it.', pictureRepresentation, examples, {
      ...languageHeader,
      ...tagHeader,
    }),
    ...problemResponses(...adminRefusals, notFound(picture.singular)),
  },
}

const updateSchema = {
  ...common,
  ...localisedIfMatch,
  ...permitted(permissions.write),
  operationId: 'updatePicture',
  summary: 'Change what is said of one picture',
  description:
    'Its name, its alternative text and its focal point, wherever it is used. What is omitted keeps its value; null or an empty text clears what is optional. The two numbers of the focal point are set, or cleared, together.',
  body: jsonBody('PictureChange', pictureChange, changeExamples(picture)),
  response: {
    200: jsonAnswer('The changed picture.', pictureRepresentation, examples, {
      ...languageHeader,
      ...tagHeader,
    }),
    ...problemResponses(
      refusalOf(pictureChange, { focusX: 2 }),
      notFound(picture.singular),
      'edit_conflict',
      'precondition_failed',
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
}

const answer = (found: PictureWithUses, { locale }: FastifyRequest, reply: FastifyReply): object => {
  reply.header('content-language', servedLocale(found.alt, locale)).header('etag', versionTag(found.version))
  return representPicture(found, locale)
}

export const picturesRoutes = (app: FastifyInstance, pictures: PicturesService): void => {
  listRoute(app, {
    model: picture,
    query: pictureList.query,
    representation: pictureRepresentation,
    represent: representPicture,
    example,
    list: pictures.listWithUses,
  })

  app.get<IdParams>(`/api/${plural}/:id`, { schema: getSchema }, async (request, reply) =>
    answer(await pictures.getWithUses(request.viewer, request.params.id), request, reply),
  )

  app.put<IdParams>(`/api/${plural}/:id`, { schema: updateSchema }, async (request, reply) => {
    const { viewer, params, body, locale, headers } = request
    const from = readIfMatch(headers['if-match'])
    return answer(await pictures.updateWithUses(viewer, params.id, body, locale, from), request, reply)
  })

  deleteRoute(app, picture, pictures, 'picture_in_use')
}
