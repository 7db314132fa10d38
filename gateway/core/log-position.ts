/**
 * How far a database has got: the place in its log of changes, which only grows on one timeline. A promotion begins
 * another, whose places say nothing of the one before.
 */
export interface LogPosition {
  timeline: number
  /** Bytes from the beginning of all logs. */
  place: bigint
}

/** Whether whoever is at `reached` has all that was there at `position`. */
export const hasReached = (reached: LogPosition, position: LogPosition): boolean =>
  reached.timeline === position.timeline && reached.place >= position.place
