import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { donationEntryKinds } from '../../../schema/donations.ts'
import { id } from '../../../schema/fields.ts'
import { latelyFields as described, latelyKinds, undoableFields } from '../../../schema/lately.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { project } from '../../../schema/projects.ts'
import { trailActions } from '../../../schema/trail.ts'
import { inLocale } from '../../core/localized.ts'
import { jsonAnswer, languageHeader } from '../../openapi/documentation.ts'
import { localised } from '../../openapi/params.ts'
import { adminRefusals, problemResponses } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { Lately } from './lately.ts'
import { exampleActor, exampleEntry } from './trail.examples.ts'
import type { TrailService } from './trail.service.ts'

const maybe = (description: string) => z.string().nullable().meta({ description })

const undoable = z
  .object({
    id: id.meta({ description: undoableFields.id }),
    recordId: id.meta({ description: undoableFields.recordId }),
    version: z.int().nullable().meta({ description: undoableFields.version }),
  })
  .meta({ title: 'UndoableEntry' })

const representation = z
  .object({
    id: id.meta({ description: described.id }),
    at: z.iso.datetime().meta({ description: described.at }),
    actor: maybe(described.actor),
    actorId: maybe(described.actorId),
    isOwn: z.boolean().meta({ description: described.isOwn }),
    program: maybe(described.program),
    action: z.enum(namesOf(trailActions)).meta({ description: described.action }),
    kind: z.enum(namesOf(latelyKinds)).meta({ description: described.kind }),
    count: z.int().nullable().meta({ description: described.count }),
    entry: z.enum(namesOf(donationEntryKinds)).nullable().meta({ description: described.entry }),
    sum: z.number().nullable().meta({ description: described.sum }),
    version: z.int().nullable().meta({ description: described.version }),
    undoable: z.array(undoable).meta({ description: described.undoable }),
    recordId: maybe(described.recordId),
    title: maybe(described.title),
  })
  .meta({ title: 'Lately' })

const represent = ({ title, ...lately }: Lately, locale: Locale) => ({
  ...lately,
  title: inLocale(title, locale) || null,
})

const { at, recordId, title, version } = exampleEntry
const example: Lately[] = [
  {
    id: exampleEntry.id,
    at,
    actor: exampleActor.name,
    actorId: exampleActor.id,
    isOwn: false,
    program: null,
    action: 'change',
    kind: 'project',
    count: 1,
    entry: null,
    sum: null,
    version,
    undoable: [{ id: exampleEntry.id, recordId: project.exampleId, version }],
    recordId,
    title,
  },
]

const inLanguage = (locale: Locale) => example.map((each) => represent(each, locale))

const listSchema = {
  tags: ['trail'],
  ...permitted('admin:enter'),
  ...localised,
  operationId: 'listLately',
  summary: 'What became of records lately',
  description: 'As far as whoever asks may see them.',
  response: {
    200: jsonAnswer(
      'Newest first: of each person, act, kind of record and day at once.',
      z.array(representation),
      {
        en: { summary: 'In English', value: inLanguage('en') },
        ka: { summary: 'ქართულად', value: inLanguage('ka') },
      },
      languageHeader,
    ),
    ...problemResponses(...adminRefusals),
  },
}

export const latelyRoutes = (app: FastifyInstance, trail: TrailService): void => {
  app.get('/api/lately', { schema: listSchema }, async ({ viewer, locale }, reply) => {
    const list = await trail.lately(viewer)
    reply.header('content-language', locale)
    return list.map((each) => represent(each, locale))
  })
}
