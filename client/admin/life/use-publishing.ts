import { useState } from 'react'
import { adminPaths } from '../../lib/paths.ts'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'

const names = ['id', 'day', 'time'] as const

/** A moment as it is typed, on the clock of the charity. */
export interface TypedMoment {
  day: string
  time: string
}

/** Which record of a list is about to be published, and the moment that is typed for it. */
type Publishing = Record<(typeof names)[number], string>

const nothing: Publishing = { id: '', day: '', time: '09:00' }

/**
 * Asks of one record of a room after the other from when on it is shown. What is typed outlives the row it is typed in:
 * it is there again once the list is turned back to that, and for who had to sign in again meanwhile.
 */
export const usePublishing = (room: string) => {
  const kept = useKeptTexts({
    place: `${adminPaths(room).list} publish`,
    names,
    read: (name): string => publishing[name],
    isTouched: (): boolean => publishing.day !== nothing.day || publishing.time !== nothing.time,
  })
  const [publishing, setPublishing] = useState<Publishing>(() => ({
    id: kept('id') ?? nothing.id,
    day: kept('day') ?? nothing.day,
    time: kept('time') ?? nothing.time,
  }))
  return {
    publishing,
    /** What is typed for a record stays when it is asked of once more. */
    ask: (id: string): void => setPublishing((before) => (before.id === id ? before : { ...nothing, id })),
    type: (typed: Partial<TypedMoment>): void => setPublishing((before) => ({ ...before, ...typed })),
    /** Another one that is asked of by then is not what was settled. */
    stop: (id: string): void => setPublishing((before) => (before.id === id ? nothing : before)),
  }
}
