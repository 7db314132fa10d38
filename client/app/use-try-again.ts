import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isServerThere } from '../lib/is-server-there.ts'
import { MissingPage } from '../lib/lazy-page.tsx'
import { focusHeading } from './use-heading-focus.ts'

/**
 * Tries again what failed with `error`. Code that is still missing while the server answers is of an older version of
 * the site, or a failure that the browser keeps: then the page is loaded anew.
 */
export const useTryAgain = (error: unknown) => {
  const { revalidate, state } = useRevalidator()
  /** What stood there when it was pressed, until something else does. */
  const pressedAt = useRef<unknown>(null)

  useEffect(() => {
    const isInVain = pressedAt.current !== null && pressedAt.current !== error
    if (!isInVain || !(error instanceof MissingPage)) return
    pressedAt.current = null
    isServerThere().then((isThere) => {
      if (isThere) window.location.reload()
    })
  }, [error])

  // The button goes when the page comes, and the focus with it.
  useEffect(
    () => () => {
      if (pressedAt.current !== null) focusHeading()
    },
    [],
  )

  return {
    isTrying: state === 'loading',
    tryAgain: () => {
      pressedAt.current = error
      revalidate()
    },
  }
}
