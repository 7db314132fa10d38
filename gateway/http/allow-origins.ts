import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** What a page may read of an answer besides what every page may. */
const exposedHeaders = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'Written-At',
  'X-Total-Count',
]

/** Seconds a browser need not ask again whether it may. */
const maxAge = 600

/**
 * Lets the pages of these sites ask under `app`, as if they were programs: they show a token, and no cookie travels
 * with what they send. Where there are none nothing is said to any, as it always was.
 */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && origins.includes(origin) ? origin : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders,
    maxAge,
  })
  // Whoever says later what an answer that may be kept depends on, does not know of this.
  app.addHook('onSend', async (_request, reply) => {
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`)
  })
}
