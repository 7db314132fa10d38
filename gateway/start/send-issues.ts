import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds: as often as the rate of letters counts in. */
const interval = 1000

/**
 * Has issues of the newsletter written to their readers, a few each second, until the server closes. What goes wrong is told
 * and tried again: how far an issue has come is in the database.
 */
export const sendIssues = (
  server: EventEmitter,
  sendSome: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  let isOver = false
  let isAtWork = false
  let isToldOf = false

  const send = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      while (!isOver && (await sendSome()));
      isToldOf = false
    } catch (err) {
      if (!isToldOf) log.warn({ err }, 'issues of the newsletter could not be sent on, which is tried again')
      isToldOf = true
    } finally {
      isAtWork = false
    }
  }

  const timer = setInterval(send, interval).unref()
  server.on('close', () => {
    isOver = true
    clearInterval(timer)
  })
}
