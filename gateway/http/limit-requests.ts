import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, visitorAddress } from '../core/addresses.ts'
import type { Meters } from '../core/meters.ts'
import { rateLimited } from '../core/problem.ts'
import { RequestCounts } from '../rate-limits/request-counts.ts'
import { shedLoad } from './shed-load.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits count: the address, or the network of an IPv6 subscriber, who has billions of addresses. */
    readonly address: string
  }
}

export interface RequestLimits {
  /** Null: not limited. */
  requestsPerMinute: number | null
  /** Milliseconds. Null: never shed. */
  maxEventLoopDelay: number | null
}

const addressOf = (request: FastifyRequest): string => addressKey(visitorAddress(request))

/** Requests of one address, counted over every scope it is given to. */
type Count = ReturnType<FastifyInstance['rateLimit']>

/** Refuses what is too much under `scope` before any work is done. */
const countUnder = (scope: FastifyInstance, count: Count | null): void => {
  if (count !== null) scope.addHook('onRequest', count)
}

/** Every 429, of a count or of a service's own limit, says the same in its RateLimit headers. */
const tellLimits = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const wait = reply.statusCode === 429 ? reply.getHeader('retry-after') : undefined
    if (wait !== undefined) reply.headers({ 'ratelimit-remaining': 0, 'ratelimit-reset': wait })
    done()
  })
}

/** What the library is told of a count: whether it is that of everything one address asks for. */
interface Counting {
  max: number
  isOfEverything: boolean
}

/** The library makes its store itself, and of that one for each count. */
const storeOf = (ofEverything: RequestCounts) =>
  class extends RequestCounts {
    override child(counting: object): RequestCounts {
      return Reflect.get(counting, 'isOfEverything') === true ? ofEverything : super.child(counting)
    }
  }

export interface RequestLimiter {
  /** Holds the routes under `scope` to the one budget of an address, and sheds them when the process cannot keep up. */
  limit: (scope: FastifyInstance) => void
  /** Holds the routes under `scope` to the budget alone. */
  count: (scope: FastifyInstance) => void
  /** Gives the routes under `scope` a budget of their own. */
  countApart: (scope: FastifyInstance, requestsPerMinute: number) => void
}

/**
 * The limits of the whole application, one budget for each address whatever it asks for: what `limit` and `count`
 * are given, and addresses that no route is called.
 * @param counts of that one budget, for whoever tells other gateways of them
 */
export const limitRequests = async (
  app: FastifyInstance,
  { requestsPerMinute, maxEventLoopDelay }: RequestLimits,
  meters: Meters | null = null,
  counts = new RequestCounts(),
): Promise<RequestLimiter> => {
  app.decorateRequest('address', {
    getter() {
      return addressOf(this)
    },
  })
  tellLimits(app)
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    store: storeOf(counts),
    enableDraftSpec: true,
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl),
  })
  const shed = maxEventLoopDelay === null ? null : shedLoad(app, maxEventLoopDelay, meters)
  const countWith = (counting: Counting): Count => app.rateLimit(counting)
  const budget =
    requestsPerMinute === null ? null : countWith({ max: requestsPerMinute, isOfEverything: true })
  if (budget !== null) {
    app.addHook('onRequest', async function (request, reply) {
      if (request.is404) await budget.call(this, request, reply)
    })
  }
  return {
    limit: (scope) => {
      shed?.(scope)
      countUnder(scope, budget)
    },
    count: (scope) => countUnder(scope, budget),
    countApart: (scope, most) => countUnder(scope, countWith({ max: most, isOfEverything: false })),
  }
}
