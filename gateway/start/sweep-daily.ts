import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

const day = 86_400_000

export interface Sweep {
  /** Does it, and answers to how many records. */
  sweep: () => Promise<number>
  /** What the log calls that number, and what it says. */
  counted: string
  done: string
  failed: string
}

/**
 * Does what time alone makes due: now, after a start, and once a day. What goes wrong is told, and tried again the next day; what an end of
 * the gateway cuts is not.
 */
export const sweepDaily = (
  server: EventEmitter,
  { sweep, counted, done, failed }: Sweep,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void => {
  let isOver = false

  const sweepNow = async (): Promise<void> => {
    try {
      const many = await sweep()
      if (many > 0) log.info({ [counted]: many }, done)
    } catch (err) {
      // The database was closed under it: what it has not done, the next start does.
      if (!isOver) log.error({ err }, failed)
    }
  }

  const timer = setInterval(sweepNow, day).unref()
  server.on('close', () => {
    isOver = true
    clearInterval(timer)
  })
  void sweepNow()
}
