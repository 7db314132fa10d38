import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Puts the focus on the page's heading, which is how a screen reader announces it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** After a change of page the focus goes to its heading. */
export const useHeadingFocus = (): void => {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    focusHeading()
  }, [pathname])
}
