import type { KeyboardEvent } from 'react'

const isWrittenIn = (target: EventTarget, key: string): boolean =>
  target instanceof HTMLTextAreaElement || (key === ' ' && target instanceof HTMLInputElement)

/**
 * Has a key press once, however long it is held: it would press what opens a dialog, and then again and again whatever
 * has the focus in it.
 */
export const pressOnce = (event: KeyboardEvent): void => {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (event.repeat && isPress && !isWrittenIn(event.target, event.key)) event.preventDefault()
}
