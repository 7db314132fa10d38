import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestCountSharing } from '../database/share-request-counts.ts'

/** Milliseconds: within that an address may ask another gateway for what it was refused at one. */
const interval = 1000

/** So many of them until what has ended is swept: about a minute, as long as what was told of lasts. */
const sweepEvery = 60

/** Has gateways tell each other who asks much, until the server closes. Where they cannot, each counts for itself. */
export const shareCounts = (
  server: EventEmitter,
  { share, sweep }: RequestCountSharing,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  let isAtWork = false
  let isToldOf = false
  let turns = 0

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    turns += 1
    try {
      await share()
      if (turns % sweepEvery === 0) await sweep()
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
