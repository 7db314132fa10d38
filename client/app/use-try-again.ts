import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { focusHeading } from './use-heading-focus.ts'

/** Loads again what has failed: when it is asked to, and by itself when the connection is back. */
export const useTryAgain = () => {
  const { revalidate, state } = useRevalidator()
  const isPressed = useRef(false)

  // The button goes when the page comes, and the focus with it.
  useEffect(
    () => () => {
      if (isPressed.current) focusHeading()
    },
    [],
  )

  const tryAgain = (): void => {
    isPressed.current = true
    revalidate()
  }

  const tryOnline = useEffectEvent(() => {
    // Whoever is at something else by now, a menu, keeps the focus there.
    const { activeElement, body } = document
    const isElsewhere = activeElement !== body && activeElement?.closest('main') === null
    if (isElsewhere) revalidate()
    else tryAgain()
  })
  useEffect(() => {
    const onOnline = (): void => tryOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return { isTrying: state === 'loading', tryAgain }
}
