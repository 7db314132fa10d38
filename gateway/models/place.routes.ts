import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, type Model } from '../../schema/model.ts'
import { placeChange } from '../../schema/place.ts'
import { servedLocale, textOf } from '../core/localized.ts'
import { notFound } from '../core/problem.ts'
import type { Viewer } from '../core/viewer.ts'
import { jsonAnswer, jsonBody, languageHeader } from '../openapi/documentation.ts'
import { type IdParams, idParams, localised } from '../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'
import { recordExamples } from './examples.ts'

export interface PlacingService<Whole> {
  move: (viewer: Viewer, id: string, input: unknown) => Promise<Whole>
}

interface PlaceApi<Whole extends object> {
  model: Model
  /** What a record is in JSON. */
  representation: z.ZodType
  represent: (record: Whole, locale: Locale, isForTeam: boolean) => object
  example: Whole
  service: PlacingService<Whole>
}

/** The route that puts the records of a model into an order. */
export const placeRoute = <Whole extends object>(app: FastifyInstance, api: PlaceApi<Whole>): void => {
  const { model, representation, represent, example, service } = api
  const { name, singular, plural, exampleId } = model
  const [title] = localizedFields(model)
  const schema = {
    tags: [plural],
    ...permitted(model.permissions.write),
    ...localised,
    params: idParams(model),
    operationId: `move${name}`,
    summary: `Put one ${singular} before or after another`,
    description: 'Where it stands there already, nothing changes. Its version stays in any case.',
    body: jsonBody(`${name}Place`, placeChange, {
      before: { summary: 'Right before this one', value: { before: exampleId } },
      after: { summary: 'Right after this one', value: { after: exampleId } },
    }),
    response: {
      200: jsonAnswer(
        `The ${singular}.`,
        representation,
        recordExamples((locale) => represent(example, locale, true)),
        languageHeader,
      ),
      ...problemResponses(refusalOf(placeChange, {}), notFound(singular), ...adminRefusals, ...bodyRefusals),
    },
  }
  app.put<IdParams>(`/api/${plural}/:id/place`, { schema }, async (request, reply) => {
    const { viewer, params, body, locale } = request
    const record = await service.move(viewer, params.id, body)
    if (title) reply.header('content-language', servedLocale(textOf(record, title[0]), locale))
    return represent(record, locale, true)
  })
}
