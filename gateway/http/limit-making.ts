import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../core/problem.ts'
import { mayWait } from './slow-readers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether there is nothing to make: the answer is there already, or looks after its own time. */
    isAtHand?: boolean
  }
}

/** Milliseconds in which an answer is made, or it is said that it could not be. */
const handlerTimeout = 30_000

/** Gives each route that time, but for those whose answers are there at once: watching over them costs more than they do. */
export const limitMaking = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isAtHand) route.handlerTimeout ??= handlerTimeout
  })
}

/** Does the same from this moment on for an answer that was not there after all. */
export const limitThis = (reply: FastifyReply): void => {
  mayWait(reply)
  const limit = setTimeout(() => {
    if (!reply.sent) reply.send(new Problem('unavailable'))
  }, handlerTimeout)
  reply.raw.once('close', () => clearTimeout(limit))
}

/** Ends the making of a part of it in that time, or when nobody waits any more. */
export const withinTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(handlerTimeout)])
