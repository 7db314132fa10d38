import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds. */
const interval = 1000

/**
 * Does something in each second, and at once again where there is more of it, until the server closes. What goes wrong is told
 * once, and tried again.
 */
export const everySecond = (
  server: EventEmitter,
  doSome: () => Promise<boolean>,
  failed: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  let isOver = false
  let isAtWork = false
  let isToldOf = false

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      while (!isOver && (await doSome()));
      isToldOf = false
    } catch (err) {
      if (!isToldOf && !isOver) log.warn({ err }, failed)
      isToldOf = true
    } finally {
      isAtWork = false
    }
  }

  const timer = setInterval(work, interval).unref()
  server.on('close', () => {
    isOver = true
    clearInterval(timer)
  })
}
