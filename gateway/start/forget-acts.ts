import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { sweepDaily } from './sweep-daily.ts'

/** Forgets who has sent something, once that no longer counts and though nobody sends anything after. */
export const forgetActsDaily = (
  server: EventEmitter,
  forget: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void =>
  sweepDaily(
    server,
    {
      sweep: forget,
      counted: 'forgotten',
      done: 'forgot what no longer counts of those who have sent something',
      failed: 'what no longer counts of those who have sent something could not be forgotten',
    },
    log,
  )
