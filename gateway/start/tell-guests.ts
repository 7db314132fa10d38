import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { everySecond } from './every-second.ts'

/** Has the many who have signed up for an event written to, a few each second: how far that has come is in the database. */
export const tellGuests = (
  server: EventEmitter,
  tellSome: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => everySecond(server, tellSome, 'guests of an event could not be told, which is tried again', log)
