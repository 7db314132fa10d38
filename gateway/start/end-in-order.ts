import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds after which what does not end in order is ended all the same. */
const longest = 9500

/** By which a person, npm, a container or a service manager tells a program to end. */
const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const

/** What a program does when it is told to end, at whatever moment. */
export interface Ending {
  /** Aborted once it has been told to. */
  signal: AbortSignal
  /** Adds what is to be done then; what was added last is done first. */
  before(step: () => Promise<unknown>): void
  /** From now on so many milliseconds pass first in which all goes on, so that whoever sends requests here can find out. */
  giveNotice(milliseconds: number): void
}

/**
 * Ends this process when it is told to, or after an error that nobody caught, with everything it had begun brought to
 * an end. Who presses Ctrl+C under npm sends two signals: the second hurries nothing.
 */
export const endInOrder = (log: () => FastifyBaseLogger | undefined): Ending => {
  const stopping = new AbortController()
  const steps: (() => Promise<unknown>)[] = []
  let notice = 0
  const { close } = closeWithGrace({ delay: longest, skip: [...signals] }, async ({ err }) => {
    if (err) log()?.fatal({ err }, 'the gateway stops after an error nobody caught')
    stopping.abort()
    for (const step of steps.toReversed()) await step()
  })
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return
      stopping.abort()
      setTimeout(close, notice)
    })
  }
  return {
    signal: stopping.signal,
    before: (step) => {
      steps.push(step)
    },
    giveNotice: (milliseconds) => {
      notice = milliseconds
    },
  }
}
