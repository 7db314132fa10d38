import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'
import { type ScrollTarget, saveScrollTarget, scrollToSection } from './scroll-target.ts'

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** What a link to a section of the dashboard does, from wherever it stands. `onFollow` is called when it was followed. */
export const useSectionLink = (onFollow?: () => void) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (section: ScrollTarget) => ({
    href: `${paths.dashboard}#${section}`,
    onClick: (event: MouseEvent): void => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      // A menu holds the focus until it is gone, and the section takes the focus.
      flushSync(() => onFollow?.())
      if (pathname === paths.dashboard) {
        scrollToSection(section)
      } else {
        saveScrollTarget(section)
        navigate(paths.dashboard)
      }
    },
  })
}
