import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type LifeState, lifeChange } from '../../schema/life.ts'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, type Model } from '../../schema/model.ts'
import { servedLocale, textOf } from '../core/localized.ts'
import { memberOf } from '../core/member.ts'
import { notFound } from '../core/problem.ts'
import { type MadeFrom, readIfMatch, versionTag } from '../core/version-tags.ts'
import type { Viewer } from '../core/viewer.ts'
import { jsonAnswer, jsonBody, languageHeader, tagHeader } from '../openapi/documentation.ts'
import { type IdParams, idParams, localisedIfMatch } from '../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'
import { recordExamples } from './examples.ts'

export interface LivingService<Whole> {
  setState: (viewer: Viewer, id: string, input: unknown, from: MadeFrom) => Promise<Whole>
}

interface LifeApi<Whole extends object> {
  model: Model
  /** What a record is in JSON. */
  representation: z.ZodType
  represent: (record: Whole, locale: Locale, isForTeam: boolean) => object
  example: Whole
  service: LivingService<Whole>
}

const bodies: Record<LifeState, { summary: string; value: z.input<typeof lifeChange> }> = {
  scheduled: {
    summary: 'Shown to everybody from a moment on',
    value: { state: 'scheduled', publishedAt: '2030-12-01T05:00:00.000Z' },
  },
  published: { summary: 'Shown to everybody at once', value: { state: 'published' } },
  draft: { summary: 'Hidden, unless somebody changed it since', value: { state: 'draft', version: 1 } },
  archived: { summary: 'Over', value: { state: 'archived' } },
}

/** The route that decides who is shown a record of a model. */
export const lifeRoute = <Whole extends object>(app: FastifyInstance, api: LifeApi<Whole>): void => {
  const { model, representation, represent, example, service } = api
  const { name, singular, plural } = model
  const [title] = localizedFields(model)
  const schema = {
    tags: [plural],
    ...permitted(model.permissions.write),
    ...localisedIfMatch,
    params: idParams(model),
    operationId: `set${name}State`,
    summary: `Publish, schedule, hide or end one ${singular}`,
    description:
      'A draft, and what is scheduled, is shown to admins alone. What is archived stays at its address and says that it is over. Put into the state it is in, it stays as it is.',
    body: jsonBody(`${name}State`, lifeChange, bodies),
    response: {
      200: jsonAnswer(
        `The ${singular} as it is now.`,
        representation,
        recordExamples((locale) => represent(example, locale, true)),
        { ...languageHeader, ...tagHeader },
      ),
      ...problemResponses(
        refusalOf(lifeChange, { state: 'scheduled' }),
        notFound(singular),
        'not_published',
        'edit_conflict',
        'precondition_failed',
        ...adminRefusals,
        ...bodyRefusals,
      ),
    },
  }
  app.put<IdParams>(`/api/${plural}/:id/state`, { schema }, async (request, reply) => {
    const { viewer, params, body, locale, headers } = request
    const record = await service.setState(viewer, params.id, body, readIfMatch(headers['if-match']))
    if (title) reply.header('content-language', servedLocale(textOf(record, title[0]), locale))
    const version = memberOf(record, 'version')
    if (typeof version === 'number') reply.header('etag', versionTag(version))
    return represent(record, locale, true)
  })
}
