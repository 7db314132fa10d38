import { AsyncLocalStorage } from 'node:async_hooks'

/** The time that one request has, from its arrival to its answer. Once it is over, nobody waits for what it is spent on. */
export interface Budget {
  readonly isOver: boolean
  /** Calls `stop` when it is over; answers what to call when there is nothing to stop any more. */
  whenOver(stop: () => void): () => void
}

/** A budget, and how it comes to its end. */
export const createBudget = (): { budget: Budget; end: () => void } => {
  const stops = new Set<() => void>()
  let isOver = false
  return {
    budget: {
      get isOver() {
        return isOver
      },
      whenOver: (stop) => {
        stops.add(stop)
        return () => stops.delete(stop)
      },
    },
    end: () => {
      isOver = true
      for (const stop of stops) stop()
      stops.clear()
    },
  }
}

const spending = new AsyncLocalStorage<Budget | undefined>()

/** Does all that follows from `work` within a budget, or in whatever time it takes. */
export const within = <Answer>(budget: Budget | undefined, work: () => Answer): Answer =>
  spending.run(budget, work)

/** The budget of what is being done now; undefined where nothing would be stored of it, and for what the gateway does by itself. */
export const currentBudget = (): Budget | undefined => spending.getStore()
