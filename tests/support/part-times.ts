/** How long the parts of a run took, in milliseconds, in the order their first tests finished. */
export interface PartTimes {
  /**
   * For a runner that starts now, and runs one part after another: what it tells when a test of a part has finished.
   * The time since its test before that one, of whichever part, is charged to it.
   */
  ofRunner(): (part: string) => void
  all(): ReadonlyMap<string, number>
}

/** `now` answers milliseconds of a clock that never goes back. */
export const createPartTimes = (now: () => number = () => performance.now()): PartTimes => {
  const times = new Map<string, number>()
  return {
    ofRunner: () => {
      let last = now()
      return (part) => {
        const at = now()
        times.set(part, (times.get(part) ?? 0) + at - last)
        last = at
      }
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
