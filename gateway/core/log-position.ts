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

export const logPositionText = ({ timeline, place }: LogPosition): string => `${timeline}-${place}`

const form = /^(\d{1,10})-(\d{1,20})$/

/** Null where it is none. */
export const readLogPosition = (text: string): LogPosition | null => {
  const [, timeline, place] = form.exec(text) ?? []
  return timeline === undefined || place === undefined
    ? null
    : { timeline: Number(timeline), place: BigInt(place) }
}
