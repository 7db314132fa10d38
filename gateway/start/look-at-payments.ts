import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { everySecond } from './every-second.ts'

/** Looks at payments that are due, because a callback has come or none has: which they are is in the database. */
export const lookAtPayments = (
  server: EventEmitter,
  lookAtSome: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void =>
  everySecond(
    server,
    async () => (await lookAtSome()) > 0,
    'payments could not be looked at, which is tried again',
    log,
  )
