import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { everySecond } from './every-second.ts'

/**
 * Has issues of the newsletter written to their readers, a few each second, as often as the rate of letters counts in: how far an
 * issue has come is in the database.
 */
export const sendIssues = (
  server: EventEmitter,
  sendSome: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void =>
  everySecond(server, sendSome, 'issues of the newsletter could not be sent on, which is tried again', log)
