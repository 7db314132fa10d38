import type { FastifyBaseLogger } from 'fastify'

/** Tells the log of what has failed beside a request. */
export interface Failures {
  onFailure(error: unknown): void
  /** From now on nobody is told: what fails has lost the database to the end of the gateway, and the next start does it. */
  end(): void
}

export const tellFailures = (log: () => Pick<FastifyBaseLogger, 'error'> | undefined): Failures => {
  let isOver = false
  return {
    onFailure: (err) => {
      if (!isOver) log()?.error({ err }, 'something beside a request has failed, which went on without it')
    },
    end: () => {
      isOver = true
    },
  }
}
