import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { oneLook } from '../core/one-look.ts'
import { Problem } from '../core/problem.ts'
import { type Headers, rateLimitHeaders } from '../openapi/documentation.ts'
import { responseSchema } from '../openapi/json-schema.ts'
import { refusals } from '../openapi/problem-responses.ts'
import type { RequestLimiter } from './limit-requests.ts'

const answer = (description: string, headers: Headers = {}) => ({
  description,
  headers,
  content: {
    'application/json': {
      schema: responseSchema(z.object({ status: z.literal('ok') }).meta({ title: 'Health' })),
      examples: { ok: { summary: 'All is well', value: { status: 'ok' } } },
    },
  },
})

const healthSchema = {
  operationId: 'health',
  summary: 'Whether the process is alive',
  tags: ['operations'],
  response: { 200: answer('Alive.'), ...refusals('headers_too_large') },
}

const readySchema = {
  operationId: 'ready',
  summary:
    'Whether this node is to be sent requests: its database takes writes and is migrated, and it is not about to end',
  tags: ['operations'],
  response: {
    200: answer('Ready.', rateLimitHeaders),
    ...refusals('headers_too_large', 'rate_limited', 'unavailable', 'internal'),
  },
}

const paths = { health: '/health', ready: '/ready' }

/** Whether nobody but what watches the gateway has asked: such questions come all day, also when there are no readers. */
export const isProbe = (url: string | undefined): boolean => url === paths.health || url === paths.ready

/** Each question costs the database statements: more of them than any machine that watches asks, nobody is answered. */
export const readyPerMinute = 240

/**
 * `isReady` says whether the database answers and takes writes, every migration has run, requests are answered and will be for a while. Watching has a limit of its own: whoever
 * has used up the budget of everything else still learns how the process is.
 */
export const healthRoutes = async (
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  countApart: RequestLimiter['countApart'],
): Promise<void> => {
  app.get(paths.health, { schema: healthSchema, config: { isAtHand: true } }, () => ({ status: 'ok' }))

  const look = oneLook(isReady)
  await app.register(async (watched) => {
    countApart(watched, readyPerMinute)
    watched.get(paths.ready, { schema: readySchema }, async () => {
      if (!(await look())) throw new Problem('unavailable')
      return { status: 'ok' }
    })
  })
}
