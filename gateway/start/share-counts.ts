import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds: within that an address may ask another gateway for what it was refused at one. */
const interval = 1000

/** Has gateways tell each other who asks much, until the server closes. Where they cannot, each counts for itself. */
export const shareCounts = (
  server: EventEmitter,
  share: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  let isAtWork = false
  let isToldOf = false

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      await share()
      isToldOf = false
    } catch (err) {
      if (!isToldOf) log.warn({ err }, 'this gateway counts requests for itself: the database gave no answer')
      isToldOf = true
    } finally {
      isAtWork = false
    }
  }

  const timer = setInterval(work, interval).unref()
  server.on('close', () => clearInterval(timer))
}
