import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, type Model, plainFields } from '../../schema/model.ts'
import type { ProblemCode } from '../../schema/problems.ts'
import { servedLocale, textOf } from '../core/localized.ts'
import { memberOf } from '../core/member.ts'
import { notFound } from '../core/problem.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { type MadeFrom, readIfMatch, versionTag } from '../core/version-tags.ts'
import { may, type Viewer } from '../core/viewer.ts'
import type { Wanted } from '../core/wanted.ts'
import {
  jsonAnswer,
  jsonBody,
  languageHeader,
  locationHeader,
  publicHeaders,
  tagHeader,
  unchangedAnswer,
} from '../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedIfMatch, localisedOnce } from '../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../openapi/problem-responses.ts'
import { moreWith, permitted } from '../openapi/security.ts'
import { changeExamples, createExamples, recordExamples } from './examples.ts'
import { listRoute } from './list.routes.ts'

/** What the routes of a model's records are made of. */
export interface RecordsApi<Whole extends object> {
  model: Model
  shapes: { create: z.ZodType; change: z.ZodType; list: { query: z.ZodPipe<z.ZodObject, z.ZodType> } }
  /** What a record is in JSON. */
  representation: z.ZodType
  represent: (record: Whole, locale: Locale, isForTeam: boolean) => object
  /** What else is set for the route that everybody reads: how its answers may be kept. */
  options: RouteShorthandOptions
  /** What else a change may be refused with. */
  changeRefusals?: readonly ProblemCode[]
  /** A record as everybody is answered it, and as an admin is. */
  examples: { everybody: Whole; admin: Whole }
  service: {
    get: (viewer: Viewer, id: string) => Promise<Whole>
    list: (viewer: Viewer, input: unknown, locale: Locale, wanted: Wanted) => Promise<SortedListPage<Whole>>
    create: (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      idempotencyKey: string | undefined,
    ) => Promise<Whole>
    update: (viewer: Viewer, id: string, input: unknown, locale: Locale, from: MadeFrom) => Promise<Whole>
  }
}

/** Who may ask for one record, and who is answered more of it. */
const whoReads = (model: Model) => {
  const { isForTeam, nested = [], permissions } = model
  if (isForTeam) return permitted(permissions.read)
  const hasMore = nested.length > 0 || plainFields(model).some(([, { read }]) => read === 'team')
  return hasMore ? moreWith(permissions.read) : {}
}

/** The documentation of each route. */
const schemasOf = <Whole extends object>(api: RecordsApi<Whole>) => {
  const { model, shapes, representation, represent } = api
  const [nested] = model.nested ?? []
  const examples = recordExamples((locale) => represent(api.examples.everybody, locale, false))
  const { name, singular, plural } = model
  const common = { tags: [plural], ...localised }
  const writing = { ...common, ...permitted(model.permissions.write) }
  const params = idParams(model)
  const shown = localizedFields(model).length > 0 ? languageHeader : {}
  return {
    get: {
      ...common,
      ...whoReads(model),
      params,
      operationId: `get${name}`,
      summary: `One ${singular}`,
      response: {
        200: jsonAnswer(
          nested ? `The ${singular}; its ${nested} for an admin.` : `The ${singular}.`,
          representation,
          examples,
          {
            ...shown,
            ...(model.isForTeam ? tagHeader : publicHeaders),
          },
        ),
        ...(model.isForTeam ? {} : unchangedAnswer),
        ...problemResponses(...(model.isForTeam ? adminRefusals : []), notFound(singular)),
      },
    },
    create: {
      ...writing,
      ...localisedOnce,
      operationId: `create${name}`,
      summary: `Create one ${singular}`,
      body: jsonBody(`New${name}`, shapes.create, createExamples(model)),
      response: {
        201: jsonAnswer(`The new ${singular}.`, representation, examples, {
          ...locationHeader,
          ...shown,
          ...tagHeader,
        }),
        ...problemResponses(
          refusalOf(shapes.create, {}),
          notFound(singular),
          ...adminRefusals,
          ...createRefusals,
        ),
      },
    },
    update: {
      ...writing,
      ...localisedIfMatch,
      params,
      operationId: `update${name}`,
      summary: `Change one ${singular}`,
      description:
        'What is omitted keeps its value; null or an empty text clears what is optional. A record can be put back as it was read: what is so already is no change, and without any the version stays; what is worked out, like the sum of gifts, is ignored. Where a text and its translation both speak, the one that differs from what stands there counts, and of two that do the translation.',
      body: jsonBody(`${name}Change`, shapes.change, changeExamples(model)),
      response: {
        200: jsonAnswer(`The changed ${singular}.`, representation, examples, { ...shown, ...tagHeader }),
        ...problemResponses(
          refusalOf(shapes.change, { version: 0 }),
          notFound(singular),
          'edit_conflict',
          'precondition_failed',
          ...(api.changeRefusals ?? []),
          ...adminRefusals,
          ...bodyRefusals,
        ),
      },
    },
  }
}

/** The routes of a model's records: a list, one, a new one, a change. */
export const recordsRoutes = <Whole extends { id: string }>(
  app: FastifyInstance,
  api: RecordsApi<Whole>,
): void => {
  const { model, shapes, represent, options, service } = api
  const path = `/api/${model.plural}`
  const schemas = schemasOf(api)
  const [title] = localizedFields(model)
  const mayRead = (viewer: Viewer): boolean => may(viewer, model.permissions.read)

  /** Says in which language a record is answered, if it is written in any, and to whoever may change it its version. */
  const answer = (record: Whole, { locale, viewer }: FastifyRequest, reply: FastifyReply): object => {
    if (title) reply.header('content-language', servedLocale(textOf(record, title[0]), locale))
    const version = memberOf(record, 'version')
    if (mayRead(viewer) && typeof version === 'number') reply.header('etag', versionTag(version))
    return represent(record, locale, mayRead(viewer))
  }

  listRoute(app, {
    model,
    query: shapes.list.query,
    representation: api.representation,
    represent,
    example: api.examples.admin,
    list: service.list,
  })

  app.get<IdParams>(`${path}/:id`, { ...options, schema: schemas.get }, async (request, reply) =>
    answer(await service.get(request.viewer, request.params.id), request, reply),
  )

  app.post(path, { schema: schemas.create }, async (request, reply) => {
    const { viewer, body, locale, idempotencyKey } = request
    const record = await service.create(viewer, body, locale, idempotencyKey)
    reply.code(201).header('location', `${path}/${record.id}`)
    return answer(record, request, reply)
  })

  app.put<IdParams>(`${path}/:id`, { schema: schemas.update }, async (request, reply) => {
    const { viewer, params, body, locale, headers } = request
    const from = readIfMatch(headers['if-match'])
    return answer(await service.update(viewer, params.id, body, locale, from), request, reply)
  })
}
