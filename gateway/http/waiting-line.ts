/** Milliseconds over which it is counted how many answers are made. */
const window = 1000

/** How many answers may be in the making at once: so many always, and as many as are made in so many seconds. */
export interface LineLimit {
  always: number
  seconds: number
}

/** The answers that are being made, and how fast they are. */
export interface WaitingLine {
  /** Somebody's answer is being made from now on. Answers what to call, once, when it is made or nobody waits for it. */
  join(): () => void
  /** Whether whoever came now would wait longer than that. */
  isLongerThan(limit: LineLimit): boolean
  /** How many are being made. */
  readonly making: number
}

/** @param now in milliseconds, from any moment on */
export const createWaitingLine = (now: () => number): WaitingLine => {
  let making = 0
  let begun = now()
  let made = 0
  let perSecond = 0

  const turn = (): void => {
    const elapsed = now() - begun
    if (elapsed < window) return
    perSecond = (made * 1000) / elapsed
    begun = now()
    made = 0
  }

  return {
    get making() {
      return making
    },
    join: () => {
      making += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        making -= 1
        turn()
        made += 1
      }
    },
    isLongerThan: ({ always, seconds }) => {
      turn()
      return making >= Math.max(always, perSecond * seconds)
    },
  }
}
