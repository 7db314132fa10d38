import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '../core/problem.ts'
import { responseSchema } from './json-schema.ts'
import { refusals } from './problem-responses.ts'

const answer = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: responseSchema(z.object({ status: z.literal('ok') }).meta({ title: 'Health' })),
      examples: { ok: { summary: 'All is well', value: { status: 'ok' } } },
    },
  },
})

/** The server answers this one before Fastify routes: all that can be wrong with a request that has neither parameters nor body. */
const headersTooLarge = {
  431: {
    description: 'The headers exceed 16 KiB: refused before any route is looked for.',
    type: 'object',
    properties: {
      error: { type: 'string', example: 'Request Header Fields Too Large' },
      message: { type: 'string', example: 'Exceeded maximum allowed HTTP header size' },
      statusCode: { type: 'integer', example: 431 },
    },
    required: ['error', 'message', 'statusCode'],
  },
}

const healthSchema = {
  operationId: 'health',
  summary: 'Whether the process is alive',
  tags: ['operations'],
  response: { 200: answer('Alive.'), ...headersTooLarge },
}

const readySchema = {
  operationId: 'ready',
  summary: 'Whether the database is reachable and migrated',
  tags: ['operations'],
  response: { 200: answer('Ready.'), ...headersTooLarge, ...refusals('unavailable', 'internal') },
}

/** `isReady` says whether the database answers and every migration has run. */
export const healthRoutes = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/health', { schema: healthSchema }, () => ({ status: 'ok' }))

  app.get('/ready', { schema: readySchema }, async () => {
    if (!(await isReady())) throw new Problem('unavailable')
    return { status: 'ok' }
  })
}
