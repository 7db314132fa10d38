import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import { mostCounted } from '../../../schema/limits.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { waitingNeeds, waitingRooms } from '../../../schema/waiting.ts'
import { inLocale } from '../../core/localized.ts'
import { jsonAnswer, languageHeader } from '../../openapi/documentation.ts'
import { localised } from '../../openapi/params.ts'
import { adminRefusals, problemResponses } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { exampleWaiting } from './waiting.examples.ts'
import type { WaitingService } from './waiting.service.ts'
import type { Waiting } from './waiting.ts'

const ofOthers = 'null of everything else.'
const lari = (description: string) => z.number().nullable().meta({ description })

const representation = z
  .object({
    need: z.enum(namesOf(waitingNeeds)).meta({ description: 'What is to be done.' }),
    room: z.enum(namesOf(waitingRooms)).meta({ description: 'Where.' }),
    count: z
      .int()
      .nullable()
      .meta({ description: `How many wait so; null where they are more than ${mostCounted}.` }),
    id: id.meta({ description: 'Of the record that has waited longest.' }),
    title: z.string().meta({
      description:
        'What it is called in the language asked for, where it is written in it; of a message its writer, of a pledge its project, of a letter its address.',
    }),
    excerpt: z
      .string()
      .nullable()
      .meta({ description: `How a message begins; ${ofOthers}` }),
    since: z.iso.datetime().nullable().meta({ description: 'Since when it waits; null where nobody knows.' }),
    endDate: z.iso
      .date()
      .nullable()
      .meta({ description: `The last day of a project; ${ofOthers}` }),
    raised: lari(`Lari that a project has received; ${ofOthers}`),
    goal: lari(`Lari that a project is to receive; ${ofOthers}`),
  })
  .meta({ title: 'Waiting' })

const represent = ({ title, ...waiting }: Waiting, locale: Locale) => ({
  ...waiting,
  title: inLocale(title, locale),
})

const inLanguage = (locale: Locale) => exampleWaiting.map((each) => represent(each, locale))

const listSchema = {
  tags: ['waiting'],
  ...permitted('admin:enter'),
  ...localised,
  operationId: 'listWaiting',
  summary: 'What waits for somebody of the team',
  description: 'As far as whoever asks may see it.',
  response: {
    200: jsonAnswer(
      'People first, then what has waited longest.',
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

export const waitingRoutes = (app: FastifyInstance, waiting: WaitingService): void => {
  app.get('/api/waiting', { schema: listSchema }, async ({ viewer, locale }, reply) => {
    const list = await waiting.list(viewer)
    reply.header('content-language', locale)
    return list.map((each) => represent(each, locale))
  })
}
