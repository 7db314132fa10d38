const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/** So long a payment is looked at once a day that nobody has paid by then: what came late is in the ledger all the same. */
const longest = 30 * day

/**
 * When a payment is looked at again that is still waited for: soon, then after ever longer pauses, in any case when its time is
 * over, and ever more rarely from then on. Null where nobody looks any more.
 */
export const nextLook = (now: Date, expiresAt: Date, looks: number): Date | null => {
  const left = expiresAt.getTime() - now.getTime()
  const pause = Math.min(20 * second * 2 ** looks, 10 * minute)
  if (left > 0) return new Date(now.getTime() + Math.min(pause, left))
  if (left <= -longest) return null
  return new Date(now.getTime() + (left > -day ? hour : day))
}

/** So long after it was promised a payment that was made is looked at once a day, and once a week. */
const rarely = { daily: 30 * day, weekly: 182 * day }

/**
 * When a payment that was made is looked at again: rarely, as its provider tells what goes back of it. What nobody has told is
 * found so. Null where nobody looks any more.
 */
export const rareLook = (now: Date, promisedAt: Date): Date | null => {
  const age = now.getTime() - promisedAt.getTime()
  if (age >= rarely.weekly) return null
  return new Date(now.getTime() + (age < rarely.daily ? day : week))
}

/** When a payment is looked at once more that could not be read, or whose news could not be written, by a fault that passes. */
export const lookAgain = (now: Date): Date => new Date(now.getTime() + 10 * minute)

/** So long a monthly gift that has ended is looked at: what was charged just before may be told late, and nothing may be after. */
const afterEnd = 30 * day

/** Pauses before somebody who could not be reached is asked once more to charge nothing: as long as it took so far, within these. */
const askPauses = { least: minute, most: hour }

/** When a monthly gift is looked at that nobody reports: each day, so that no month is lost whose callback was. */
export const lookOfMonthly = {
  /** Where the look that begins now comes to nothing. */
  again: (now: Date): Date => new Date(now.getTime() + hour),
  /** Where somebody has asked for its end, and whoever charges it is not known to have heard that. */
  askAgain: (now: Date, askedAt: Date): Date => {
    const sinceThen = now.getTime() - askedAt.getTime()
    return new Date(now.getTime() + Math.min(Math.max(sinceThen, askPauses.least), askPauses.most))
  },
  /** After it; null where nobody looks any more. */
  next: (now: Date, endedAt: Date | null): Date | null =>
    endedAt !== null && now.getTime() - endedAt.getTime() >= afterEnd ? null : new Date(now.getTime() + day),
}
