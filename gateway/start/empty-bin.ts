import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

const day = 86_400_000

/**
 * Destroys what has been in the bin for its time: now, after a start, and once a day. What goes wrong is told, and tried
 * again the next day.
 */
export const emptyBinDaily = (
  server: EventEmitter,
  empty: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void => {
  const emptyNow = async (): Promise<void> => {
    try {
      const destroyed = await empty()
      if (destroyed > 0) log.info({ destroyed }, 'destroyed what was in the bin for its time')
    } catch (err) {
      log.error({ err }, 'the bin could not be emptied')
    }
  }

  const timer = setInterval(emptyNow, day).unref()
  server.on('close', () => clearInterval(timer))
  void emptyNow()
}
