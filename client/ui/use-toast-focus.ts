import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** The way to the toasts, and back, without a pointer; with none there it is the browser's own key. */
export const toastKey = 'F6'

const isInDialog = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [role="alertdialog"]') != null

/**
 * Who is at the toasts with the keyboard. No toast ever takes the focus: {@link toastKey} leads to what the newest one
 * offers, and once more, or when what had the focus is gone, back to where it came from.
 */
export const useToastFocus = (region: RefObject<HTMLElement | null>, isAnyThere: boolean) => {
  const [hasFocus, setHasFocus] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)

  const giveBack = (): void => {
    const { current } = cameFrom
    const isThere = current instanceof HTMLElement && current.isConnected
    const target = isThere ? current : document.querySelector<HTMLElement>('#main')
    // Whoever was at the toasts has not moved the page meanwhile: what they see stays before them.
    target?.focus({ preventScroll: true })
    setHasFocus(false)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== toastKey || event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return
    // A dialog keeps the focus until it is answered.
    if (!isAnyThere || isInDialog(document.activeElement)) return
    event.preventDefault()
    if (hasFocus) giveBack()
    else region.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // What is removed under the focus does not say that it has left.
  useLayoutEffect(() => {
    if (hasFocus && region.current?.contains(document.activeElement) === false) giveBack()
  })

  return {
    hasFocus,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      setHasFocus(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void =>
      setHasFocus(currentTarget.contains(relatedTarget)),
  }
}
