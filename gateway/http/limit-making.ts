import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Budget, createBudget, within } from '../core/budget.ts'
import { Problem } from '../core/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether there is nothing to make: the answer is there already, or looks after its own time. */
    isAtHand?: boolean
    /** Whether a time of its own is for sending it alone: it begins within the standard one. */
    beginsInTime?: boolean
  }
  interface FastifyInstance {
    /** Milliseconds from a request's arrival in which it is answered; the standard where nothing is said. */
    timeToAnswer?: number
  }
}

/** Milliseconds in which an answer is made, or it is said that it could not be. */
export const handlerTimeout = 30_000

const budgets = new WeakMap<FastifyRequest, Budget>()

/** Of what only reads, nothing is left that could be stored after its time. */
const mayStore = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** Whoever was slow to send is told so; else it was us. */
const refusalOf = (request: FastifyRequest, reply: FastifyReply): Problem => {
  if (request.raw.complete !== false) return new Problem('unavailable')
  reply.header('connection', 'close')
  return new Problem('request_timeout')
}

/**
 * Does this from now on: whoever waits that long is told that the answer could not be made, and nothing is stored of it
 * any more. Reading the body is part of it.
 */
export const limitThis = (request: FastifyRequest, reply: FastifyReply): void => {
  const spent = mayStore(request) ? createBudget() : undefined
  if (spent) budgets.set(request, spent.budget)
  const limit = setTimeout(() => {
    if (!reply.sent && !reply.raw.headersSent) reply.send(refusalOf(request, reply))
    spent?.end()
  }, reply.server.timeToAnswer ?? handlerTimeout)
  reply.raw.once('close', () => clearTimeout(limit))
}

/**
 * Gives each answer that time, but for those that are there at once, and for routes with a time of their own; of a file
 * that is sent while it is read, its beginning. The framework's own limit would abort something at the end of each
 * request, of which hardly one has anything to end; and it ends with the body, before anything is made.
 */
export const limitMaking = (app: FastifyInstance, timeToAnswer = handlerTimeout): void => {
  app.decorate('timeToAnswer', timeToAnswer)
  app.addHook('onRequest', (request, reply, done) => {
    const { config, handlerTimeout: own } = request.routeOptions
    if (!config.isAtHand && (own === 0 || config.beginsInTime)) limitThis(request, reply)
    done()
  })
  // After the body has arrived, which is told by somebody who knows nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const budget = budgets.get(request)
    if (budget === undefined) done()
    else within(budget, done)
  })
}

/** Ends the making of an answer in that time, or when nobody waits any more. */
export const whileAwaited = ({ raw }: FastifyReply): AbortSignal => {
  const making = new AbortController()
  // No process goes on for the sake of it.
  const limit = setTimeout(() => making.abort(), handlerTimeout).unref()
  raw.once('close', () => {
    clearTimeout(limit)
    // What is sent has nothing left to end, and ending it would cost more than finding the page.
    if (!raw.writableFinished) making.abort()
  })
  return making.signal
}
