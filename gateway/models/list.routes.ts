import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, type Model } from '../../schema/model.ts'
import { parse } from '../core/parse.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import type { Viewer } from '../core/viewer.ts'
import { pageAlone, type Wanted } from '../core/wanted.ts'
import { jsonAnswer, languageHeader } from '../openapi/documentation.ts'
import { localised, localisedListOf } from '../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'
import { listExamples, recordExamples } from './examples.ts'

/** What the route of a list is made of. */
export interface ListApi<Whole extends object> {
  model: Pick<Model, 'name' | 'plural' | 'fields' | 'nested' | 'permissions'>
  query: z.ZodPipe<z.ZodObject, z.ZodType>
  /** What a record is in JSON. */
  representation: z.ZodType
  represent: (record: Whole, locale: Locale, isForTeam: boolean) => object
  /** A record as an admin is answered it. */
  example: Whole
  list: (viewer: Viewer, input: unknown, locale: Locale, wanted: Wanted) => Promise<SortedListPage<Whole>>
}

/** The records under their own name, and the cursor that continues the list. */
const listRepresentation = ({ name, plural }: Pick<Model, 'name' | 'plural'>, representation: z.ZodType) =>
  z
    .object({
      [plural]: z.array(representation),
      nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
    })
    .meta({ title: `${name}List` })

/** The route of a list, for admins. */
export const listRoute = <Whole extends object>(app: FastifyInstance, api: ListApi<Whole>): void => {
  const { model, query: shape, representation, represent, example, list } = api
  const { plural } = model
  const [nested] = model.nested ?? []
  const isInTwoLanguages = localizedFields(model).length > 0
  const schema = {
    tags: [plural],
    ...localised,
    ...permitted(model.permissions.read),
    ...localisedListOf(shape),
    operationId: `list${plural.charAt(0).toUpperCase()}${plural.slice(1)}`,
    summary: nested ? `All ${plural} with their newest ${nested}` : `All ${plural}`,
    response: {
      200: jsonAnswer(
        'Newest first, unless sorted otherwise.',
        listRepresentation(model, representation),
        listExamples(
          plural,
          recordExamples((locale) => represent(example, locale, true)),
        ),
        isInTwoLanguages ? languageHeader : {},
      ),
      ...problemResponses(refusalOf(shape, { limit: '0' }), ...adminRefusals),
    },
  }
  app.get(`/api/${plural}`, { schema }, async ({ viewer, query, locale }, reply) => {
    const page = await list(viewer, parse(shape, query), locale, pageAlone)
    if (isInTwoLanguages) reply.header('content-language', locale)
    return {
      [plural]: page.nodes.map((record) => represent(record, locale, true)),
      nextCursor: page.hasNextPage ? page.endCursor : null,
    }
  })
}
