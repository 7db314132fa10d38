import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isRecord } from '../../lib/is-record.ts'
import { isWhole, shownIn } from './view-address.ts'

/** What a way to a room says in the history, where no link of somebody else can write: it was entered anew. */
export const entering = { isEntered: true } as const

/** What the way to a view says there: which one was opened. */
export const opening = (view: string) => ({ view })

/** The view that was opened, until something else is chosen. */
export const openedIn = (state: unknown): string | null =>
  isRecord(state) && typeof state.view === 'string' ? state.view : null

/**
 * Whether a room was entered just now, and shows all of its list because nobody has said anything else. A list that
 * somebody has cleared, or comes back to, stays as it was left.
 * @param isKnown whether it is known by now what the room opens with
 */
export const useIsEntered = (isKnown: boolean): boolean => {
  const { key, search, state } = useLocation()
  const type = useNavigationType()
  const [first] = useState(key)
  const [answered, setAnswered] = useState<string | null>(null)
  useEffect(() => {
    if (isKnown) setAnswered(key)
  }, [isKnown, key])
  if (answered === key || !isWhole(shownIn(search)) || openedIn(state) !== null) return false
  const isTyped = key === 'default'
  const isFollowed = key === first && type !== 'POP'
  return isTyped || isFollowed || (isRecord(state) && state.isEntered === true)
}
