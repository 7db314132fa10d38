/** Tells of an element whether it is what a reader has pressed, and waits at. */
export type IsOpener = (element: Element) => boolean

/** Whether the focus is somewhere else. Where nothing has it, as after a press in Safari, the reader still waits. */
export const isFocusElsewhere = (isOpener: IsOpener): boolean => {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !isOpener(activeElement)
}

/**
 * Calls `onGone` when a reader who waits for what they have pressed does something else: presses Escape, or presses or
 * focuses anything but that. Answers how to stop.
 */
export const watchGoingOn = (isOpener: IsOpener, onGone: () => void): (() => void) => {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  const goOn = ({ target }: Event): void => {
    if (!(target instanceof Element && isOpener(target))) onGone()
  }
  document.addEventListener('pointerdown', goOn, options)
  document.addEventListener('focusin', goOn, options)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onGone()
    },
    options,
  )
  return () => watching.abort()
}
