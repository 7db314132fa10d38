import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { sweepDaily } from './sweep-daily.ts'

/** Forgets what is kept for a time alone: each by itself, so that what keeps one from it keeps no other. */
export const forgetDaily = (
  server: EventEmitter,
  forgets: readonly (() => Promise<number>)[],
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void => {
  for (const forget of forgets) {
    sweepDaily(
      server,
      {
        sweep: forget,
        counted: 'forgotten',
        done: 'forgot what was kept for its time',
        failed: 'what was kept for its time could not be forgotten',
      },
      log,
    )
  }
}
