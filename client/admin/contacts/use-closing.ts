import { useLayoutEffect, useRef } from 'react'
import { useActs } from './use-acts.ts'
import type { HandledMessage, Handling } from './use-handling.ts'

/**
 * Closes a message without an answer. The button for that goes with the state it was for: as soon as it has gone, whoever
 * has pressed it goes on at the one that is `left`.
 */
export const useClosing = ({ state }: HandledMessage, { press }: Handling) => {
  const acts = useActs()
  const left = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (state === 'new' || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement === document.body) left.current?.focus()
  }, [state])
  const close = (): Promise<void> => {
    isPressed.current = true
    return press(acts.close)
  }
  return { left, close }
}
