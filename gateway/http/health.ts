import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '../core/problem.ts'
import { responseSchema } from './json-schema.ts'
import { problemResponses } from './problem-details.ts'

const answer = responseSchema(z.object({ status: z.literal('ok') }))

const healthSchema = {
  operationId: 'health',
  summary: 'Whether the process is alive',
  tags: ['operations'],
  response: { 200: { description: 'Alive.', ...answer } },
}

const readySchema = {
  operationId: 'ready',
  summary: 'Whether the database is reachable and migrated',
  tags: ['operations'],
  response: { 200: { description: 'Ready.', ...answer }, ...problemResponses() },
}

/** `isReady` says whether the database answers and every migration has run. */
export const healthRoutes = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/health', { schema: healthSchema }, () => ({ status: 'ok' }))

  app.get('/ready', { schema: readySchema }, async () => {
    if (!(await isReady())) throw new Problem('unavailable')
    return { status: 'ok' }
  })
}
