/** How long the parts of a run took, in milliseconds, in the order they began. */
export interface PartTimes {
  /** A test of this part has finished: the time since the one before it, of whichever part, is charged to it. */
  finished(part: string): void
  all(): ReadonlyMap<string, number>
}

/** `now` answers milliseconds of a clock that never goes back. */
export const createPartTimes = (now: () => number = () => performance.now()): PartTimes => {
  const times = new Map<string, number>()
  let last = now()
  return {
    finished: (part) => {
      const at = now()
      times.set(part, (times.get(part) ?? 0) + at - last)
      last = at
    },
    all: () => times,
  }
}

/** A line for each part, its seconds right-aligned. */
export const partLines = (times: ReadonlyMap<string, number>): string[] => {
  const widest = Math.max(0, ...[...times.keys()].map((part) => part.length))
  return [...times].map(
    ([part, milliseconds]) =>
      `${part.padEnd(widest)}  ${String(Math.round(milliseconds / 1000)).padStart(4)} s`,
  )
}
