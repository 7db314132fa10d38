import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { everySecond } from './every-second.ts'

/** Has statements of a year written to their donors, a few each second: how far that has come is in the database. */
export const sendStatements = (
  server: EventEmitter,
  sendSome: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void =>
  everySecond(server, sendSome, 'statements of a year could not be sent on, which is tried again', log)
