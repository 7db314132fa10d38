import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../core/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether there is nothing to make: the answer is there already, or looks after its own time. */
    isAtHand?: boolean
  }
}

/** Milliseconds in which an answer is made, or it is said that it could not be. */
const handlerTimeout = 30_000

/** Does this from now on: whoever waits that long is told that the answer could not be made. */
export const limitThis = (reply: FastifyReply): void => {
  const limit = setTimeout(() => {
    if (!reply.sent) reply.send(new Problem('unavailable'))
  }, handlerTimeout)
  reply.raw.once('close', () => clearTimeout(limit))
}

/**
 * Gives each answer that time, but for those that are there at once, and for routes with a time of their own. The
 * framework's own limit would abort something at the end of each request, of which hardly one has anything to end.
 */
export const limitMaking = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { config, handlerTimeout: own } = request.routeOptions
    if (!config.isAtHand && own === 0) limitThis(reply)
    done()
  })
}

/** Ends the making of a part of it in that time, or when nobody waits any more. */
export const withinTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(handlerTimeout)])
