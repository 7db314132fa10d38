import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { sweepDaily } from './sweep-daily.ts'

/** Destroys what has been in the bin for its time. */
export const emptyBinDaily = (
  server: EventEmitter,
  empty: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void =>
  sweepDaily(
    server,
    {
      sweep: empty,
      counted: 'destroyed',
      done: 'destroyed what was in the bin for its time',
      failed: 'the bin could not be emptied',
    },
    log,
  )
