import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The heading of what is opened beside a list, where the address is that of such a thing. */
export const openedHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-opened]')

/**
 * Puts the focus on the page's heading, which is how a screen reader announces it; where the address is that of something
 * beside a list, on the heading of that.
 */
export const focusHeading = (): void => {
  const heading = openedHeading() ?? document.querySelector<HTMLElement>('main h1')
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
