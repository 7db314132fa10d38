import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { sweepDaily } from './sweep-daily.ts'

/** Ends pledges that nothing came of in their time. */
export const expirePledgesDaily = (
  server: EventEmitter,
  expire: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void =>
  sweepDaily(
    server,
    {
      sweep: expire,
      counted: 'expired',
      done: 'ended pledges that nothing came of in their time',
      failed: 'pledges could not be ended',
    },
    log,
  )
