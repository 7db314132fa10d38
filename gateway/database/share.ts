import { Problem } from '../core/problem.ts'

/** Some of the connections there are, for one kind of work: however much waits for them, the others are free. */
export interface Share {
  /**
   * Waits for one of them, behind all who have come before.
   * @returns what gives it back, once
   * @throws Problem `unavailable` where none has been free for so long
   */
  enter(): Promise<() => void>
  /** How many wait. */
  readonly waiting: number
}

/** @param patience milliseconds that anybody waits */
export const createShare = (most: number, patience: number): Share => {
  let taken = 0
  /** Whoever waits, in the order they came; each is told when it is their turn. */
  const waiting = new Set<() => void>()

  const leaveOnce = (): (() => void) => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = waiting
      if (next === undefined) taken -= 1
      else next()
    }
  }

  const wait = (): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        waiting.delete(goOn)
        reject(new Problem('unavailable'))
      }, patience)
      const goOn = (): void => {
        clearTimeout(limit)
        waiting.delete(goOn)
        resolve(leaveOnce())
      }
      waiting.add(goOn)
    })

  return {
    get waiting() {
      return waiting.size
    },
    enter: async () => {
      if (taken >= most) return wait()
      taken += 1
      return leaveOnce()
    },
  }
}
