import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { switchDescriptions } from '../../../schema/switches.ts'
import { publicRead } from '../../http/caching.ts'
import { jsonAnswer, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { problemResponses } from '../../openapi/problem-responses.ts'
import type { SwitchesService } from './switches.service.ts'

const representation = z
  .object({
    letters: z.boolean().meta({ description: switchDescriptions.letters }),
    newsletter: z.boolean().meta({ description: switchDescriptions.newsletter }),
    projects: z.boolean().meta({ description: switchDescriptions.projects }),
    giving: z.boolean().meta({ description: switchDescriptions.giving }),
    events: z.boolean().meta({ description: switchDescriptions.events }),
  })
  .meta({ title: 'Switches' })

const schema = {
  operationId: 'getSwitches',
  summary: 'What of the site is switched on',
  description: 'By whoever runs it, or by an admin.',
  tags: ['switches'],
  response: {
    200: jsonAnswer(
      'Each, on or off.',
      representation,
      {
        none: {
          summary: 'Nothing',
          value: { letters: false, newsletter: false, projects: false, giving: false, events: false },
        },
        all: {
          summary: 'Everything',
          value: { letters: true, newsletter: true, projects: true, giving: true, events: true },
        },
      },
      publicHeaders,
    ),
    ...unchangedAnswer,
    ...problemResponses(),
  },
}

export const switchesRoutes = (app: FastifyInstance, switches: SwitchesService): void => {
  app.get('/api/switches', { schema, ...publicRead() }, () => switches.get())
}
