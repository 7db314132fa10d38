import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem, rateLimited } from '../core/problem.ts'
import { addressKey, visitorAddress } from './addresses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits count: the address, or the network of an IPv6 subscriber, who has billions of addresses. */
    address: string
  }
}

export interface RequestLimits {
  /** Null: not limited. */
  requestsPerMinute: number | null
  /** Milliseconds. Null: never shed. */
  maxEventLoopDelay: number | null
}

const shedLoad = (app: FastifyInstance, maxEventLoopDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: () => {
      throw new Problem('unavailable')
    },
  })

const countRequests = async (app: FastifyInstance, requestsPerMinute: number): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    keyGenerator: ({ address }) => address,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl),
  })
  app.addHook('onRequest', app.rateLimit())
}

/**
 * Gives each request under `app` the address it is counted by, and refuses what is too much before any work
 * is done for it. Every 429, of this or of a service's own limit, says the same in its RateLimit headers.
 */
export const limitRequests = async (
  app: FastifyInstance,
  { requestsPerMinute, maxEventLoopDelay }: RequestLimits,
): Promise<void> => {
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    request.address = addressKey(visitorAddress(request))
  })
  if (maxEventLoopDelay !== null) await shedLoad(app, maxEventLoopDelay)
  if (requestsPerMinute !== null) await countRequests(app, requestsPerMinute)
  app.addHook('onSend', async (_request, reply) => {
    const wait = reply.getHeader('retry-after')
    if (reply.statusCode !== 429 || wait === undefined) return
    reply.headers({ 'ratelimit-remaining': 0, 'ratelimit-reset': wait })
  })
}
