import type { EventEmitter } from 'node:events'
import { timeouts } from '../database/timeouts.ts'

/** Milliseconds: before the last connection is taken for one that nobody needs. */
const interval = timeouts.idle / 2

/**
 * Has a gateway that nobody asks for anything keep a connection, until the server closes: it is by these that a restore sees
 * whether one is at work. Where the database gives no answer, whoever asks next is told so; here it is tried again.
 */
export const stayConnected = (server: EventEmitter, ask: () => Promise<unknown>): void => {
  const timer = setInterval(() => {
    ask().catch(() => undefined)
  }, interval).unref()
  server.on('close', () => clearInterval(timer))
}
