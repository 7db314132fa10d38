/** Milliseconds for which what was asked is taken to be so; asked again, it is known within a second of any change. */
const mostAge = 800

/** Milliseconds for which nobody asks again after a question that failed: whoever comes meanwhile does not wait as well. */
const pause = 1000

interface Question {
  /** When it was asked, on the monotonic clock. */
  at: number
  answer: Promise<string>
}

/**
 * Which revision everything is at that the public is shown, as far as it is known here. Nothing is asked while nobody
 * wants to know, and one question serves all who want to at the same time.
 */
export interface KnownRevision {
  /**
   * What is known, if it was asked a moment ago; else null.
   * @param since the moment, on the monotonic clock, before which it must not have been asked
   */
  known(since?: number): string | null
  /**
   * The same, asked where need be: at least as new as whatever was acknowledged here before, or anywhere `mostAge` ago.
   * @param since the moment, on the monotonic clock and gone by, before which it must not have been asked
   * @throws whatever asking fails of, or has failed of a moment ago
   */
  current(since?: number): Promise<string>
  /** From now on nothing asked before counts: something may have been written here. */
  doubt(): void
}

export const createKnownRevision = (
  ask: () => Promise<string>,
  now: () => number = () => performance.now(),
): KnownRevision => {
  let last: { at: number; revision: string } | null = null
  let underWay: Question | null = null
  let failure: { at: number; reason: unknown } | null = null

  // What counts is when it was asked: the answer may have been on its way for long.
  const isNew = ({ at }: { at: number }): boolean => now() - at <= mostAge

  const question = (): Question => {
    const asked: Question = { at: now(), answer: ask() }
    asked.answer
      .then((revision) => {
        // Overtaken by a doubt, or by a later question: it serves those who wait for it, and nobody else.
        if (underWay === asked) last = { at: asked.at, revision }
      })
      .catch((reason: unknown) => {
        failure = { at: now(), reason }
      })
      .finally(() => {
        if (underWay === asked) underWay = null
      })
    return asked
  }

  const known = (since = -Infinity): string | null =>
    last !== null && last.at >= since && isNew(last) ? last.revision : null

  return {
    known,
    current: async (since = -Infinity) => {
      const found = known(since)
      if (found !== null) return found
      if (failure !== null && now() - failure.at <= pause) throw failure.reason
      const before = underWay
      if (before === null || !isNew(before)) {
        underWay = question()
        return underWay.answer
      }
      if (before.at >= since) return before.answer
      await before.answer
      // Others had asked that before this one came; of all who wait for a later one, the first asks.
      if (underWay === null || underWay === before) underWay = question()
      return underWay.answer
    },
    doubt: () => {
      last = null
      underWay = null
    },
  }
}
